import { GoodbyeLink, type GoodbyeLinkProps } from "../../features/mail-links/goodbye-link";

/** /app/goodbye#token */
export const GoodbyeScreen = (props: GoodbyeLinkProps) => <GoodbyeLink {...props} />;

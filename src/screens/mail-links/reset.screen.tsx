import { ResetLink, type ResetLinkProps } from "../../features/mail-links/reset-link";

/** /app/reset#token */
export const ResetScreen = (props: ResetLinkProps) => <ResetLink {...props} />;

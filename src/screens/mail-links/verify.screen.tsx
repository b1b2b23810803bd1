import { VerifyLink, type VerifyLinkProps } from "../../features/mail-links/verify-link";

/** /app/verify#token */
export const VerifyScreen = (props: VerifyLinkProps) => <VerifyLink {...props} />;

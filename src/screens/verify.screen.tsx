import { VerifyLink, type VerifyLinkProps } from "../features/mail-links/verify-link";

/** /app/verify#token */
export const VerifyScreen = ({ machine, token }: VerifyLinkProps) => (
  <VerifyLink machine={machine} token={token} />
);

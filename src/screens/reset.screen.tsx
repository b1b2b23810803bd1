import { ResetLink, type ResetLinkProps } from "../features/mail-links/reset-link";

/** /app/reset#token */
export const ResetScreen = ({ machine, token }: ResetLinkProps) => (
  <ResetLink machine={machine} token={token} />
);

import { VerifyLink, type VerifyLinkProps } from "../../features/mail-links/verify-link";
import { type Session, useMe } from "../../features/session/use-access";

/** /app/verify#token */
export function VerifyScreen({
  session,
  ...props
}: Omit<VerifyLinkProps, "ownAddress"> & { session: Session }) {
  const me = useMe(session);
  return <VerifyLink {...props} ownAddress={me?.email_address ?? null} />;
}

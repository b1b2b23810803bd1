import type { VerifiedAccount } from "../../../domain/mail-links/mail-link";
import { Muted } from "../../ui/base/page";

/** Names the account, so that nobody proves a stranger's. */
export const WhoseAccount = ({ account }: { account: VerifiedAccount }) => (
  <Muted>
    <strong>{account.fullName}</strong> signed up with <strong>{account.emailAddress}</strong>.
  </Muted>
);

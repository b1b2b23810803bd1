import { type MailboxKey, mailboxKey } from "../../../domain/account/mailbox-key";
import { Problem } from "../../platform/http/problem";

/** The key of an address in a request. The contract's check has refused what has none. */
export function keyOf(emailAddress: string): MailboxKey {
  const key = mailboxKey(emailAddress);
  if (key === null) throw new Problem("AUTH_400_EMAIL_ADDRESS");
  return key;
}

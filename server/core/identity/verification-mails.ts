import type { Queries } from "../../platform/db/database";
import type { UserRow } from "../account/account.store";
import type { Services } from "../base/services";
import { linkLife, makeLink } from "../mail/link.store";
import { verificationMail } from "../mail/templates";

/** The mail whose link verifies the holder's address. */
export async function queueVerification(
  { mail, config, now }: Pick<Services, "mail" | "config" | "now">,
  tx: Queries,
  holder: UserRow,
  /** The session that asked for the mail and shows its number; otherwise the first one that asks for the number. */
  sessionId: string | null = null,
): Promise<void> {
  const at = now();
  const token = await makeLink(tx, { kind: "verify", holder, sessionId, now: at });
  await mail.queue(tx, {
    to: holder.mailboxKey,
    ...verificationMail({
      name: holder.firstName ?? holder.fullName,
      publicOrigin: config.publicOrigin,
      token,
    }),
    usefulUntil: new Date(at.getTime() + linkLife.verify),
  });
}

import { dueDayText, reminderTime, stayMargin } from "../../../domain/account-deletion/deletion";
import { lockUser, type UserRow } from "../../core/account/account.store";
import { readTimeZone } from "../../core/account/time-zone";
import type { Services } from "../../core/base/services";
import { makeLink } from "../../core/mail/link.store";
import type { Queries } from "../../platform/db/database";
import { countStayLinks, findToRemind } from "./deletion.store";
import { leavingMail } from "./own-data-mails";

type Ports = Pick<Services, "mail" | "config" | "now">;
type Leaver = UserRow & { deletionDueAt: Date };

/** The mail whose link keeps the account. The link ends an hour before the account, so that nothing is erased under an undo. */
export async function queueStayMail(
  { mail, config, now }: Ports,
  tx: Queries,
  holder: Leaver,
): Promise<void> {
  const until = new Date(holder.deletionDueAt.getTime() - stayMargin);
  const token = await makeLink(tx, { kind: "stay", holder, now: now(), until });
  const recipient = { name: holder.firstName ?? holder.fullName, publicOrigin: config.publicOrigin };
  const dueDay = dueDayText(holder.deletionDueAt, readTimeZone(holder.timeZone ?? "") ?? "UTC");
  await mail.queue(tx, {
    to: holder.mailboxKey,
    ...leavingMail({ ...recipient, token, dueDay }),
    usefulUntil: until,
  });
}

/** In place of the mail for a new password. Three at most, besides the one at once and the one after seven days. */
export async function queueStayMailAgain(services: Ports, tx: Queries, holder: Leaver): Promise<void> {
  const { id, deletionDueAt: dueAt } = holder;
  const now = services.now().getTime();
  const isReminded = dueAt.getTime() - reminderTime <= now;
  const sent = await countStayLinks(tx, { id, dueAt });
  if (sent < mostAgain + (isReminded ? 2 : 1) && now < dueAt.getTime() - stayMargin)
    await queueStayMail(services, tx, holder);
}

const mostAgain = 3;

/** The second mail, after seven days. */
export async function remindLeaving(services: Services): Promise<void> {
  for (const id of await findToRemind(services.db, services.now()))
    await services.db.transaction(async (tx) => {
      const holder = await lockUser(tx, id);
      // Another server may have sent it.
      const [still] = await findToRemind(tx, services.now(), id);
      if (holder?.deletionDueAt && still)
        await queueStayMail(services, tx, { ...holder, deletionDueAt: holder.deletionDueAt });
    });
}

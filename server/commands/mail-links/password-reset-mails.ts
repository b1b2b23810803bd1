import { formattedProviders } from "../../../domain/identity/provider";
import type { Services } from "../../core/base/services";
import {
  bookWayBack,
  findResetHolder,
  type ResetHolder,
  removeResetRequest,
  takeResetRequest,
} from "../../core/identity/password-reset.store";
import { linkLife, makeLink } from "../../core/mail/link.store";
import { otherProviderMail, tamperedMail, temporaryPasswordMail } from "../../core/mail/templates";
import type { Queries } from "../../platform/db/database";
import { logOutage } from "../../platform/db/log-outage";
import { queueStayMailAgain } from "../account-deletion/undo-deletion-mails";

const lines = new WeakMap<Services["db"], Promise<void>>();

/** Processes the requests after their replies, so that a reply takes as long for unknown addresses as for known ones. Never rejects. */
export function mailPasswordResets(services: Services): Promise<void> {
  const line = (lines.get(services.db) ?? Promise.resolve()).then(async () => {
    try {
      while (await mailNext(services));
    } catch (error) {
      if (!logOutage(services, error))
        services.log.error({ err: error }, "A password reset waits for the next round.");
    }
  });
  lines.set(services.db, line);
  return line;
}

const mailNext = (services: Services): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const request = await takeResetRequest(tx);
    if (!request) return false;
    const holder = await findResetHolder(tx, request.emailAddress);
    if (holder?.user.deletionDueAt)
      await queueStayMailAgain(services, tx, { ...holder.user, deletionDueAt: holder.user.deletionDueAt });
    else if (holder) await services.mail.queue(tx, await letterFor(services, tx, holder, services.now()));
    await removeResetRequest(tx, request.id);
    return true;
  });

/** Notifies the owner of a tampered account at its own address, with a reset link if it has a password. */
export async function queueWayBack(
  { config, mail }: Services,
  tx: Queries,
  { user, providers }: ResetHolder,
  now: Date,
): Promise<void> {
  if (!(await bookWayBack(tx, config, { key: user.mailboxKey, now }))) return;
  const token = providers.includes("drip") ? await makeLink(tx, { kind: "reset", holder: user, now }) : null;
  const recipient = { name: user.firstName ?? user.fullName, publicOrigin: config.publicOrigin };
  await mail.queue(tx, {
    to: user.mailboxKey,
    ...tamperedMail({ ...recipient, token }),
    ...(token && { usefulUntil: new Date(now.getTime() + linkLife.reset) }),
  });
}

async function letterFor({ config }: Services, tx: Queries, { user, providers }: ResetHolder, now: Date) {
  const to = user.mailboxKey;
  const recipient = { name: user.firstName ?? user.fullName, publicOrigin: config.publicOrigin };
  if (!providers.includes("drip") && providers.includes("google"))
    return { to, ...otherProviderMail({ ...recipient, formattedProvider: formattedProviders.google }) };
  const token = await makeLink(tx, { kind: "reset", holder: user, now });
  return {
    to,
    ...temporaryPasswordMail({ ...recipient, token }),
    usefulUntil: new Date(now.getTime() + linkLife.reset),
  };
}

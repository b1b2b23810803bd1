import { formattedProviders } from "../../domain/identity/provider";
import type { Queries } from "../db/open";
import { otherProviderMail, tamperedMail, temporaryPasswordMail } from "../mail/templates";
import type { Services } from "../services";
import { linkLife, makeLink } from "./link.store";
import {
  countMails,
  findResetHolder,
  markMailed,
  mostMailsAnHour,
  type ResetHolder,
  removeResetRequest,
  takeResetRequest,
  writeMailedReset,
} from "./password-reset.store";

const lines = new WeakMap<Services["db"], Promise<void>>();

/** Works off what was asked for, after the reply: so the reply takes as long for unknown addresses as for known ones. Never rejects. */
export function mailPasswordResets(services: Services): Promise<void> {
  const line = (lines.get(services.db) ?? Promise.resolve()).then(async () => {
    try {
      while (await mailNext(services));
    } catch (error) {
      services.log.error({ err: error }, "A password reset waits for the next round.");
    }
  });
  lines.set(services.db, line);
  return line;
}

const mailNext = (services: Services): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const now = services.now();
    const request = await takeResetRequest(tx);
    if (!request) return false;
    const holder = await findResetHolder(tx, request.emailAddress);
    const isOver = (await countMails(tx, request.emailAddress, now)) >= mostMailsAnHour;
    if (!holder || isOver) {
      await removeResetRequest(tx, request.id);
      return true;
    }
    await services.mail.queue(tx, await letterFor(services, tx, holder, now));
    await markMailed(tx, request.id, now);
    return true;
  });

/** Whose account was tampered with hears of it at its own address, with a link to a new password where there is one. */
export async function queueWayBack(
  { config, mail }: Services,
  tx: Queries,
  { user, providers }: ResetHolder,
  now: Date,
): Promise<void> {
  const token = providers.includes("drip") ? await makeLink(tx, { kind: "reset", holder: user, now }) : null;
  const recipient = { name: user.firstName ?? user.fullName, publicOrigin: config.publicOrigin };
  await mail.queue(tx, {
    to: user.emailAddress,
    ...tamperedMail({ ...recipient, token }),
    ...(token && { usefulUntil: new Date(now.getTime() + linkLife.reset) }),
  });
  await writeMailedReset(tx, user.emailAddress, now);
}

async function letterFor({ config }: Services, tx: Queries, { user, providers }: ResetHolder, now: Date) {
  const to = user.emailAddress;
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

import { formattedProviders } from "../../domain/provider";
import { otherProviderMail, temporaryPasswordMail } from "../mail/templates";
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

async function letterFor(
  { config }: Services,
  tx: Parameters<typeof makeLink>[0],
  { user, providers }: ResetHolder,
  now: Date,
) {
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

import { lte } from "drizzle-orm";
import { rateBucket } from "../db/schema/limits";
import { endBannedSessions, endTemporaryPasswords, settleRevocations } from "../identity/revocations";
import { removeOldMails } from "../mail/outbox.store";
import { removeEndedLinks } from "../mail-links/link.store";
import { removeOldResetRequests } from "../mail-links/password-reset.store";
import { mailPasswordResets } from "../mail-links/password-reset-mails";
import type { Services } from "../services";
import { removeEndedSessions } from "../session/session.store";
import { repairSignUps } from "../sign-in/sign-up-repair";
import { type Rounds, startRounds } from "./rounds";

const minute = 60_000;

/** What has to happen now and then; every server may do all of it. */
export async function tidy(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, now } = services;
  await repairSignUps(services, signal);
  await mailPasswordResets(services);
  await endBannedSessions(services);
  await endTemporaryPasswords(services);
  await settleRevocations(services);
  await removeEndedSessions(db, now());
  await removeEndedLinks(db, now());
  await removeOldResetRequests(db, now());
  await removeOldMails(db, now());
  await db.delete(rateBucket).where(lte(rateBucket.resetAt, now()));
}

/** Once at the start, then every minute. */
export function startUpkeep(services: Services): Rounds {
  const rounds = startRounds(async (signal) => {
    await tidy(services, signal).catch((error: unknown) => {
      if (!signal.aborted)
        services.log.error({ err: error }, "The upkeep failed; it tries again in a minute.");
    });
    return minute;
  });
  return {
    async stop() {
      await rounds.stop();
      // A reply that has left may still have its mail to write.
      await mailPasswordResets(services);
    },
  };
}

import { eraseDue } from "../../commands/account-deletion/due-erasures";
import { remindLeaving } from "../../commands/account-deletion/undo-deletion-mails";
import { carryOutRemovals } from "../../commands/family/guardian-removals";
import { mailPasswordResets } from "../../commands/mail-links/password-reset-mails";
import { mailSupportOfStaff } from "../../commands/report/reports";
import { removeOldAbsences } from "../../core/absence/absence-retention.store";
import { removeOldDevices } from "../../core/access/known-device.store";
import { removeOldAuditLines } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { removeOldLinks } from "../../core/calendar-link/endings.store";
import { removeOldDuties } from "../../core/duty/retention.store";
import { eraseChildren } from "../../core/family/child.store";
import { removeOldTalk } from "../../core/huddle/retention.store";
import { removeOldResetMails } from "../../core/identity/password-reset.store";
import { endBannedSessions, endTemporaryPasswords, settleRevocations } from "../../core/identity/revocations";
import { repairSignUps } from "../../core/identity/sign-up-repair";
import { removeEndedLinks } from "../../core/mail/link.store";
import { removeOldMails } from "../../core/mail/outbox.store";
import { removeOldDings } from "../../core/notification/ding.store";
import {
  deleteOldAcknowledgements,
  removeSilentDevices,
} from "../../core/notification/push-acknowledgement.store";
import { deleteOldPushes } from "../../core/notification/push-queue.store";
import { removeOldConsents } from "../../core/ride/driver-consent.store";
import { removeOldRides } from "../../core/ride/ride.store";
import { removeOldSchedule } from "../../core/schedule/retention.store";
import { removeEndedSessions } from "../../core/session/session.store";
import { removeOldShortLinks } from "../../core/share/short-link.store";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";
import { removeOldKeys } from "../../platform/http/idempotency.store";
import { removeOldLimits } from "../../platform/http/limits";

const minute = 60_000;

/** Periodic clean-up. Safe to run on several servers at once. */
export async function tidy(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, now } = services;
  await mailSupportOfStaff(services);
  await repairSignUps(services, signal);
  await mailPasswordResets(services);
  await endBannedSessions(services);
  await endTemporaryPasswords(services);
  await settleRevocations(services);
  await removeEndedSessions(db, now());
  await removeEndedLinks(db, now());
  await removeOldResetMails(db, now());
  await removeOldDevices(db, now());
  await removeOldMails(db, now());
  await removeOldKeys(db, now());
  await removeOldAuditLines(db);
  await removeOldSchedule(db, now());
  await removeOldRides(db, now());
  await removeOldConsents(db, now());
  await removeOldDuties(db, now());
  await removeOldAbsences(db, now());
  await removeOldLinks(db, now());
  await removeOldShortLinks(db, now());
  await removeOldTalk(db, now());
  await removeOldDings(db, now());
  await deleteOldPushes(db, now());
  await deleteOldAcknowledgements(db, now());
  await removeSilentDevices(db, now());
  await remindLeaving(services);
  await eraseDue(services, signal);
  await carryOutRemovals(services, signal);
  await db.transaction((tx) => eraseChildren(tx, now()));
  await removeOldLimits(db, now());
}

/** Runs at the start, then every minute. */
export function startUpkeep(services: Services): Interval {
  const interval = startInterval(async (signal) => {
    await tidy(services, signal).catch((error: unknown) => {
      if (!signal.aborted && !logOutage(services, error))
        services.log.error({ err: error }, "The upkeep failed; it tries again in a minute.");
    });
    return minute;
  });
  return {
    async stop() {
      await interval.stop();
      // Write the mails of password resets whose replies were already sent.
      await mailPasswordResets(services);
    },
  };
}

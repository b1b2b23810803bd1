import { dayFromIso, isoDateOf } from "../../../domain/dates/calendar";
import { consentDays } from "../../../domain/ride/limits";
import type { components } from "../../../openapi";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import {
  type ConsentKey,
  couldDrive,
  deleteConsent,
  findDrivers,
  writeConsent,
} from "../../core/ride/driver-consent.store";
import { isGuardianOf } from "../../core/ride/seat.store";
import { withRideNews } from "../../core/ride/seat-news";
import { findSeasonEnd } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { asGuardian } from "../family/guarding";

interface About extends ConsentKey {
  callerId: string;
}

/** Who may drive the child; for its guardians alone. */
export const readDrivers = (
  services: Services,
  about: Pick<About, "childId" | "callerId">,
): Promise<components["schemas"]["Drivers"]> =>
  asGuardian(services, about, "CHILD_401_UPDATE", async (tx) => presentDrivers(services, tx, about.childId));

export const allowDriver = (
  services: Services,
  about: About,
  until: string,
): Promise<components["schemas"]["Drivers"]> =>
  asGuardian(services, about, "CHILD_401_UPDATE", async (tx) => {
    await withRideNews(services, tx, { by: about.callerId, childIds: [about.childId] }, () =>
      allow(services, tx, { ...about, until }),
    );
    return presentDrivers(services, tx, about.childId);
  });

/** Any guardian takes it back, whoever gave it. */
export const forbidDriver = (services: Services, about: About): Promise<components["schemas"]["Drivers"]> =>
  asGuardian(services, about, "CHILD_401_UPDATE", async (tx) => {
    const isEnded = await withRideNews(services, tx, { by: about.callerId, childIds: [about.childId] }, () =>
      deleteConsent(tx, about),
    );
    if (!isEnded) throw new Problem("COLLABORATOR_404");
    await writeLine(tx, about, "driver.forbidden", {});
    return presentDrivers(services, tx, about.childId);
  });

/** Given beside a guardian's yes to a ride: until the team's season ends, or as long as a consent may last. */
export async function allowUntilSeasonEnds(
  services: Pick<Services, "now">,
  tx: Queries,
  { caller, teamId, ...key }: TeamTarget & ConsentKey,
): Promise<void> {
  const last = lastDay(services);
  const end = await findSeasonEnd(tx, teamId);
  const isToCome = end !== undefined && end >= todayOf(services);
  await allow(services, tx, { ...key, callerId: caller.userId, until: isToCome && end < last ? end : last });
}

async function allow(
  services: Pick<Services, "now">,
  tx: Queries,
  { until, callerId, ...key }: About & { until: string },
): Promise<void> {
  const today = todayOf(services);
  if (dayFromIso(until) === null) throw invalid("until", "format");
  // A day in the caller's zone may be over in UTC.
  if (until < dayAfter(today, -1)) throw invalid("until", "minimum");
  if (until > lastDay(services)) throw invalid("until", "maximum");
  if (await isGuardianOf(tx, key.childId, key.driverId)) throw invalid("user_id", "not");
  if (!(await couldDrive(tx, key))) throw new Problem("COLLABORATOR_404");
  await writeConsent(tx, { ...key, givenBy: callerId, givenOn: until < today ? until : today, until });
  await writeLine(tx, { ...key, callerId }, "driver.allowed", { until });
}

const presentDrivers = async (
  services: Pick<Services, "now">,
  tx: Queries,
  childId: string,
): Promise<components["schemas"]["Drivers"]> => ({
  drivers: await findDrivers(tx, childId, dayAfter(todayOf(services), -1)),
});

const writeLine = (
  tx: Queries,
  { childId, driverId, callerId }: About,
  action: string,
  detail: Record<string, unknown>,
) =>
  writeAuditLine(tx, {
    action,
    actorId: callerId,
    auditRole: "guardian",
    childId,
    subjectId: driverId,
    detail,
  });

const todayOf = ({ now }: Pick<Services, "now">) => now().toISOString().slice(0, 10);

function dayAfter(date: string, days: number): string {
  const day = dayFromIso(date);
  if (day === null) throw new Error(`${date} is no day`);
  return isoDateOf(day + days);
}

const lastDay = (services: Pick<Services, "now">) => dayAfter(todayOf(services), consentDays);

const invalid = (field: string, rule: string) =>
  new Problem("REQUEST_400_INVALID", { fields: [{ field, rule }] });

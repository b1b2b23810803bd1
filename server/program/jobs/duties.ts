import { evenOut } from "../../commands/duty/even-out";
import type { Services } from "../../core/base/services";
import { findDutyTeams } from "../../core/duty/duty.store";
import { offerTurns } from "../../core/duty/offer.store";
import { lockTeam } from "../../core/team/team.store";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";
import { untilNight } from "./check-zones";

const minute = 60_000;
const teamsAtOnce = 100;

/**
 * Offers turns of families that are out, and evens the others out, in every team with duties; each in a transaction of its own. A second run changes
 * nothing, so several servers may do it. Returns how many turns changed.
 */
export async function evenOutAll(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, now, log, scheduleChanges } = services;
  let changed = 0;
  for (let after: string | null = null; ; ) {
    const teamIds: string[] = await findDutyTeams(db, after, teamsAtOnce);
    for (const teamId of teamIds) {
      if (signal?.aborted) return changed;
      try {
        const count = await db.transaction(async (tx) => {
          const { archivedAt } = await lockTeam(tx, teamId);
          if (archivedAt !== null) return 0;
          const at = now();
          return (await offerTurns(tx, { teamId, now: at })) + (await evenOut(tx, { teamId, now: at }));
        });
        changed += count;
        if (count > 0) scheduleChanges?.publish(teamId, "readers");
      } catch (error) {
        if (logOutage(services, error)) throw error;
        log.error({ err: error, team: teamId }, "A team's duties could not be evened out.");
      }
    }
    after = teamIds.at(-1) ?? null;
    if (teamIds.length < teamsAtOnce) return changed;
  }
}

/** Runs at the start and every night; a failed run is repeated after a minute. */
export const startEveningOut = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      await evenOutAll(services, signal);
      return untilNight(services.now());
    } catch (error) {
      if (!signal.aborted && !logOutage(services, error))
        services.log.error({ err: error }, "Duties were not evened out; it tries again in a minute.");
      return minute;
    }
  });

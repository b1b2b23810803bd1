import type { Services } from "../../core/base/services";
import { familyRounds } from "../../core/family/retention.store";
import { invitationRounds } from "../../core/invitation/retention.store";
import {
  archivedTeams,
  eraseSpots,
  eraseTeam,
  spotRounds,
  teamRounds,
} from "../../core/team/retention.store";
import { type Interval, startInterval } from "../../platform/base/interval";
import { isCancelled, isReadOnly } from "../../platform/db/fault";
import { logOutage } from "../../platform/db/log-outage";
import { mostInARound, mostWithParts } from "../../platform/db/rounds";
import { inactivityRounds } from "./inactivity-notices";

/** Milliseconds until the next round, while rows are left or something failed, and otherwise. */
const pauses = { left: 60_000, done: 3_600_000 };

/** Each is one statement. */
export const rounds = { ...invitationRounds, ...familyRounds, ...teamRounds };

/** A membership takes a season's answers and marks along. */
const mostOf = (name: string) => (name === "memberships_ended" ? mostWithParts : mostInARound);

/**
 * Ends and erases what is past its time (`domain/base/retention.ts`), each in a round of at most 500 rows, 100 where a row takes others along. Safe to run on
 * several servers at once. Returns whether a next round should follow soon.
 */
export async function retain(services: Services, signal?: AbortSignal): Promise<boolean> {
  const { db, now } = services;
  let isLeft = false;
  const run = async (name: string, work: () => Promise<number>, most = mostInARound) => {
    if (signal?.aborted) return;
    try {
      if ((await work()) >= most) isLeft = true;
    } catch (error) {
      isLeft = true;
      if (isCancelled(error))
        services.log.error(
          { round: name },
          "A retention round took too long; it is tried again in a minute.",
        );
      else if (!logOutage(services, error))
        services.log.error(
          { err: error, round: name },
          "A retention round failed; it is tried again in a minute.",
        );
    }
  };
  for (const [name, round] of Object.entries(rounds))
    await run(name, async () => (await db.execute(round(now()))).rows.length, mostOf(name));
  for (const [name, round] of Object.entries(spotRounds))
    await run(`spots_${name}`, () => db.transaction((tx) => eraseSpots(tx, round, now())), mostWithParts);
  await run("archived_teams", () => eraseArchivedTeams(services, signal));
  for (const [name, round] of Object.entries(inactivityRounds))
    await run(name, async () => {
      await round(services, signal);
      return 0;
    });
  return isLeft;
}

/** Each in a transaction of its own, since much depends on a team. */
async function eraseArchivedTeams({ db, now, log }: Services, signal?: AbortSignal): Promise<number> {
  const due = await archivedTeams(db, now());
  for (const { id } of due) {
    if (signal?.aborted) break;
    try {
      await db.transaction((tx) => eraseTeam(tx, id, now()));
    } catch (error) {
      if (isReadOnly(error)) throw error;
      log.error({ err: error, team: id }, "An archived team could not be erased.");
    }
  }
  return due.length;
}

/** At the start, then every hour. */
export const startRetention = (services: Services): Interval =>
  startInterval(async (signal) => ((await retain(services, signal)) ? pauses.left : pauses.done));

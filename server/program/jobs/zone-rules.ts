import { setImmediate } from "node:timers/promises";
import type { Services } from "../../core/base/services";
import { type EventRow, updateEvents } from "../../core/schedule/event.store";
import {
  findZonesOf,
  lockEvents,
  type Place,
  readComing,
  readZoneRules,
  saveZoneRules,
  teamsAfter,
} from "../../core/schedule/zone-rules.store";
import { momentsOf, transitionsOf } from "../../core/time/local-time";
import type { Queries } from "../../platform/db/database";

const teamsInARound = 100;
const eventsInARound = 500;
/** Yields to the event loop after so many events: computing one takes 0.2 ms. */
const eventsAtATime = 25;

/**
 * Compares the rules of the zones in use with those that the instants were last computed by, and recomputes the upcoming events of zones
 * that differ. Wall clocks are kept and nobody is notified. Returns how many events moved.
 *
 * A round can be repeated, by this server or another, since rows that are right are skipped: an interrupted check starts over, and no
 * position is stored. New fingerprints of changed zones are stored at night only, so that until then each start checks again: during a
 * rolling deployment old servers still write by the old rules.
 */
export async function checkZones(
  services: Pick<Services, "db" | "now" | "log">,
  { isNight, signal }: { isNight: boolean; signal?: AbortSignal },
): Promise<number> {
  const { db, now, log } = services;
  const at = now();
  const known = new Map((await readZoneRules(db)).map((row) => [row.timeZone, row]));
  const zones = [];
  for (const timeZone of await zonesInUse(db, at, signal)) {
    await setImmediate();
    if (signal?.aborted) return 0;
    const kept = known.get(timeZone);
    zones.push({
      timeZone,
      isNew: kept === undefined,
      // Compared over the same two years as the stored one, since the window has moved on.
      isOther: kept !== undefined && kept.fingerprint !== fingerprintOf(timeZone, kept.checkedAt),
    });
  }
  const others = zones.filter(({ isNew, isOther }) => isNew || isOther).map(({ timeZone }) => timeZone);
  const moved = others.length === 0 ? 0 : await moveAll(services, others, signal);
  if (moved > 0)
    log.info({ zones: others, moved }, "Rules of time zones have changed: upcoming events were recomputed.");
  if (signal?.aborted) return moved;
  await saveZoneRules(
    db,
    zones
      .filter(({ isOther }) => isNight || !isOther)
      .map(({ timeZone }) => ({ timeZone, fingerprint: fingerprintOf(timeZone, at), checkedAt: at })),
  );
  return moved;
}

/** Covers two years, since events begin at most 400 days ahead. */
export function fingerprintOf(timeZone: string, from: Date): string {
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + 2);
  return transitionsOf(timeZone, from, until);
}

async function* teamsInRounds(db: Queries, signal: AbortSignal | undefined) {
  let ids: string[] = [];
  do {
    if (signal?.aborted) return;
    ids = await teamsAfter(db, ids.at(-1) ?? null, teamsInARound);
    if (ids.length > 0) yield ids;
  } while (ids.length === teamsInARound);
}

/** The zones of coming events. */
export async function zonesInUse(db: Queries, at: Date, signal?: AbortSignal | undefined): Promise<string[]> {
  const zones = new Set<string>();
  for await (const teamIds of teamsInRounds(db, signal))
    for (const zone of await findZonesOf(db, teamIds, at)) zones.add(zone);
  return [...zones].sort();
}

async function moveAll(
  services: Pick<Services, "db" | "now">,
  zones: readonly string[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let moved = 0;
  for await (const teamIds of teamsInRounds(services.db, signal)) {
    let after: Place | null = null;
    do {
      const round = await moveSome(services, { teamIds, zones, after });
      moved += round.moved;
      after = round.last;
    } while (after !== null && !signal?.aborted);
  }
  return moved;
}

/** One round. Locks only rows that move, and recomputes them under the lock, since they may have changed meanwhile. */
async function moveSome(
  { db, now }: Pick<Services, "db" | "now">,
  about: { teamIds: readonly string[]; zones: readonly string[]; after: Place | null },
): Promise<{ moved: number; last: Place | null }> {
  const at = now();
  const rows = await readComing(db, { ...about, now: at, count: eventsInARound });
  const wrong: EventRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % eventsAtATime === 0) await setImmediate();
    if (movedBy(row, at)) wrong.push(row);
  }
  const moved = wrong.length === 0 ? 0 : await move(db, wrong, at);
  return { moved, last: rows.length < eventsInARound ? null : (rows.at(-1) ?? null) };
}

const move = (db: Services["db"], wrong: readonly EventRow[], at: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const locked = await lockEvents(tx, wrong);
    const moved = locked.flatMap((row) => movedBy(row, at) ?? []);
    await updateEvents(tx, moved, at);
    return moved.length;
  });

/**
 * The row by the current rules; null if it is right. The wall clock is kept, even if the clocks now skip it. The
 * deadline keeps its distance to the start. Receipts and answers stay valid: only `version` rises, and the last import's with it, since nobody
 * has changed the event by hand.
 */
function movedBy(row: EventRow, now: Date): EventRow | null {
  const { startsAt, endsAt, arrivesAt, endsLocal, lastDay, isInRepeatedHour } = momentsOf(row);
  const moved = { ...row, startsAt, endsAt, arrivesAt, endsLocal, lastDay, isInRepeatedHour };
  if (JSON.stringify(moved) === JSON.stringify(row)) return null;
  const shift = startsAt.getTime() - row.startsAt.getTime();
  return {
    ...moved,
    answerBy: row.answerBy && new Date(row.answerBy.getTime() + shift),
    version: row.version + 1,
    importVersion: row.importVersion === row.version ? row.version + 1 : row.importVersion,
    changedAt: now,
  };
}

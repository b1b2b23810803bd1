import { randomUUID } from "node:crypto";
import type { EventRing } from "../../../domain/push/ring";
import { changesBetween } from "../../../domain/schedule/event-change";
import type { ShownEvent } from "../../../domain/schedule/event-parts";
import { dueOf, nightHours, stepsOf, untimedArrival, wakesAt } from "../../../domain/schedule/ladder";
import { isSilent } from "../../../domain/schedule/receipts";
import { findStaff } from "../../access/reach.store";
import type { Transaction } from "../../db/database";
import { isOfDatabase } from "../../db/fault";
import { type NewRing, queueRings } from "../../push/delivery.store";
import type { Services } from "../../services";
import { type EventRow, findEvent } from "../event/event.store";
import { findTeamName, isChangeWaiting } from "../notice/notices.store";
import { addRing, ringFor } from "../notice/rings";
import { isRinging, isUrgent, kindOf, wallOf } from "../notice/urgent";
import { knowingFamilies } from "../receipt/knowing";
import type { KnowerRow } from "../receipt/receipts.store";
import { readTelling, untold } from "../receipt/telling.store";
import { momentOn, momentsOf, quietEndAt, type WallClock } from "../time/clock";
import { closeLists, isAnybodyToCall, openList } from "./call-list.store";
import { endLadder, isReplaced, type LadderRow, moveOn, takeDueLadders } from "./ladder.store";

const laddersInARound = 50;
const minute = 60_000;
/** How often it is looked whether a newer change was told. */
const watchChange = 10_000;

/**
 * What a change that was told now has to climb; null if it rings for nobody who is told. Worked out from what each family knows: a small change
 * amid the ladder of a calling-off must not end it.
 */
export function ladderOf(
  event: EventRow,
  { knowers, shown, at }: { knowers: readonly KnowerRow[]; shown: ShownEvent; at: Date },
): LadderRow | null {
  const arrivals = knowers.flatMap(({ known, heard }) => {
    const changes = known ? changesBetween(known, shown) : [];
    if (known === null || !isUrgent(event, changes, { heard, at }) || !isRinging(changes)) return [];
    const walls = [event, ...(heard ?? [known]).map((each) => wallOf(event, each))];
    // Who was to be there by now is there; what is ahead counts.
    const ahead = walls.flatMap((wall) => arrivalOf(wall, at.getTime()) ?? []);
    return ahead.length > 0 ? ahead : [event.arrivesAt.getTime()];
  });
  if (arrivals.length === 0) return null;
  const arrivesAt = Math.min(...arrivals);
  const { nextAt } = dueOf(stepsFor(event, { toldAt: at, arrivesAt: new Date(arrivesAt) }), {
    doneAt: at.getTime(),
    now: at.getTime(),
    arrivesAt,
  });
  if (nextAt === null) return null;
  return {
    teamId: event.teamId,
    eventId: event.id,
    noticeVersion: event.noticeVersion,
    toldAt: at,
    arrivesAt: new Date(arrivesAt),
    doneAt: at,
    dueAt: new Date(nextAt),
  };
}

/** When those leave who believe this of the event; null if they left already. */
function arrivalOf(wall: WallClock, at: number): number | null {
  const { arrivesAt, endsAt, firstDay } = momentsOf(wall);
  if (wall.timing === "timed") return arrivesAt.getTime() > at ? arrivesAt.getTime() : null;
  if (endsAt.getTime() <= at) return null;
  return untimedArrival(at, (time) => momentOn(firstDay, time, wall.timeZone).getTime());
}

const stepsFor = (
  { timeZone }: Pick<EventRow, "timeZone">,
  { toldAt, arrivesAt }: Pick<LadderRow, "toldAt" | "arrivesAt">,
) =>
  stepsOf({ toldAt: toldAt.getTime(), arrivesAt: arrivesAt.getTime() }, (moment) =>
    nightEndOf({ timeZone }, moment),
  );

const nightEndOf = ({ timeZone }: Pick<EventRow, "timeZone">, moment: number): number | null =>
  quietEndAt(new Date(moment), { ...nightHours, timeZone })?.getTime() ?? null;

/** Does what is due for one batch of changes and returns its size. Row locks keep two servers from doing the same step. */
export async function climbDue(services: Services): Promise<number> {
  const { db, now, log } = services;
  return db.transaction(async (tx) => {
    const at = now();
    const due = await takeDueLadders(tx, at, laddersInARound);
    for (const row of due)
      await climb(tx, row, at).catch(async (error: unknown) => {
        if (isOfDatabase(error)) throw error;
        // Later, since retrying it at once would block the others.
        await moveOn(tx, row, { dueAt: new Date(at.getTime() + minute) });
        log.error({ err: error, event: row.eventId }, "Who does not know of a change was not told again.");
      });
    return due.length;
  });
}

/** Reads the event's current state, so that nothing is sent about what was undone, changed again or is over. */
async function climb(tx: Transaction, row: LadderRow, at: Date): Promise<void> {
  const { teamId, eventId, noticeVersion, arrivesAt } = row;
  const event = await findEvent(tx, { teamId, id: eventId });
  const isStanding = event !== undefined && (await findTeamName(tx, teamId)) !== undefined;
  const hasNewer = isStanding && (await isReplaced(tx, row));
  // It may still be undone; what is told of it takes this ladder's place.
  if (hasNewer && (await isChangeWaiting(tx, event)))
    return moveOn(tx, row, { dueAt: new Date(at.getTime() + watchChange) });
  if (!isStanding || event.endsAt <= at || hasNewer) {
    await closeLists(tx, { now: at, changes: [{ teamId, eventId }] });
    return endLadder(tx, row);
  }
  const { ring, isListed, nextAt } = dueOf(stepsFor(event, row), {
    doneAt: row.doneAt.getTime(),
    now: at.getTime(),
    arrivesAt: arrivesAt.getTime(),
  });
  // A step that is late, as after an outage, must not ring in the night that it was planned before.
  const asleepUntil = wakesAt({
    at: at.getTime(),
    arrivesAt: arrivesAt.getTime(),
    nightEnd: nightEndOf(event, at.getTime()),
  });
  if (ring !== null && asleepUntil !== null) return moveOn(tx, row, { dueAt: new Date(asleepUntil) });
  if (ring !== null) await ringAgain(tx, event, { noticeVersion, whom: ring, at });
  if (isListed) await keepList(tx, event, { noticeVersion, arrivesAt, at });
  if (nextAt === null) return endLadder(tx, row);
  await moveOn(tx, row, { doneAt: at, dueAt: new Date(nextAt) });
}

/**
 * `again`: those whose devices all kept silent. `wide`: everybody of a family that does not know. Counted and heard since the ladder's change, also after
 * a small one.
 */
async function ringAgain(
  tx: Transaction,
  event: EventRow,
  { noticeVersion, whom, at }: { noticeVersion: number; whom: "again" | "wide"; at: Date },
): Promise<void> {
  const { heard } = (await readTelling(tx, [{ ...event, noticeVersion }])).get(event.id) ?? untold;
  const rung = new Map<string, NewRing<EventRing>>();
  const source = randomUUID();
  const silent = (await knowingFamilies(tx, event))
    .flatMap(({ knows, players }) => (knows ? [] : players))
    .filter((player) => isSilent(player, event.noticeVersion));
  for (const { row: knower, news } of silent) {
    const kind = kindOf(news);
    const ring =
      kind !== null && isRinging(news)
        ? ringFor(kind, { event, changes: news, heard: knower.heard, at })
        : null;
    if (ring === null) continue;
    // Who saw what was undone since is told of what came after it.
    const isSince = (knower.seenVersion ?? 0) >= noticeVersion;
    const about = isSince ? event : { ...event, noticeVersion };
    for (const userId of knower.people)
      if (whom === "wide" || heard[userId] === undefined)
        addRing(rung, ring, { userId, knower, event: about, source });
  }
  await queueRings(tx, [...rung.values()], at);
}

/** A call list stands open as long as a family does not know; staff are rung when it is opened for the first time. */
async function keepList(
  tx: Transaction,
  event: EventRow,
  { noticeVersion, arrivesAt, at }: { noticeVersion: number; arrivesAt: Date; at: Date },
): Promise<void> {
  const { teamId, id: eventId } = event;
  if (!(await isAnybodyToCall(tx, { teamId, eventId })))
    return closeLists(tx, { now: at, changes: [{ teamId, eventId }] });
  await closeLists(tx, { now: at, changes: [{ teamId, eventId, except: noticeVersion }] });
  const opened = await openList(tx, { teamId, eventId, noticeVersion, arrivesAt, now: at });
  if (opened !== "first") return;
  const source = randomUUID();
  const staff = await findStaff(tx, teamId);
  await queueRings(
    tx,
    staff.map((userId) => ({
      userId,
      source,
      dueAt: at,
      ring: {
        kind: "call_list",
        of: event.kind,
        team_id: teamId,
        event_id: eventId,
        notice_version: noticeVersion,
        rung: [],
      },
    })),
    at,
  );
}

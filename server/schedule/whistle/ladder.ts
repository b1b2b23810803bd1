import { randomUUID } from "node:crypto";
import type { EventRing } from "../../../domain/push/ring";
import { changeKindOf, changesBetween, isRinging } from "../../../domain/schedule/event/event-change";
import type { ShownEvent } from "../../../domain/schedule/event/event-parts";
import { dueOf, nightHours, stepsOf, untimedArrival, wakesAt } from "../../../domain/schedule/notice/ladder";
import { isSilent } from "../../../domain/schedule/receipt/receipts";
import { findStaff } from "../../access/reach.store";
import type { Transaction } from "../../db/database";
import { isOfDatabase } from "../../db/fault";
import { type NewRing, queueRings } from "../../dings/delivery.store";
import type { Services } from "../../services";
import type { EventRow } from "../event/event.store";
import { addRing, ringFor } from "../notice/rings";
import { isUrgent, wallOf } from "../notice/urgent";
import { knowingFamilies } from "../receipt/knowing";
import type { KnowerRow } from "../receipt/receipts.store";
import { readTelling, untold } from "../receipt/telling.store";
import { momentOn, momentsOf, quietEndAt, type WallClock } from "../time/clock";
import { closeLists, openList } from "./call-list.store";
import {
  type ClimbRow,
  endLadders,
  type LadderRow,
  moveOn,
  readClimbs,
  takeDueLadders,
} from "./ladder.store";

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
  // Whether staff had a list before is read once that is due.
  const steps = stepsFor(event, { toldAt: at, arrivesAt: new Date(arrivesAt), hasLateList: true });
  return {
    teamId: event.teamId,
    eventId: event.id,
    noticeVersion: event.noticeVersion,
    toldAt: at,
    arrivesAt: new Date(arrivesAt),
    doneAt: at,
    dueAt: new Date(Math.min(...steps.map((step) => step.at))),
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
  { toldAt, arrivesAt, hasLateList }: Pick<LadderRow, "toldAt" | "arrivesAt"> & { hasLateList: boolean },
) =>
  stepsOf({ toldAt: toldAt.getTime(), arrivesAt: arrivesAt.getTime(), hasLateList }, (moment) =>
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
    if (due.length === 0) return 0;
    const climbed: (LadderRow & Climbed)[] = [];
    for (const about of await readClimbs(tx, due)) {
      const outcome = await climb(tx, about, at).catch((error: unknown): Climbed => {
        if (isOfDatabase(error)) throw error;
        log.error({ err: error, event: about.event.id }, "Who does not know of a change was not told again.");
        // Later, since retrying it at once would block the others.
        return { dueAt: new Date(at.getTime() + minute) };
      });
      climbed.push({ ...about.row, ...outcome });
    }
    await closeLists(tx, { now: at, events: climbed.filter(({ isListOver }) => isListOver) });
    await moveOn(
      tx,
      climbed.filter(({ isOver }) => !isOver),
    );
    await endLadders(
      tx,
      climbed.filter(({ isOver }) => isOver),
    );
    return due.length;
  });
}

/** What is different afterwards. */
interface Climbed {
  doneAt?: Date;
  /** When to look again. */
  dueAt?: Date;
  /** There is nothing left to do. */
  isOver?: boolean;
  isListOver?: boolean;
}

/** Reads the event's current state, so that nothing is sent about what was undone, changed again or is over. */
async function climb(tx: Transaction, { row, event, listed, ...is }: ClimbRow, at: Date): Promise<Climbed> {
  const { noticeVersion, arrivesAt } = row;
  // It may still be undone; what is told of it takes this ladder's place.
  if (is.isTeamLiving && is.isReplaced && is.isChangeWaiting)
    return { dueAt: new Date(at.getTime() + watchChange) };
  if (!is.isTeamLiving || event.endsAt <= at || is.isReplaced) return { isOver: true, isListOver: true };
  // Staff who had a list before, or of an event that was moved to a later hour, have one after the arrival, too.
  const hasLateList = is.hadList || event.arrivesAt > arrivesAt;
  const { ring, isListed, nextAt } = dueOf(stepsFor(event, { ...row, hasLateList }), {
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
  if (ring !== null && asleepUntil !== null) return { dueAt: new Date(asleepUntil) };
  if (ring !== null) await ringAgain(tx, event, { noticeVersion, whom: ring, at });
  const isToBeListed = isListed && is.isAnybodyToCall;
  if (isToBeListed && listed !== noticeVersion) await openListOf(tx, event, { noticeVersion, arrivesAt, at });
  if (nextAt === null) return { isOver: true };
  return { doneAt: at, dueAt: new Date(nextAt), isListOver: isListed && !is.isAnybodyToCall };
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
    const kind = changeKindOf(news);
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

/** Opens a call list in the place of an earlier change's; staff are rung when it is the first for this change. */
async function openListOf(
  tx: Transaction,
  event: EventRow,
  { noticeVersion, arrivesAt, at }: { noticeVersion: number; arrivesAt: Date; at: Date },
): Promise<void> {
  const { teamId, id: eventId } = event;
  await closeLists(tx, { now: at, events: [{ teamId, eventId }] });
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

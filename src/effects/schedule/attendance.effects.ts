import type { Refused } from "../../../domain/base/outcome";
import type { GivenMark } from "../../../domain/schedule/attendance/attendance";
import type { AttendanceCounts } from "../../../domain/schedule/attendance/attendance-counts";
import {
  type AttendanceList,
  judgeList,
  type ListOutcome,
  listOf,
  withMark,
} from "../../../domain/schedule/attendance/attendance-list";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import { readAttendance } from "../../api/calls/read-attendance";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import type { CachedWeek } from "./cached-week.effects";
import { readEvent } from "./event-read.effects";

const day = 86_400_000;
const listKey = "list.";
const mostLists = 6;

type KeptList = { list: AttendanceList; readAt: number };
type Kept = Pick<CachedWeek, "store">;

/** Stores the list of an event that staff can mark now or within a day, for a field without a signal. */
export async function saveListOf({ store }: Kept, details: EventDetails, now: number): Promise<void> {
  const list = listOf(details);
  const verdict = judgeList(list.event, now);
  const isSoon = verdict === "early" && judgeList(list.event, now + day) !== "early";
  if (!list.isStaff || (verdict !== "open" && !isSoon)) return;
  await store.put(listKey + list.event.id, { list, readAt: now });
  const all = (await store.all(listKey)) as KeptList[];
  const old = [...all].sort((one, other) => other.readAt - one.readAt).slice(mostLists);
  for (const each of old) await store.remove(listKey + each.list.event.id);
}

/** Keeps what was saved since the list was read, one mark after another. */
export function saveMarksIn(week: Kept): (said: GivenMark) => Promise<void> {
  let before = Promise.resolve();
  return (said) => {
    before = before.then(async () => {
      const kept = await keptList(week, said.eventId);
      if (kept) await week.store.put(listKey + said.eventId, { ...kept, list: withMark(kept.list, said) });
    });
    return before;
  };
}

const keptList = async ({ store }: Kept, eventId: string) =>
  (await store.get(listKey + eventId)) as KeptList | undefined;

/** Reads the list; where the network is gone, the one that the device stored. */
export async function readAttendanceList(
  client: Client,
  week: Kept,
  { now, ...asked }: EventKey & { tag: string | null; signal: AbortSignal; now: () => number },
): Promise<ListOutcome> {
  const outcome = await readEvent(client, asked);
  if (outcome.kind === "read") {
    await saveListOf(week, outcome.details, now());
    return { kind: "read", list: listOf(outcome.details), tag: outcome.tag, readAt: null };
  }
  const kept = outcome.kind === "refused" && asked.tag === null ? await keptList(week, asked.eventId) : null;
  return kept ? { kind: "read", list: kept.list, tag: null, readAt: kept.readAt } : outcome;
}

export async function readCounts(
  client: Client,
  teamId: string,
): Promise<{ kind: "read"; counts: AttendanceCounts } | Refused> {
  const result = await client.send(readAttendance, { path: { id: teamId } });
  return result.kind === "ok"
    ? { kind: "read", counts: result.value }
    : { kind: "refused", text: textOf(result) };
}

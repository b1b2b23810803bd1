import { countedRow, playersOf } from "../answer/same-player";
import type { EventDetails } from "../event/event-fields";
import { type GivenMark, judgeMarking, type Mark } from "./attendance";

/** Who can be marked at one event, as the device stores it for a field without a signal: no notes. */
export type AttendanceList = {
  readonly event: ReturnType<typeof eventOf>;
  readonly rows: readonly ReturnType<typeof rowOf>[];
  readonly isStaff: boolean;
};

const eventOf = ({
  team_id,
  id,
  version,
  status,
  asks,
  title,
  opponent,
  side,
  kind,
  timing,
  starts_local,
  starts_at,
  time_zone,
  first_day,
  arrives_at,
  ends_at,
}: EventDetails["event"]) => ({
  team_id,
  id,
  version,
  status,
  asks,
  title,
  opponent,
  side,
  kind,
  timing,
  starts_local,
  starts_at,
  time_zone,
  first_day,
  arrives_at,
  ends_at,
});

const rowOf = ({
  note: _note,
  answered_by: _by,
  said_until: _until,
  over: _over,
  ...row
}: EventDetails["participants"][number]) => row;

export const listOf = ({ event, participants, may_take_back }: EventDetails): AttendanceList => ({
  event: eventOf(event),
  rows: participants.map(rowOf),
  isStaff: may_take_back !== undefined,
});

/** The same list once a mark is saved. */
export const withMark = (
  list: AttendanceList,
  { membershipId, attendance, at }: GivenMark,
): AttendanceList => ({
  ...list,
  rows: list.rows.map((row) => {
    if (row.membership_id !== membershipId) return row;
    const { attendance: _before, ...rest } = row;
    return { ...rest, ...(attendance !== null && { attendance }), marked_at: at };
  }),
});

/** Why nothing can be marked, or `open`. */
export const judgeList = (
  { status, arrives_at, ends_at }: Pick<AttendanceList["event"], "status" | "arrives_at" | "ends_at">,
  now: number,
) =>
  judgeMarking(
    { isOn: status === "on", arrivesAt: Date.parse(arrives_at), endsAt: Date.parse(ends_at) },
    now,
  );

/** One player of the list, of whom staff may have joined two rows. */
export type MarkedPlayer = {
  readonly id: string;
  /** The rows that a press marks: each family reads its own. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly number: string | null;
  readonly isMine: boolean;
  readonly isFrozen: boolean;
  readonly answer: "yes" | "maybe" | "no" | null;
  readonly source: "said" | "away" | "usual" | undefined;
  readonly mark: Mark | null;
  /** When it was pressed, in milliseconds; 0 without a mark. */
  readonly markedAt: number;
  readonly isWaiting: boolean;
};

/** The marks of the device: saved since the list was read, and waiting to be sent. */
export type DeviceMarks = { readonly saved: readonly GivenMark[]; readonly waiting: readonly GivenMark[] };

/** Each player once, with the mark that was pressed last, whoever pressed it. */
export const playersToMark = ({ rows }: Pick<AttendanceList, "rows">, marks: DeviceMarks): MarkedPlayer[] =>
  playersOf(rows).map((player) => {
    const [first] = player;
    const awake = player.filter(({ is_resting }) => !is_resting);
    const ids = (awake.length > 0 ? awake : player).map(({ membership_id }) => membership_id);
    const isOfIt = ({ membershipId }: GivenMark) => ids.includes(membershipId);
    const waiting = marks.waiting.filter(isOfIt);
    const pressed = [
      ...awake.map(({ attendance, marked_at }) => ({
        mark: attendance ?? null,
        at: marked_at === undefined ? 0 : Date.parse(marked_at),
      })),
      ...[...marks.saved.filter(isOfIt), ...waiting].map(({ attendance, at }) => ({
        mark: attendance,
        at: Date.parse(at),
      })),
    ].sort((one, other) => other.at - one.at)[0] ?? { mark: null, at: 0 };
    const { answer, source } = countedRow(player);
    return {
      id: first.membership_id,
      ids,
      name: first.name,
      number: first.number,
      isMine: player.some(({ is_mine }) => is_mine),
      isFrozen: awake.length === 0,
      answer,
      source,
      mark: pressed.mark,
      markedAt: pressed.at,
      isWaiting: waiting.length > 0,
    };
  });

/** A press: a second one on the same clears it. Never at an earlier moment than what it replaces, whose device may have another clock. */
export const marksOfPress = (
  { event }: Pick<AttendanceList, "event">,
  { player, mark, now }: { player: MarkedPlayer; mark: Mark; now: number },
): GivenMark[] =>
  player.ids.map((membershipId) => ({
    teamId: event.team_id,
    eventId: event.id,
    membershipId,
    attendance: mark === player.mark ? null : mark,
    at: new Date(Math.max(now, player.markedAt + 1)).toISOString(),
    eventVersion: event.version,
  }));

/** Who said In, or is in as usual, and has no mark yet. */
export const toFill = (players: readonly MarkedPlayer[]): MarkedPlayer[] =>
  players.filter(({ answer, mark, isFrozen }) => answer === "yes" && mark === null && !isFrozen);

export const marksOfAllIn = (
  list: Pick<AttendanceList, "event">,
  players: readonly MarkedPlayer[],
  now: number,
): GivenMark[] => toFill(players).flatMap((player) => marksOfPress(list, { player, mark: "present", now }));

/** Of all who do not rest: how many are here, late ones too, and how many are not marked. */
export function countHere(players: readonly MarkedPlayer[]): { here: number; all: number; unmarked: number } {
  const awake = players.filter(({ isFrozen }) => !isFrozen);
  const count = (isCounted: (mark: Mark | null) => boolean) =>
    awake.filter(({ mark }) => isCounted(mark)).length;
  return {
    here: count((mark) => mark === "present" || mark === "late"),
    all: awake.length,
    unmarked: count((mark) => mark === null),
  };
}

export type ListOutcome =
  /** `readAt`: null unless it is the one that the device stored. */
  | { kind: "read"; list: AttendanceList; tag: string | null; readAt: number | null }
  | { kind: "unchanged" }
  | { kind: "gone" }
  | { kind: "refused"; text: string };

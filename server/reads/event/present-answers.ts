import type { AnswerSource } from "../../../domain/absence/absence";
import { rosterLineOf, shownName } from "../../../domain/family/child-view";
import { familyByMail, isByInvitation } from "../../../domain/mail-links/spot-view";
import { isForOldTime } from "../../../domain/schedule/answer/answer";
import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import type { components } from "../../../openapi";
import type { ParticipantRow } from "../../core/schedule/answer.store";
import { type Caller, isStaff } from "../../core/team/team-role";
import { viewersOfChild } from "../roster/present-roster";
import type { WindowRow } from "./window.store";

type Participant = components["schemas"]["Participant"];

interface Sourced {
  source: AnswerSource | null;
  until: string | null;
  over: string | null;
}

/** Why an answer stands, for the family. */
export const sourceOf = ({ source, until, over }: Sourced) => ({
  ...(source !== null && { source }),
  ...(until !== null && { said_until: until }),
  ...(over !== null && { over }),
});

/** An answer as whoever gave it reads it; staff do not read how long an absence lasts. */
export const presentAnswer = (
  row: ParticipantRow,
  { timeVersion, userId, isFamily }: { timeVersion: number; userId: string; isFamily: boolean },
): components["schemas"]["KeptAnswer"] => ({
  membership_id: row.membershipId,
  answer: row.answer,
  note: row.note,
  ...(row.answeredBy !== null && { answered_by: answererOf(row.answeredBy, row.answeredByName, userId) }),
  answered_at: answeredAtOf(row, isFamily),
  answer_version: row.answerVersion,
  is_for_old_time: isForOldTime(row.answeredEventVersion, timeVersion),
  seen_version: row.seenVersion,
  ...sourceOf(isFamily ? row : { ...row, until: null }),
});

/** Staff do not read when an absence was entered: the same moment at several events would show them which days it covers. */
const answeredAtOf = (
  { source, answeredAt }: Pick<ParticipantRow, "source" | "answeredAt">,
  isFamily: boolean,
) => (source === "away" && !isFamily ? null : (answeredAt?.toISOString() ?? null));

export const answererOf = (id: string, name: string | null, userId: string) => ({
  name: name ?? (isByInvitation(id) ? familyByMail : ""),
  is_me: id === userId,
});

/** The participants whom the caller may see: staff all; families all or only their own, by the team's setting; followers none. */
export function presentParticipants(
  rows: readonly ParticipantRow[],
  {
    timeVersion,
    answersShownTo,
    asks,
  }: Pick<WindowRow, "timeVersion" | "asks"> & { answersShownTo: "families" | "staff" },
  caller: Caller,
): Participant[] {
  if (!mayOnSchedule(caller.teamRoles, "see_who_comes")) return [];
  // Staff mark who came to events that ask nobody, too.
  if (asks === "nobody" && !isStaff(caller)) return [];
  const joined = new Set(
    rows.flatMap(({ countsAs, membershipId }) => (countsAs ? [countsAs, membershipId] : [])),
  );
  const shown = rows.flatMap((row) => presentParticipant(row, { timeVersion, joined }, caller));
  return isStaff(caller) || answersShownTo === "families" ? shown : shown.filter(({ is_mine }) => is_mine);
}

/** `joined`: the rows that staff joined with another. */
function presentParticipant(
  row: ParticipantRow,
  { timeVersion, joined }: { timeVersion: number; joined: ReadonlySet<string> },
  caller: Caller,
): Participant[] {
  const line = lineOf(row, caller);
  if (line === null) return [];
  const readsNotes = line.isMine || mayOnSchedule(caller.teamRoles, "read_answers");
  return [
    {
      membership_id: row.membershipId,
      name: line.name,
      number: row.number,
      answer: line.isResting ? null : row.answer,
      is_for_old_time: isForOldTime(row.answeredEventVersion, timeVersion),
      answer_version: row.answerVersion,
      is_mine: line.isMine,
      ...(readsNotes && { note: row.note, answered_at: answeredAtOf(row, line.isMine) }),
      ...(readsNotes &&
        row.answeredBy !== null && {
          answered_by: answererOf(row.answeredBy, row.answeredByName, caller.userId),
        }),
      // Staff read at one event that a player is away or in as usual, and not until when.
      ...(readsNotes && !line.isResting && sourceOf(line.isMine ? row : { ...row, until: null })),
      ...(line.isResting && { is_resting: true }),
      ...(row.userId === null &&
        row.childId === null &&
        !joined.has(row.membershipId) && { is_spot: true as const }),
      ...(readsNotes && !line.isResting && row.attendance !== null && { attendance: row.attendance }),
      ...(isStaff(caller) &&
        !line.isResting &&
        row.attendanceAt !== null && { marked_at: row.attendanceAt.toISOString() }),
      // Staff only: neither family may learn that the other made a profile of the same child.
      ...(row.countsAs !== null && isStaff(caller) && { counts_as: row.countsAs }),
      ...(!row.isCounted && isStaff(caller) && { is_counted: false }),
    },
  ];
}

type Named = Pick<
  ParticipantRow,
  | "userId"
  | "childId"
  | "spotFirstName"
  | "spotLastInitial"
  | "fullName"
  | "firstName"
  | "lastInitial"
  | "shownAs"
  | "number"
  | "isFrozen"
>;

/** A player's name as the caller may read it; null if they may not see the player. */
export function lineOf(row: Named, caller: Caller) {
  if (row.userId !== null) {
    // Only staff see a banned adult or a frozen child.
    if (row.isFrozen && !isStaff(caller)) return null;
    return {
      name: row.fullName ?? "",
      isMine: row.userId === caller.userId,
      isResting: row.isFrozen === true,
    };
  }
  if (row.childId === null) {
    if (!isStaff(caller)) return null;
    const spot = { firstName: row.spotFirstName ?? "", lastInitial: row.spotLastInitial ?? "" };
    return { name: shownName(spot), isMine: false, isResting: false };
  }
  const viewers = viewersOfChild(caller, row.childId);
  const line = rosterLineOf(viewers, {
    shownAs: row.shownAs ?? "number",
    isFrozen: row.isFrozen ?? true,
    firstName: row.firstName ?? "",
    lastInitial: row.lastInitial ?? "",
    number: row.number,
  });
  if (line.kind === "hidden") return null;
  return { name: line.text, isMine: viewers.has("guardian"), isResting: line.kind === "resting" };
}

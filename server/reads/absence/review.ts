import { daysAway } from "../../../domain/absence/away-days";
import type { AwayDays } from "../../../domain/absence/days";
import { dayOf } from "../../../domain/dates/wall-time";
import type { components } from "../../../openapi";
import { type ListedAbsence, readAbsences, type Subject } from "../../core/absence/absence.store";
import { readWords, type WordRow } from "../../core/absence/review.store";
import type { Queries } from "../../platform/db/database";

type Review = components["schemas"]["AbsenceReview"];
type Absence = components["schemas"]["Absence"];

const most = 100;

export interface Reviewed {
  subjects: readonly Subject[];
  /** The days to look at, today's and later ones. */
  from: string;
  to: string;
  now: Date;
  userId: string;
}

/** What is done, read before and after it, so that a dry run says what would happen and nothing else. */
export async function reviewing(
  tx: Queries,
  about: Reviewed,
  work: () => Promise<{ ids: string[]; days: AwayDays | null }>,
): Promise<Review> {
  const before = new Map((await readWords(tx, about)).map((row) => [keyOf(row), row]));
  const { ids, days } = await work();
  const after = await readWords(tx, about);
  const covered = after.filter(({ absence_id }) => absence_id !== null && ids.includes(absence_id));
  const items = await readAbsences(tx, ids);
  return {
    items: items.map((row) => presentAbsence(row, about.userId, countOf(covered, row.id))),
    covers: new Set(covered.map(({ event_id }) => event_id)).size,
    teams: new Set(covered.map(({ team_id }) => team_id)).size,
    events: covered.slice(0, most).map(presentRow),
    turns: after.flatMap((row) => turnOf(before.get(keyOf(row)), row)).slice(0, most),
    touches: days === null ? [] : after.flatMap((row) => touchOf(row, days, ids)).slice(0, most),
  };
}

const keyOf = ({ event_id, membership_id }: WordRow) => `${event_id} ${membership_id}`;

const countOf = (covered: readonly WordRow[], id: string) =>
  covered.filter(({ absence_id }) => absence_id === id).length;

/** An answer by hand that an absence replaces, or that stands again without it. */
function turnOf(before: WordRow | undefined, after: WordRow): Review["turns"] {
  const from = before?.answer ?? null;
  const to = after.answer;
  if (from === null || to === null || from === to) return [];
  const isByHand = before?.source === "said" || after.source === "said";
  return isByHand ? [{ ...presentRow(after), from, to }] : [];
}

/** An event of several days that is covered in part goes on asking. */
function touchOf(row: WordRow, days: AwayDays, ids: readonly string[]): Review["touches"] {
  if (row.timing !== "day" || (row.absence_id !== null && ids.includes(row.absence_id))) return [];
  const all = dayOf(row.last_day) - dayOf(row.first_day) + 1;
  const away = daysAway(days, row);
  return away > 0 && away < all ? [{ ...presentRow(row), days_away: away, days: all }] : [];
}

const presentRow = (row: WordRow): Review["events"][number] => ({
  team_id: row.team_id,
  team_name: row.team_name,
  event_id: row.event_id,
  title: row.title,
  opponent: row.opponent,
  timing: row.timing,
  starts_local: row.starts_local,
  membership_id: row.membership_id,
  child_id: row.child_id,
  first_name: row.first_name,
});

export const presentAbsence = (row: ListedAbsence, userId: string, covers: number): Absence => ({
  id: row.id,
  child_id: row.childId,
  first_name: row.firstName,
  first_day: row.firstDay,
  last_day: row.lastDay,
  weekdays: row.weekdays,
  said_by: { name: row.reportedByName ?? "", is_me: row.reportedBy === userId },
  said_at: row.reportedAt.toISOString(),
  covers,
  version: row.version,
});

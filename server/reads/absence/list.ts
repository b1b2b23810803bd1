import type { components } from "../../../openapi";

import { readAbsencesOf, readPeople } from "../../core/absence/absence.store";
import { readWords } from "../../core/absence/review.store";
import type { UsualRow } from "../../core/absence/usual.store";
import { readPlayers } from "../../core/absence/usual.store";
import type { Services } from "../../core/base/services";
import { dayAt } from "../../core/time/local-time";
import { presentAbsence } from "./review";

/** When one's children and oneself are away, and where they come as usual. */
export async function readAbsenceList(
  { db, now: clock }: Services,
  sayer: Sayer,
): Promise<components["schemas"]["Absences"]> {
  const { userId } = sayer;
  const now = clock();
  const today = todayOf(sayer, now);
  const [rows, people, players] = await Promise.all([
    readAbsencesOf(db, userId, today),
    readPeople(db, userId, now),
    readPlayers(db, userId),
  ]);
  const toCome = rows.filter(({ lastDay }) => lastDay >= today);
  const subjects = [...new Map(toCome.map((row) => [row.childId ?? "", subjectOf(row)])).values()];
  const to = toCome.at(-1)?.lastDay ?? today;
  const words = subjects.length === 0 ? [] : await readWords(db, { subjects, from: today, to, now });
  const covers = new Map<string, number>();
  for (const { absence_id } of words)
    if (absence_id !== null) covers.set(absence_id, (covers.get(absence_id) ?? 0) + 1);
  return {
    items: rows.map((row) => presentAbsence(row, userId, covers.get(row.id) ?? 0)),
    people,
    players: players.map(({ usual, time_zone, ...player }) => ({
      ...player,
      ...(usual && usual.until >= dayAt(now, time_zone) && { usual: presentUsual(usual, userId) }),
    })),
  };
}

const subjectOf = ({ childId, userId }: { childId: string | null; userId: string | null }) => ({
  childId,
  userId,
});

export interface Sayer {
  userId: string;
  /** In which their schedule reads today's date: what it calls today must not be cut off as a day gone by. */
  timeZone: string;
}

export const todayOf = ({ timeZone }: Sayer, now: Date): string => dayAt(now, timeZone);

export const presentUsual = (row: UsualRow, userId: string): components["schemas"]["UsualYes"] => ({
  team_id: row.teamId,
  membership_id: row.membershipId,
  since: row.since,
  until: row.until,
  said_by: { name: row.reportedByName ?? "", is_me: row.reportedBy === userId },
  said_at: new Date(row.reportedAt).toISOString(),
  version: row.version,
  is_paused: row.pausedAt !== null,
});

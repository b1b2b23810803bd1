import type { components } from "../../../openapi";
import { readCompany, readParted, readPeople } from "../../core/huddle/people.store";
import { readRosterRows } from "../../core/team/roster.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Database } from "../../platform/db/database";
import { presentEntry } from "./present-roster";

type Readers = components["schemas"]["Readers"];

interface ReadersTarget extends TeamTarget {
  huddleId: string;
  /** Without those with whom the caller cannot be brought together. */
  isToPick: boolean;
  now: Date;
}

/** Who reads a huddle, and whose guardians they are, as far as the roster shows it to the caller. */
export async function readReaders(
  db: Database,
  { caller, teamId, huddleId, isToPick, now }: ReadersTarget,
): Promise<Readers> {
  const apart = new Set(isToPick ? await readParted(db, caller.userId) : []);
  const company = (await readCompany(db, teamId, huddleId)).filter((userId) => !apart.has(userId));
  const people = await readPeople(
    db,
    company.map((userId) => ({ teamId, userId })),
  );
  const players = new Map<string, string[]>();
  for (const row of await readRosterRows(db, { teamId, now })) {
    const entry = row.childId === null ? null : presentEntry(row, caller);
    if (entry?.kind !== "child") continue;
    for (const { user_id } of row.guardians ?? [])
      players.set(user_id, [...(players.get(user_id) ?? []), entry.shown_name]);
  }
  const readers = people.flatMap(({ user_id, standing }) =>
    standing === null ? [] : [{ user_id, standing, of: (players.get(user_id) ?? []).sort(byName.compare) }],
  );
  return { readers, people };
}

const byName = new Intl.Collator("en");

import { sql } from "drizzle-orm";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { asked, prepareRows } from "../../platform/db/prepared";
import { Problem } from "../../platform/http/problem";
import { type HuddleTarget, isId } from "../access/team-access.store";
import type { MessageRow } from "./message.store";

/** Messages of a huddle that a person reads, all of one moment. */
export interface Thread {
  last_seq: number;
  read_seq: number;
  /** The number in the sequence: no message at or below it is missing. */
  as_of: number;
  is_whole: boolean;
  /** Those that were asked for. */
  numbers: number[];
  /** They, and those that they answer, in the order of their numbers. */
  messages: MessageRow[] | null;
  people: components["schemas"]["HuddlePerson"][] | null;
}

/** Which messages: see thread_of. */
export type Choice =
  | { which: "before" | "from" | "around" | "changed"; place: number; most: number }
  | { which: "one"; messageId: string };

const thread = prepareRows<{ thread: Thread | null }>(
  "thread_of",
  ["thread"],
  sql`
  select thread_of(${asked("teamId", "uuid")}, ${asked("huddleId", "uuid")}, ${asked("userId", "text")}, ${asked("which", "text")},
    ${asked("place", "bigint")}, ${asked("messageId", "uuid")}, ${asked("most", "integer")}) as thread`,
);

/** Messages of a huddle that the person reads, with its head; HUDDLE_404 for somebody who does not read it, as for an unknown huddle. */
export async function findThread(
  db: Queries,
  { teamId, huddleId, userId }: HuddleTarget,
  choice: Choice,
): Promise<Thread> {
  const isOne = isId(teamId) && isId(huddleId);
  const wanted = { place: null, messageId: null, most: 1, ...choice };
  const [row] = isOne ? await thread(db, { teamId, huddleId, userId, ...wanted }) : [];
  if (!row?.thread) throw new Problem("HUDDLE_404");
  return row.thread;
}

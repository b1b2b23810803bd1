import { messagesOfPage } from "../../../domain/huddle/limits";
import type { components } from "../../../openapi";
import type { HuddleTarget } from "../../core/access/team-access.store";
import type { MessageRow } from "../../core/huddle/message.store";
import { findThread } from "../../core/huddle/thread.store";
import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { presentMessage } from "./present-huddle";

type Thread = components["schemas"]["Thread"];

interface ThreadRange {
  before?: string;
  after?: string;
  around?: string;
  changed_since?: string;
}

/** A page of a huddle's messages. */
export async function readThread(db: Queries, target: HuddleTarget, range: ThreadRange): Promise<Thread> {
  if (Object.values(range).filter((value) => value !== undefined).length > 1)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "before", rule: "single" }] });
  const choice = choiceOf(range);
  const { numbers, messages, people, ...head } = await findThread(db, target, choice);
  const requested = new Set(numbers);
  const isRequested = ({ seq }: MessageRow) => requested.has(Number(seq));
  const all = messages ?? [];
  const rows = all.filter(isRequested);
  const isChanged = choice.which === "changed";
  if (isChanged) rows.sort((one, other) => Number(one.changed) - Number(other.changed));
  // Changes past the last of a page are missing.
  const last = isChanged && !head.is_whole ? rows.at(-1) : undefined;
  return {
    messages: rows.map(presentMessage),
    quoted: all.filter((row) => !isRequested(row)).map(presentMessage),
    people: people ?? [],
    last_seq: head.last_seq,
    read_seq: head.read_seq,
    as_of: last ? Number(last.changed) : head.as_of,
    is_whole: head.is_whole,
  };
}

/** Authors, and who is named. */
export const peopleIn = (teamId: string, rows: readonly MessageRow[]) =>
  rows.flatMap(({ author_id, mentions }) => [author_id, ...mentions].map((userId) => ({ teamId, userId })));

const most = messagesOfPage;

function choiceOf({ before, after, around, changed_since }: ThreadRange) {
  if (around !== undefined) return { which: "around", place: Number(around), most: most / 2 } as const;
  if (changed_since !== undefined) return { which: "changed", place: Number(changed_since), most } as const;
  if (after !== undefined) return { which: "from", place: Number(after) + 1, most } as const;
  return { which: "before", place: before === undefined ? pastAll : Number(before), most } as const;
}

/** Past the number of every message. */
const pastAll = Number.MAX_SAFE_INTEGER;

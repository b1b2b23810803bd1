import { messagesOfPage } from "../../domain/huddle/limits";
import type { components } from "../../openapi";
import type { HuddleAim } from "../access/reach.store";
import type { Queries } from "../db/database";
import { Problem } from "../http/problem";
import type { MessageRow } from "./message.store";
import { readPeople } from "./people.store";
import { presentMessage } from "./present-huddle";
import { findThread, type ThreadHead } from "./thread.store";

type Thread = components["schemas"]["Thread"];

export interface Wish {
  before?: string;
  after?: string;
  around?: string;
  changed_since?: string;
}

interface Page {
  head: ThreadHead;
  rows: readonly MessageRow[];
  isWhole: boolean;
  /** Up to which number of the clock nothing is missing, if not to the head's. */
  asOf?: number;
}

/** A page of a huddle's messages. */
export async function readThread(db: Queries, aim: HuddleAim, wish: Wish): Promise<Thread> {
  if (Object.values(wish).filter((value) => value !== undefined).length > 1)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "before", rule: "single" }] });
  const { head, rows, isWhole, asOf = head.asOf } = await readPage(db, aim, wish);
  const there = new Set(rows.map(({ seq }) => Number(seq)));
  const answered = rows.flatMap(({ reply_to }) => (reply_to === null ? [] : [Number(reply_to)]));
  const missing = [...new Set(answered)].filter((seq) => !there.has(seq));
  const quoted = missing.length === 0 ? [] : await readQuoted(db, aim, missing);
  return {
    messages: rows.map(presentMessage),
    quoted: quoted.map(presentMessage),
    people: await readPeople(db, peopleIn(aim.teamId, [...rows, ...quoted])),
    last_seq: head.lastSeq,
    read_seq: head.readSeq,
    as_of: asOf,
    is_whole: isWhole,
  };
}

/** Authors, and who is named. */
export const peopleIn = (teamId: string, rows: readonly MessageRow[]) =>
  rows.flatMap(({ author_id, mentions }) => [author_id, ...mentions].map((userId) => ({ teamId, userId })));

async function readQuoted(db: Queries, aim: HuddleAim, seqs: readonly number[]) {
  const wanted = { place: JSON.stringify(seqs), limit: messagesOfPage + 1 };
  return (await findThread(db, aim, "numbered", wanted)).rows;
}

const size = messagesOfPage;

async function readPage(db: Queries, aim: HuddleAim, wish: Wish): Promise<Page> {
  if (wish.around !== undefined) return readAround(db, aim, Number(wish.around));
  const { which, place } = kindOf(wish);
  const { head, rows } = await findThread(db, aim, which, { place, limit: size + 1 });
  const kept = rows.slice(0, size);
  const isWhole = rows.length <= size;
  if (which === "before") return { head, rows: kept.reverse(), isWhole };
  const isCut = which === "changed" && !isWhole;
  return { head, rows: kept, isWhole, ...(isCut && { asOf: Number(kept.at(-1)?.changed) }) };
}

function kindOf({ before, after, changed_since }: Wish) {
  if (changed_since !== undefined) return { which: "changed", place: Number(changed_since) } as const;
  if (after !== undefined) return { which: "from", place: Number(after) + 1 } as const;
  return { which: "before", place: before === undefined ? pastAll : Number(before) } as const;
}

/** Past the number of every message. */
const pastAll = Number.MAX_SAFE_INTEGER;

async function readAround(db: Queries, aim: HuddleAim, middle: number): Promise<Page> {
  const { head, rows: earlier } = await findThread(db, aim, "before", { place: middle, limit: size / 2 + 1 });
  const { rows: later } = await findThread(db, aim, "from", { place: middle, limit: size / 2 });
  const rows = [...earlier.slice(0, size / 2).reverse(), ...later];
  return { head, rows, isWhole: earlier.length <= size / 2 };
}

import { messagesOfPage } from "../../domain/huddle/limits";
import type { components } from "../../openapi";
import type { Queries } from "../db/database";
import { Problem } from "../http/problem";
import {
  findBefore,
  findBySeqs,
  findChanged,
  findFrom,
  findThreadHead,
  type MessageRow,
  type ReadAim,
  type ThreadHead,
} from "./message.store";
import { readPeople } from "./people.store";
import { presentMessage } from "./present-huddle";

type Thread = components["schemas"]["Thread"];

export interface Wish {
  before?: string;
  after?: string;
  around?: string;
  changed_since?: string;
}

interface Page {
  rows: readonly MessageRow[];
  isWhole: boolean;
  asOf: number;
}

/** A page of a huddle's messages. */
export async function readThread(db: Queries, aim: ReadAim, wish: Wish): Promise<Thread> {
  if (Object.values(wish).filter((value) => value !== undefined).length > 1)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "before", rule: "single" }] });
  const head = await findThreadHead(db, aim);
  const { rows, isWhole, asOf } = await readPage(db, aim, wish, head);
  const there = new Set(rows.map(({ seq }) => Number(seq)));
  const answered = rows.flatMap(({ reply_to }) => (reply_to === null ? [] : [Number(reply_to)]));
  const missing = [...new Set(answered)].filter((seq) => !there.has(seq));
  const quoted = missing.length === 0 ? [] : await findBySeqs(db, aim, missing);
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

async function readPage(db: Queries, aim: ReadAim, wish: Wish, head: ThreadHead): Promise<Page> {
  const { asOf } = head;
  const size = messagesOfPage;
  if (wish.changed_since !== undefined) {
    const rows = await findChanged(db, aim, Number(wish.changed_since), size + 1);
    const kept = rows.slice(0, size);
    const isWhole = rows.length <= size;
    return { rows: kept, isWhole, asOf: isWhole ? asOf : Number(kept.at(-1)?.changed) };
  }
  if (wish.after !== undefined) {
    const rows = await findFrom(db, aim, Number(wish.after) + 1, size + 1);
    return { rows: rows.slice(0, size), isWhole: rows.length <= size, asOf };
  }
  if (wish.around !== undefined) {
    const middle = Number(wish.around);
    const earlier = await findBefore(db, aim, middle, size / 2 + 1);
    const later = await findFrom(db, aim, middle, size / 2);
    const rows = [...earlier.slice(0, size / 2).reverse(), ...later];
    return { rows, isWhole: earlier.length <= size / 2, asOf };
  }
  const end = wish.before === undefined ? head.lastSeq + 1 : Number(wish.before);
  const rows = await findBefore(db, aim, end, size + 1);
  return { rows: rows.slice(0, size).reverse(), isWhole: rows.length <= size, asOf };
}

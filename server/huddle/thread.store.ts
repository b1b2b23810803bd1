import { type SQL, sql } from "drizzle-orm";
import { type HuddleAim, isId, sinceIn } from "../access/reach.store";
import type { BigInteger } from "../db/column-types";
import type { Queries } from "../db/database";
import { asked, prepareRows } from "../db/prepared";
import { Problem } from "../http/problem";
import { type MessageRow, messageColumns } from "./message.store";

/** What a huddle's messages are read by. */
export interface ThreadHead {
  lastSeq: number;
  readSeq: number;
  /** The clock's number, of the same moment as the messages, so that none at or below it is missing. */
  asOf: number;
}

interface ThreadRow {
  last_seq: BigInteger;
  read_seq: BigInteger;
  as_of: BigInteger;
  messages: MessageRow[] | null;
}

/** A huddle's head and its messages that the person reads. As one value the messages are sent and read in less time than as rows. */
function prepareThread(name: string, { where, order }: { where: SQL; order: SQL }) {
  const userId = asked("userId", "text");
  return prepareRows<ThreadRow>(
    name,
    ["last_seq", "read_seq", "as_of", "messages"],
    sql`
    with head as materialized (
      select h.team_id, h.id as huddle_id, h.last_seq, coalesce(k.read_seq, 0) as read_seq, c.seq as as_of,
        ${sinceIn(sql`h.team_id`, sql`h.id`, userId)} as since_seq
      from huddle h join team_clock c on c.team_id = h.team_id
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = ${userId}
      where h.team_id = ${asked("teamId", "uuid")} and h.id = ${asked("huddleId", "uuid")})
    select head.last_seq, head.read_seq, head.as_of, (
      select json_agg(l) from (
        select ${messageColumns(userId)} from shown_message m
        where m.team_id = head.team_id and m.huddle_id = head.huddle_id and m.seq > head.since_seq and ${where}
        order by ${order} limit ${asked("limit", "integer")}) l) as messages
    from head where head.since_seq is not null`,
  );
}

const place = asked("place", "bigint");
const statements = {
  /** Below a number, the newest first. */
  before: prepareThread("messages_before", { where: sql`m.seq < ${place}`, order: sql`m.seq desc` }),
  /** From a number on, the oldest first. */
  from: prepareThread("messages_from", { where: sql`m.seq >= ${place}`, order: sql`m.seq` }),
  /** New or changed since a number of the clock, in the order of the changes. */
  changed: prepareThread("messages_changed", { where: sql`m.changed > ${place}`, order: sql`m.changed` }),
  numbered: prepareThread("messages_numbered", {
    where: sql`m.seq in (select s.seq::bigint from json_array_elements_text(${asked("place", "json")}) s(seq))`,
    order: sql`m.seq`,
  }),
  /** In the order of the ids, whose index finds it; in that of the numbers PostgreSQL would read all messages of the huddle. */
  one: prepareThread("message", { where: sql`m.id = ${asked("place", "uuid")}`, order: sql`m.id` }),
};

/** Messages of a huddle that the person reads, with its head; HUDDLE_404 for somebody who does not read it, as for an unknown huddle. */
export async function findThread(
  db: Queries,
  { teamId, huddleId, userId }: HuddleAim,
  which: keyof typeof statements,
  { place, limit }: { place: number | string; limit: number },
): Promise<{ head: ThreadHead; rows: MessageRow[] }> {
  const isOne = isId(teamId) && isId(huddleId);
  const [row] = isOne ? await statements[which](db, { teamId, huddleId, userId, place, limit }) : [];
  if (!row) throw new Problem("HUDDLE_404");
  const head = { lastSeq: Number(row.last_seq), readSeq: Number(row.read_seq), asOf: Number(row.as_of) };
  return { head, rows: row.messages ?? [] };
}

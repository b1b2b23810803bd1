import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../../server/platform/db/database";
import { schema } from "../../server/platform/db/schema/all";
import { beforeAll } from "../../server/reads/event/position";
import { readWindowRows } from "../../server/reads/event/window.store";
import { idIn } from "../../test/support/people/many-clubs";
import { openCpu } from "./cpu";
import { type Call, clientAddress, press } from "./load";
import { median, type Pace, type Row } from "./measure";
import { accessToken, guardianOf, seed } from "./seed";
import { openServer, openSources } from "./servers";

/** Guardians of all clubs, enough of them to stay below every limit per person. */
const callers = 1_000;
const today = new Date().toISOString().slice(0, 10);

interface Caller {
  club: number;
  token: string;
}
type Calls = readonly {
  what: string;
  method: Call["method"];
  path: (caller: Caller) => string;
  body?: () => object;
}[];

const threadOf = ({ club }: Caller) =>
  `/team/team_id/${idIn("team", club)}/huddle/huddle_id/${idIn("huddle team ", club)}/message`;

/** Sending comes last, since it makes the huddles longer. */
const calls: Calls = [
  { what: "GET /schedule, a week", method: "GET", path: () => `/schedule?from=${today}&days=7` },
  { what: "a page of 50 messages", method: "GET", path: threadOf },
  {
    what: "a message sent",
    method: "POST",
    path: threadOf,
    body: () => ({ message_id: randomUUID(), text: "Who brings the balls?" }),
  },
];

/** The busiest calls of the built server, and the week's statement beside its rows by key. */
export async function measure({ isQuick, say }: Pace): Promise<Row[]> {
  const clubs = isQuick ? 25 : 1_000;
  const sources = await openSources();
  try {
    say(`filling PostgreSQL with ${(100 * clubs).toLocaleString("en")} events and as many messages`);
    const databaseUrl = await sources.newDatabase("calls");
    await (await seed(databaseUrl, clubs)).close();
    const rows = [await measureWeek(databaseUrl, clubs, { isQuick, say })];
    const server = await openServer(sources, databaseUrl);
    try {
      const used = await openCpu(databaseUrl);
      const who = await Promise.all(
        Array.from({ length: callers }, async (_, index): Promise<Caller> => {
          const { club, user } = guardianOf(clubs, index, callers);
          return { club, token: await accessToken(user) };
        }),
      );
      for (const call of calls) {
        say(call.what);
        const times: number[] = [];
        // A server runs for days: V8 optimises it after some ten thousand requests, in the first rounds.
        for (let round = isQuick ? -1 : -3; round < (isQuick ? 1 : 5); round++) {
          const before = used([server]).server;
          const replies = await press(server.origin, toSend(call, who), isQuick ? 1 : 2);
          if (round >= 0) times.push((1_000 * (used([server]).server - before)) / replies);
        }
        rows.push({ what: `${call.what}: CPU of the server`, ours: median(times), unit: "ms" });
      }
    } finally {
      await server.close();
    }
    return rows;
  } finally {
    await sources.close();
  }
}

/** A call by all callers in turn. */
const toSend = ({ method, path, body }: Calls[number], who: readonly Caller[]): Call => ({
  method,
  make(index) {
    const caller = who[index % callers];
    if (!caller) throw new Error("Nobody calls.");
    const headers = { authorization: `Bearer ${caller.token}`, "x-forwarded-for": clientAddress(index) };
    return { path: path(caller), headers, ...(body && { body: body() }) };
  },
});

/** The rows of a week without the question who may read them, and without computed columns. */
const rowsByKey = `select e.*, v.*, p.* from event e
  left join venue v on v.team_id = e.team_id and v.id = e.venue_id
  left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = any ($3::uuid[])
where e.team_id = $1::uuid and e.id = any ($2::uuid[])`;

/** Our store's statement on one connection, prepared by name, from sending it to its last row. */
async function measureWeek(databaseUrl: string, clubs: number, { isQuick, say }: Pace): Promise<Row> {
  say("the week's statement, in turns with its rows by key");
  const marks = { userId: "the user", from: "2000-01-01", days: 7 };
  const { text, values } = await sentBy((db) => readWindowRows(db, { ...marks, after: beforeAll }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = async (name: string, sql: string, given: unknown[]) => {
    const started = performance.now();
    const { rows } = await client.query<unknown[]>({ name, text: sql, values: given, rowMode: "array" });
    return { rows, time: performance.now() - started };
  };
  const times: { week: number[]; byKey: number[] } = { week: [], byKey: [] };
  for (let turn = 0; turn < (isQuick ? 100 : 2_000); turn++) {
    const { user } = guardianOf(clubs, turn * 7, callers);
    const given = new Map<unknown, unknown>([
      [marks.userId, `u${user}`],
      [marks.from, today],
    ]);
    const week = await ask(
      "week",
      text,
      values.map((value) => (given.has(value) ? given.get(value) : value)),
    );
    const byKey = await ask("by key", rowsByKey, keysOf(week.rows));
    times.week.push(week.time);
    times.byKey.push(byKey.time);
  }
  await client.end();
  return {
    what: "the statement of a week: p50",
    ours: median(times.week),
    unit: "ms",
    beside: ["its rows by key", median(times.byKey)],
  };
}

/** Team, events and memberships of a week's rows; a family of the bench is in one team. */
function keysOf(rows: unknown[][]): unknown[] {
  const mine = rows.flatMap((row) => row.find(Array.isArray) ?? []) as { membership_id: string }[];
  return [
    rows[0]?.[0],
    rows.map(([, eventId]) => eventId),
    [...new Set(mine.map(({ membership_id }) => membership_id))],
  ];
}

/** The first statement that a store sends, with the values that it was called with. */
async function sentBy(store: (db: Database) => Promise<unknown>) {
  const sent: [query: { text: string }, values: unknown[]][] = [];
  const client = { query: async (...query: (typeof sent)[number]) => ({ rows: sent.push(query) && [] }) };
  const db = drizzle(client as unknown as pg.Client, { schema }) as unknown as Database;
  // Most stores stop early without rows, and an error does not matter here.
  await store(db).catch(() => {});
  const [query, values] = sent[0] ?? [];
  if (!query || !values) throw new Error("The store sent nothing.");
  return { text: query.text, values };
}

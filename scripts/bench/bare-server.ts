import Fastify, { type FastifyRequest } from "fastify";
import pg from "pg";
import { requireTeam } from "../../server/core/access/team-access.store";
import { openViewers } from "../../server/core/access/viewer.store";
import { callSendMessage } from "../../server/core/huddle/message.store";
import { findThread, type Thread } from "../../server/core/huddle/thread.store";
import type { Config } from "../../server/platform/config/config";
import type { Database } from "../../server/platform/db/database";
import { limit } from "../../server/platform/http/limits";
import { type Schema, specification } from "../../server/platform/http/specification";
import { beforeAll } from "../../server/reads/event/position";
import { presentEvent } from "../../server/reads/event/present-event";
import {
  columns,
  readNext,
  readWindowFrame,
  readWindowRows,
  type WindowRow,
} from "../../server/reads/event/window.store";
import { presentMessage } from "../../server/reads/huddle/present-huddle";
import { sentBy } from "./statements";

/**
 * The least that a reply can take: Fastify with the contract's schema of the reply and all statements of the product's call, prepared by name,
 * through a plain pool. Headers name the caller.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** Placeholders that are replaced by a request's values. */
const marks = {
  session: "the session",
  user: "the user",
  team: "00000000-0000-4000-8000-00000000000f",
  huddle: "00000000-0000-4000-8000-0000000000fe",
  message: "00000000-0000-4000-8000-0000000000fd",
  event: "00000000-0000-4000-8000-0000000000ff",
  now: new Date(0).toISOString(),
  from: "2000-01-01",
};
type Values = Record<keyof typeof marks, string>;

async function statementOf(store: (db: Database) => Promise<unknown>) {
  const { name, text, values } = await sentBy(store);
  return async (given: Values): Promise<unknown[][]> => {
    const filled = values.map((value) => fill(value, given));
    return (await pool.query({ name, text, values: filled, rowMode: "array" })).rows;
  };
}

function fill(value: unknown, given: Values): unknown {
  const plain = value instanceof Date ? value.toISOString() : value;
  const mark = (Object.keys(marks) as (keyof Values)[]).find((key) => marks[key] === plain);
  if (mark) return given[mark];
  if (typeof plain !== "string" || !plain.startsWith("[")) return plain;
  if (plain.includes(marks.session)) return JSON.stringify([given.session]);
  if (!plain.includes('"key"')) return plain;
  return JSON.stringify([{ key: given.user, most: 120, step: 1, reset_at: new Date(Date.now() + 60_000) }]);
}

const now = () => new Date(0);
const config = { signingKey: "none" } as Config;
const target = { teamId: marks.team, huddleId: marks.huddle, userId: marks.user };
const whoAsks = await statementOf((db) =>
  openViewers({ db, now })({ sessionId: marks.session, userId: marks.user }),
);
const count = await statementOf((db) => limit({ db, config, now }, { key: "", max: 1, windowSeconds: 60 }));
const reach = await statementOf((db) => requireTeam(db, marks.user, marks.team));
const frame = await statementOf((db) => readWindowFrame(db, { userId: marks.user }));
const week = await statementOf((db) =>
  readWindowRows(db, { userId: marks.user, from: marks.from, days: 7, after: beforeAll }),
);
const next = await statementOf((db) => readNext(db, { teamId: marks.team, id: marks.event }));
const page = await statementOf((db) =>
  findThread(db, target, { which: "before", place: Number.MAX_SAFE_INTEGER, most: 50 }),
);
const one = await statementOf((db) => findThread(db, target, { which: "one", messageId: marks.message }));
const send = await statementOf((db) =>
  callSendMessage(db, {
    ...target,
    messageId: marks.message,
    text: "Who brings the balls?",
    mentions: [],
    replyTo: null,
    shown: null,
    now: now(),
  }),
);

async function enter({ headers, params, query, body }: FastifyRequest): Promise<Values> {
  const values = {
    ...marks,
    session: String(headers["x-session"]),
    user: String(headers["x-user"]),
    team: (params as { id?: string }).id ?? "",
    huddle: (params as { huddle_id?: string }).huddle_id ?? "",
    message: (body as { message_id?: string } | undefined)?.message_id ?? "",
    from: (query as { from?: string }).from ?? "",
    now: new Date().toISOString(),
  };
  await whoAsks(values);
  await count(values);
  return values;
}

const threadOf = (rows: unknown[][]) => rows[0]?.[0] as Thread;
const rowKeys = [...Object.keys(columns), "counts"];

const app = Fastify({ logger: false });
app.addSchema({ $id: "contract", ...specification } as { $id: string });
const answers = (
  name: keyof typeof specification.components.schemas,
): { schema: { response: Record<number, Schema> } } => ({
  schema: { response: { 200: { $ref: `contract#/components/schemas/${name}` } } },
});
const thread = "/team/team_id/:id/huddle/huddle_id/:huddle_id/message";

app.get("/schedule", answers("ScheduleWindow"), async (request) => {
  const values = await enter(request);
  const [[[teams, people] = []], found] = await Promise.all([frame(values), week(values)]);
  const rows = found.map(
    (row) => Object.fromEntries(rowKeys.map((key, index) => [key, row[index]])) as WindowRow,
  );
  const first = rows.find(({ status, endsAt }) => status === "on" && new Date(endsAt) > new Date());
  if (first) await next({ ...values, team: first.teamId, event: first.id });
  return {
    from: values.from,
    days: 7,
    today: values.now.slice(0, 10),
    teams,
    people,
    events: rows.map((row) => presentEvent(row, { userId: values.user, seenCounts: "none", at: new Date() })),
  };
});
app.get(thread, answers("Thread"), async (request) => {
  const values = await enter(request);
  await reach(values);
  const { messages, people, last_seq, read_seq, as_of, is_whole } = threadOf(await page(values));
  const shown = (messages ?? []).map(presentMessage);
  return { messages: shown, quoted: [], people: people ?? [], last_seq, read_seq, as_of, is_whole };
});
app.post(thread, answers("Message"), async (request) => {
  const values = await enter(request);
  await send(values);
  const [message] = threadOf(await one(values)).messages ?? [];
  if (!message) throw new Error("A message that was sent is not there.");
  return presentMessage(message);
});
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.on("disconnect", () => process.exit());

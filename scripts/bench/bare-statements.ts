import Fastify, { type FastifyInstance } from "fastify";
import pg from "pg";
import { openViewers } from "../../server/access/viewer.store";
import type { Config } from "../../server/config/config";
import type { Database } from "../../server/db/database";
import { limit } from "../../server/http/limits";
import { type Schema, specification } from "../../server/http/specification";
import { sentBy } from "./statements";

/** What the baselines share: the statements of our stores, prepared by name, through a plain pool, below Fastify with the contract's schemas. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** Placeholders that are replaced by a request's values. */
export const marks = {
  session: "the session",
  user: "the user",
  team: "00000000-0000-4000-8000-00000000000f",
  huddle: "00000000-0000-4000-8000-0000000000fe",
  message: "00000000-0000-4000-8000-0000000000fd",
  now: new Date(0).toISOString(),
  from: "2000-01-01",
  event: "00000000-0000-4000-8000-0000000000ff",
  /** Who is asked for, as JSON. */
  people: '[{"team_id":"the team","user_id":"somebody"}]',
};
export type Values = Record<keyof typeof marks, string>;

/** The statement that a store sends. */
export async function statementOf(store: (db: Database) => Promise<unknown>) {
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

export const now = () => new Date(0);
const config = { signingKey: "none" } as Config;
export const whoAsks = await statementOf((db) =>
  openViewers({ db, now })({ sessionId: marks.session, userId: marks.user }),
);
export const count = await statementOf((db) =>
  limit({ db, config, now }, { key: "", max: 1, windowSeconds: 60 }),
);

export const named = <Row>(keys: readonly string[], rows: unknown[][]) =>
  rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index]])) as Row);

export function openBareApp(): FastifyInstance {
  const app = Fastify({ logger: false });
  app.addSchema({ $id: "contract", ...specification } as { $id: string });
  return app;
}

export const answers = (
  name: keyof typeof specification.components.schemas,
): { schema: { response: Record<number, Schema> } } => ({
  schema: { response: { 200: { $ref: `contract#/components/schemas/${name}` } } },
});

export async function listen(app: FastifyInstance) {
  await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
  process.on("disconnect", () => process.exit());
}

import Fastify, { type FastifyRequest } from "fastify";
import pg from "pg";
import type { TeamStanding } from "../../domain/team/team-rights";
import { requireTeam } from "../../server/access/reach.store";
import { openViewers } from "../../server/access/viewer.store";
import type { Config } from "../../server/config/config";
import type { Database } from "../../server/db/database";
import { limit } from "../../server/http/limits";
import { type Schema, specification } from "../../server/http/specification";
import { presentEvent } from "../../server/schedule/event/present-event";
import { beforeAll } from "../../server/schedule/week/position";
import {
  columns,
  readNext,
  readWindowFrame,
  readWindowRows,
  type WindowRow,
} from "../../server/schedule/week/window.store";
import { presentRoster } from "../../server/team/present-roster";
import { presentSummary } from "../../server/team/present-team";
import { type RosterRow, readRosterRows } from "../../server/team/roster.store";
import { readTeamsOf } from "../../server/team/team.store";
import { sentBy } from "./statements";

/**
 * The baseline for the pages of teams and the week: Fastify with the contract's schema of the reply and the statements of our
 * stores, prepared by name, through a plain pool. The product's paths run all of them, those below /alone the last
 * one only. Headers name the caller.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** Placeholders that are replaced by a request's values. */
const marks = {
  session: "the session",
  user: "the user",
  team: "00000000-0000-4000-8000-00000000000f",
  now: new Date(0).toISOString(),
  from: "2000-01-01",
  event: "00000000-0000-4000-8000-0000000000ff",
};
type Values = Record<keyof typeof marks, string>;

/** The statement that a store sends. */
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
  return JSON.stringify([{ key: given.user, most: 120, step: 1, reset_at: new Date(Date.now() + 60_000) }]);
}

const now = () => new Date(0);
const config = { signingKey: "none" } as Config;
const whoAsks = await statementOf((db) =>
  openViewers({ db, now })({ sessionId: marks.session, userId: marks.user }),
);
const count = await statementOf((db) => limit({ db, config, now }, { key: "", max: 1, windowSeconds: 60 }));
const reach = await statementOf((db) => requireTeam(db, marks.user, marks.team));
const teams = await statementOf((db) => readTeamsOf(db, { userId: marks.user, now: now() }));
const roster = await statementOf((db) => readRosterRows(db, { teamId: marks.team, now: now() }));

const frame = await statementOf((db) => readWindowFrame(db, { userId: marks.user }));
const week = await statementOf((db) =>
  readWindowRows(db, { userId: marks.user, from: marks.from, days: 7, after: beforeAll }),
);

const next = await statementOf((db) => readNext(db, { teamId: marks.team, id: marks.event }));

const valuesOf = ({ headers, url }: FastifyRequest): Values => ({
  session: String(headers["x-session"]),
  user: String(headers["x-user"]),
  team: url.split("/team_id/")[1]?.slice(0, 36) ?? "",
  now: new Date().toISOString(),
  from: url.split("from=")[1]?.slice(0, 10) ?? "",
  event: "",
});

type SummaryRow = Parameters<typeof presentSummary>[0];
const summaryKeys = "id name sport ageGroup colourOne colourTwo archivedAt standings waiting".split(" ");
const rosterKeys =
  "id userId childId spotFirstName spotLastInitial roles number version letInBy letInAt fullName dripName avatar firstName lastInitial shownAs isFrozen mayBePhotographed guardians invited".split(
    " ",
  );
const named = <Row>(keys: readonly string[], rows: unknown[][]) =>
  rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index]])) as Row);

/** A guardian of one of the team's players, like the callers. */
const reader = { userId: "", reach: [], standings: new Set<TeamStanding>(["guardian"]) };
const readTeams = async (request: FastifyRequest) => ({
  teams: named<SummaryRow>(summaryKeys, await teams(valuesOf(request))).map(presentSummary),
});
const readRoster = async (request: FastifyRequest) => ({
  entries: presentRoster(named<RosterRow>(rosterKeys, await roster(valuesOf(request))), reader),
});
const readWeek = async (request: FastifyRequest) => {
  const values = valuesOf(request);
  const [[[teams, people] = []], found] = await Promise.all([frame(values), week(values)]);
  const rows = named<WindowRow>([...Object.keys(columns), "counts"], found);
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
};

const app = Fastify({ logger: false });
app.addSchema({ $id: "contract", ...specification } as { $id: string });
const answers = (
  name: keyof typeof specification.components.schemas,
): { schema: { response: Record<number, Schema> } } => ({
  schema: { response: { 200: { $ref: `contract#/components/schemas/${name}` } } },
});
app.get("/alone/user/me/teams", answers("Teams"), readTeams);
app.get("/alone/team/team_id/:id/membership", answers("Roster"), readRoster);
app.get("/alone/schedule", answers("ScheduleWindow"), readWeek);
app.get("/schedule", answers("ScheduleWindow"), async (request) => {
  const values = valuesOf(request);
  await whoAsks(values);
  await count(values);
  return readWeek(request);
});
app.get("/user/me/teams", answers("Teams"), async (request) => {
  const values = valuesOf(request);
  await whoAsks(values);
  await count(values);
  return readTeams(request);
});
app.get("/team/team_id/:id/membership", answers("Roster"), async (request) => {
  const values = valuesOf(request);
  await whoAsks(values);
  await count(values);
  await reach(values);
  return readRoster(request);
});
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.on("disconnect", () => process.exit());

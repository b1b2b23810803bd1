import type { FastifyRequest } from "fastify";
import type { TeamStanding } from "../../domain/team/team-rights";
import { requireTeam } from "../../server/access/reach.store";
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
import {
  answers,
  count,
  listen,
  marks,
  named,
  now,
  openBareApp,
  statementOf,
  type Values,
  whoAsks,
} from "./bare-statements";

/**
 * The baseline for the pages of teams and the week: Fastify with the contract's schema of the reply and the statements of our
 * stores, prepared by name, through a plain pool. The product's paths run all of them, those below /alone the last
 * one only. Headers name the caller.
 */
const reach = await statementOf((db) => requireTeam(db, marks.user, marks.team));
const teams = await statementOf((db) => readTeamsOf(db, { userId: marks.user, now: now() }));
const roster = await statementOf((db) => readRosterRows(db, { teamId: marks.team, now: now() }));

const frame = await statementOf((db) => readWindowFrame(db, { userId: marks.user }));
const week = await statementOf((db) =>
  readWindowRows(db, { userId: marks.user, from: marks.from, days: 7, after: beforeAll }),
);

const next = await statementOf((db) => readNext(db, { teamId: marks.team, id: marks.event }));

const valuesOf = ({ headers, url }: FastifyRequest): Values => ({
  ...marks,
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

const app = openBareApp();
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
await listen(app);

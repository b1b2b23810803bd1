import { suite } from "uvu";
import * as assert from "uvu/assert";
import { callsOf } from "../../../domain/base/row-calls";
import { messageTexts } from "../../../domain/problem/message-texts";
import { readCalendarRows } from "../../../domain/schedule/import/calendar-read";
import { rowsOfFile } from "../../../domain/schedule/import/import-file";
import { sentRowOf } from "../../../domain/schedule/import/import-plan";
import type { components } from "../../../openapi";
import { planRows, readFile, sendRows } from "../../../src/effects/schedule/schedule-import.effects";
import {
  chosenFile,
  importedEvent,
  importResult,
  importTeam,
  listOfGames,
  readList,
} from "../../support/people/import-files";
import { team } from "../../support/people/team";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("schedule import effects");
type EventImport = components["schemas"]["EventImport"];
const imported = importedEvent();
const load = async () => ({ readCalendarRows });
const path = "/team/team_id/rockets/schedule_import";
const season = { id: "1", name: "Winter", starts_on: "2026-11-01", ends_on: "2026-12-20", closed_at: null };

const sentRows = (count: number) => {
  const outcome = readList(listOfGames(count));
  if (outcome.kind !== "read") throw new Error("The list was not read");
  return rowsOfFile(outcome.file, outcome.about).rows.map((row) => sentRowOf(row, []));
};

test("a list is read on the device, without a call", async () => {
  const { client, requests } = openClient(() => problem("SERVER_500"));
  const outcome = await readFile(
    client,
    "rockets",
    { file: chosenFile(listOfGames(2)), team: importTeam },
    load,
  );
  assert.equal([outcome, requests.length], [readList(listOfGames(2)), 0]);
});

test("a calendar's rule without an end goes to the season's, or on without one", async () => {
  const text =
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:p\nDTSTART:20261201T173000\nRRULE:FREQ=WEEKLY\nEND:VEVENT\nEND:VCALENDAR";
  const rowsBy = async (reply: () => Response) => {
    const { client } = openClient(reply);
    const outcome = await readFile(client, "rockets", { file: chosenFile(text), team: importTeam }, load);
    return outcome.kind === "read" ? rowsOfFile(outcome.file, outcome.about).rows.length : outcome.why;
  };
  assert.is(await rowsBy(() => json(team({ id: "rockets", seasons: [season] }))), 3);
  assert.is(await rowsBy(() => problem("SERVER_500")), 26);
});

test("files that are empty, too big or gone", async () => {
  const { client } = openClient(() => problem("SERVER_500"));
  const read = (file: Parameters<typeof readFile>[2]["file"]) =>
    readFile(client, "rockets", { file, team: importTeam }, load);
  assert.equal(await read(chosenFile(" \n")), { kind: "unreadable", why: "empty" });
  const big = { name: "a", size: 1_000_001, arrayBuffer: () => Promise.reject(new Error("It is not read")) };
  assert.equal(await read(big), { kind: "unreadable", why: "too_big" });
  assert.equal(await read({ ...big, size: 1 }), { kind: "unreadable", why: "failed" });
});

test("a calendar whose reader cannot be loaded is not read", async () => {
  const { client } = openClient(() => problem("SERVER_500"));
  const file = chosenFile("BEGIN:VCALENDAR");
  const outcome = await readFile(client, "rockets", { file, team: importTeam }, () =>
    Promise.reject(new Error("No network")),
  );
  assert.equal(outcome, { kind: "unreadable", why: "failed" });
});

test("rows are planned by dry runs of 25, each later sent under its own key", async () => {
  const rows = sentRows(30);
  const { client, requests } = openClient(async (request) => {
    const body = (await request.clone().json()) as EventImport;
    const results = body.rows.map((_, row) => importResult(row, "made"));
    return json({ results, new_places: [], ...(body.lists_imported && { imported: [imported] }) });
  });
  const plan = await planRows(client, "rockets", { rows });
  assert.ok(plan.kind === "planned");
  assert.equal([plan.results.length, new Set(plan.keys).size, plan.imported], [30, 30, [imported]]);
  assert.equal(
    await Promise.all(
      requests.map(async (request) => {
        const { dry_run, lists_imported } = (await request.json()) as EventImport;
        return [dry_run, lists_imported];
      }),
    ),
    [
      [true, true],
      [true, undefined],
    ],
    "what earlier imports made is asked for once",
  );
  const [first = []] = callsOf(rows);
  const [key = ""] = plan.keys;
  assert.is((await sendRows(client, "rockets", { rows: first, key })).kind, "sent");
  const sent = requests.at(-1);
  assert.equal([new URL(sent?.url ?? "").pathname, sent?.headers.get("idempotency-key")], [path, key]);
  assert.equal(await sent?.json(), { rows: first });
});

test("a row says what its line says, and nothing else", () => {
  assert.equal(sentRows(1), [
    {
      import_key: "2026-12-05 comets 1",
      kind: "game",
      timing: "timed",
      opponent: "Comets 1",
      starts_local: "2026-12-05T09:00:00",
      place: "Riverside",
    },
  ]);
});

test("rows with long notes go in calls that the server's 16 kB hold", () => {
  const rows = sentRows(25).map((row) => ({ ...row, notes: "🏐".repeat(500) }));
  const calls = callsOf(rows);
  assert.equal(calls.flat(), rows);
  assert.ok(calls.every((call) => new TextEncoder().encode(JSON.stringify({ rows: call })).length < 16_000));
  assert.is(calls.length, 5);
});

test("a refusal and a limit are the plan's outcome", async () => {
  const refused = openClient(() => problem("TEAM_403_ARCHIVED"));
  assert.equal(await planRows(refused.client, "rockets", { rows: sentRows(1) }), {
    kind: "refused",
    text: messageTexts.TEAM_403_ARCHIVED,
  });
  const limited = openClient(() => problem("REQUEST_429_LIMIT", { "retry-after": "60" }));
  assert.is((await sendRows(limited.client, "rockets", { rows: sentRows(1), key: "k" })).kind, "limited");
});

test.run();

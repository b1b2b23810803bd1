import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type ReadFileOutcome, rowsOfFile } from "../../../../domain/schedule/import/import-file";
import { sentRowOf } from "../../../../domain/schedule/import/import-plan";
import { eventsToCome, venuesOfTeam } from "../../../../domain/schedule/limits";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { event, venue } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { team } from "../../../../server/platform/db/schema/team";
import { importedGame } from "../../../support/contract/typical";
import { ask, type Person } from "../../../support/people/ask";
import { readList, readTitles } from "../../../support/people/import-files";
import { addEvent, addPlace } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("importing a list of events");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, addSeries, change, read, say, post } = scheduleCalls(() => server);
type ImportRow = components["schemas"]["ImportRow"];
type Row = { [Name in keyof ImportRow]?: ImportRow[Name] | undefined };
type Results = components["schemas"]["ImportResults"];

const send = (
  person: Person,
  teamId: string,
  rows: readonly Row[],
  { key, ...more }: { key?: string; dry_run?: boolean; lists_imported?: boolean } = {},
) =>
  ask<Results>(server, person, `POST /team/team_id/${teamId}/schedule_import`, {
    ...(key && { key }),
    body: { rows: rows.map((row) => ({ ...importedGame, ...row })), ...more },
  });

const outcomes = ({ body }: { body: Results }) =>
  body.results.map(({ outcome, code, field }) => [outcome, code, field].filter((part) => part).join(" "));
const stored = () => server.services.db.select().from(event).orderBy(asc(event.startsAt), asc(event.id));
const places = async () =>
  (await server.services.db.select().from(venue).orderBy(asc(venue.name))).map(({ name }) => name);
const line = (key: string, change: Row = {}): Row => ({ import_key: key, ...change });

test("a dry run names the events to come that earlier imports made, if asked", async () => {
  const { teamId, coach } = await club();
  await addEvent(server, teamId, { createdBy: coach.user.id });
  const past = line("over", { starts_local: "2026-11-22T13:00:00" });
  await send(coach, teamId, [line("1"), line("2", { starts_local: "2026-12-12T09:00:00" }), past]);
  await send(coach, teamId, [line("2", { cancelled: true })]);
  server.clock.set(new Date("2026-11-23T18:00:00Z"));
  const asked = await send(coach, teamId, [line("1")], { dry_run: true, lists_imported: true });
  assert.equal(
    asked.body.imported?.map(({ import_key, opponent, first_day }) => [import_key, opponent, first_day]),
    [["1", "Rockets", "2026-12-05"]],
  );
  assert.is((await send(coach, teamId, [line("1")], { dry_run: true })).body.imported, undefined);
});

test("lines become events at a new place; the same file again changes nothing", async () => {
  const { teamId, coach } = await club();
  const rows = [line("1"), line("2", { starts_local: "2026-12-12T09:00:00", place: "riverside" })];
  const made = await send(coach, teamId, rows);
  assert.equal([outcomes(made), made.body.new_places], [["made", "made"], ["Riverside"]]);
  const again = await send(coach, teamId, rows);
  assert.equal([outcomes(again), again.body.new_places], [["same", "same"], []]);
  assert.equal(
    again.body.results.map(({ event_id }) => event_id),
    made.body.results.map(({ event_id }) => event_id),
  );
  const events = await stored();
  assert.equal(
    events.map(({ startsLocal, opponent, venueDetail, version, importKey }) => [
      startsLocal,
      opponent,
      venueDetail,
      version,
      importKey,
    ]),
    [
      ["2026-12-05T09:00:00", "Rockets", "field 3", 1, "1"],
      ["2026-12-12T09:00:00", "Rockets", "field 3", 1, "2"],
    ],
  );
  assert.equal(await places(), ["Riverside"]);
});

test("events at midnight that end when the clocks have gone back to it are made, moved, repeated and imported", async () => {
  server.clock.set(new Date("2027-10-20T12:00:00Z"));
  const { teamId, coach } = await club();
  const { db } = server.services;
  await db.update(team).set({ timeZone: "Atlantic/Azores" });
  const night = { starts_local: "2027-10-31T00:00:00", duration_minutes: 60, arrive_minutes: 0 };
  const ends = async () => {
    const rows = await stored();
    await db.delete(event);
    return rows.map((row) => [
      row.startsLocal,
      row.startsAt.toISOString(),
      row.endsAt.toISOString(),
      row.firstDay,
      row.lastDay,
    ]);
  };
  const right = [
    "2027-10-31T00:00:00",
    "2027-10-31T00:00:00.000Z",
    "2027-10-31T01:00:00.000Z",
    "2027-10-31",
    "2027-10-31",
  ];
  const made = await add(coach, teamId, night);
  assert.is(made.status, 200, made.text);
  assert.equal(await ends(), [right]);
  const other = (await add(coach, teamId, { ...night, starts_local: "2027-10-30T18:00:00" })).body.event;
  const moved = await change(coach, teamId, other.id, 1, { starts_local: night.starts_local });
  assert.is(moved.status, 200, moved.text);
  assert.equal(await ends(), [right]);
  const repeated = await addSeries(coach, teamId, {
    rule: { weekdays: 1, every_weeks: 1, first_day: "2027-10-31", last_day: "2027-10-31", skip_days: [] },
    fields: {
      kind: "practice",
      timing: "timed",
      starts_local: "00:00",
      duration_minutes: 60,
      arrive_minutes: 0,
    },
  });
  assert.is(repeated.status, 200, repeated.text);
  assert.equal(await ends(), [right]);
  const rows = Array.from({ length: 25 }, (_, index) => line(String(index), night));
  const imported = await send(coach, teamId, rows);
  assert.equal([imported.status, outcomes(imported)], [200, rows.map(() => "made")]);
  assert.equal(
    await ends(),
    rows.map(() => right),
  );
});

test("a second file changes what it moved, keeps what it leaves out, and tells families as a change by hand does", async () => {
  const { teamId, coach, mother, samId } = await club();
  const [made] = (await send(coach, teamId, [line("1", { kit: "blue" })])).body.results;
  const id = made?.event_id ?? "";
  await say(mother, { teamId, id, membershipId: samId }, "yes");
  const moved = await send(coach, teamId, [line("1", { starts_local: "2026-12-05T14:00:00" })]);
  assert.equal(moved.body.results, [
    {
      row: 0,
      event_id: id,
      outcome: "changed",
      changes: [{ what: "start", before: "2026-12-05T09:00:00", after: "2026-12-05T14:00:00" }],
    },
  ]);
  const { event: now } = await read(mother, teamId, id);
  assert.equal([now.kit, now.version, now.time_version, now.mine[0]?.is_for_old_time], ["blue", 2, 2, true]);
  const kinds = (await server.services.db.select().from(notice)).map(({ kind }) => kind).sort();
  assert.equal(kinds, ["added", "moved", "unseen"]);
  assert.equal(outcomes(await send(coach, teamId, [line("1", { starts_local: "2026-12-05T15:00:00" })])), [
    "changed",
  ]);
});

/** The rows that the app would send of a file. */
function sentRowsOf(outcome: ReadFileOutcome, chosen: readonly string[] | null = null) {
  if (outcome.kind !== "read") throw new Error("The file was not read");
  return rowsOfFile(outcome.file, outcome.about, chosen).rows.map((row) => sentRowOf(row, []));
}

test("a calendar that is read with another answer, or has another title, changes who plays, and clears what it no longer says", async () => {
  const { teamId, coach } = await club();
  const imported = async (title: string, chosen: readonly string[]) => {
    const sent = sentRowsOf(readTitles([title]), chosen);
    const { body } = await ask<Results>(server, coach, `POST /team/team_id/${teamId}/schedule_import`, {
      body: { rows: sent },
    });
    const [row] = await stored();
    return [body.results[0]?.outcome, row?.kind, row?.title, row?.opponent, row?.side];
  };
  const unclear = "Rockets U12 vs Red Rockets";
  assert.equal(await imported(unclear, ["Rockets U12"]), ["made", "game", "Game", "Red Rockets", "home"]);
  assert.equal(await imported(unclear, ["Red Rockets"]), ["changed", "game", "Game", "Rockets U12", "away"]);
  assert.equal(await imported(unclear, []), ["changed", "other", unclear, null, null]);
  assert.equal(await imported(unclear, []), ["same", "other", unclear, null, null]);
  assert.equal(await imported(unclear, ["Rockets U12"]), ["changed", "game", "Game", "Red Rockets", "home"]);
  assert.equal(await imported("vs Comets", []), ["changed", "game", "Game", "Comets", null]);
  assert.equal(await imported("Game", []), ["changed", "game", "Game", null, null]);
});

test("a list without a column of titles or sides keeps those that staff gave", async () => {
  const rowsSent = sentRowsOf(readList("Date,Opponent\n2026-12-05,Comets\n2026-12-12,Lions"));
  const { teamId, coach } = await club();
  const send = () =>
    ask<Results>(server, coach, `POST /team/team_id/${teamId}/schedule_import`, { body: { rows: rowsSent } });
  assert.equal(outcomes(await send()), ["made", "made"]);
  const [game] = await stored();
  const changed = await change(coach, teamId, game?.id ?? "", 1, { title: "Derby", side: "home" });
  assert.is(changed.status, 200, changed.text);
  assert.equal(outcomes(await send()), ["same", "same"]);
});

test("an event that was changed by hand since is kept, unless the row says otherwise", async () => {
  const { teamId, coach } = await club();
  const id = (await send(coach, teamId, [line("1")])).body.results[0]?.event_id ?? "";
  await change(coach, teamId, id, 1, { kit: "blue", starts_local: "2026-12-05T10:00:00" });
  assert.equal(outcomes(await send(coach, teamId, [line("1", { starts_local: "2026-12-05T10:00:00" })])), [
    "same",
  ]);
  const kept = await send(coach, teamId, [line("1")]);
  assert.equal(outcomes(kept), ["mine"]);
  assert.equal(kept.body.results[0]?.changes, [
    { what: "start", before: "2026-12-05T10:00:00", after: "2026-12-05T09:00:00" },
  ]);
  assert.is((await read(coach, teamId, id)).event.version, 2);
  assert.equal(outcomes(await send(coach, teamId, [line("1", { keeps_mine: false })])), ["changed"]);
  const { event: now } = await read(coach, teamId, id);
  assert.equal([now.starts_local, now.kit, now.version], ["2026-12-05T09:00:00", "blue", 3]);
  assert.equal(
    outcomes(await send(coach, teamId, [line("1", { starts_local: "2026-12-05T11:00:00" })])),
    ["changed"],
    "the import's own version counts from then on",
  );
});

test("an event whose move by hand was undone before anybody was notified follows the file again", async () => {
  const { teamId, coach } = await club();
  const id = (await send(coach, teamId, [line("1")])).body.results[0]?.event_id ?? "";
  await change(coach, teamId, id, 1, { starts_local: "2026-12-05T10:00:00" });
  await change(coach, teamId, id, 2, { starts_local: "2026-12-05T09:00:00" });
  const later = [line("1", { starts_local: "2026-12-05T11:00:00" })];
  assert.equal(outcomes(await send(coach, teamId, later)), ["changed"]);
});

test("notes typed with a move by hand stay, though the move was undone", async () => {
  const { teamId, coach } = await club();
  const id = (await send(coach, teamId, [line("1")])).body.results[0]?.event_id ?? "";
  await change(coach, teamId, id, 1, { starts_local: "2026-12-05T10:00:00", notes: "By the pool" });
  await change(coach, teamId, id, 2, { starts_local: "2026-12-05T09:00:00" });
  const later = [line("1", { starts_local: "2026-12-05T11:00:00" })];
  assert.equal(outcomes(await send(coach, teamId, later)), ["mine"]);
});

test("who plays, typed by hand, stays where a calendar names nobody", async () => {
  const { teamId, coach } = await club();
  const bare = line("1", { opponent: null, side: null });
  const id = (await send(coach, teamId, [bare])).body.results[0]?.event_id ?? "";
  await change(coach, teamId, id, 1, { opponent: "Comets", side: "home" });
  assert.equal(outcomes(await send(coach, teamId, [bare])), ["same"]);
  const later = { ...bare, starts_local: "2026-12-05T11:00:00", keeps_mine: false };
  assert.equal(outcomes(await send(coach, teamId, [later])), ["changed"]);
  const { event: now } = await read(coach, teamId, id);
  assert.equal([now.opponent, now.side, now.starts_local], ["Comets", "home", "2026-12-05T11:00:00"]);
});

test("a cancelled line calls its event off, a later file puts it back on, and what never stood is not made", async () => {
  const { teamId, coach } = await club();
  await send(coach, teamId, [line("1")]);
  const rows = [line("1", { cancelled: true }), line("2", { cancelled: true })];
  assert.equal(outcomes(await send(coach, teamId, rows)), ["changed", "same"]);
  assert.equal(
    (await stored()).map(({ status, calledOffFor }) => [status, calledOffFor]),
    [["called_off", "other"]],
  );
  assert.equal(outcomes(await send(coach, teamId, rows)), ["same", "same"]);
  assert.equal(outcomes(await send(coach, teamId, [line("1")])), ["changed"]);
  const [back] = await stored();
  assert.equal([back?.status, back?.calledOffFor], ["on", null]);
});

test("an event that staff called off is not put back on by a file", async () => {
  const { teamId, coach } = await club();
  const id = (await send(coach, teamId, [line("1")])).body.results[0]?.event_id ?? "";
  await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "field" });
  assert.equal(outcomes(await send(coach, teamId, [line("1")])), ["mine"]);
  assert.is((await stored())[0]?.status, "called_off");
});

test("a faulty row has its code and field and does not stop the others", async () => {
  const { teamId, coach } = await club();
  const faulty = await send(coach, teamId, [
    line("past", { starts_local: "2026-11-21T09:00:00" }),
    line("far", { starts_local: "2028-01-01T09:00:00" }),
    line("no day", { starts_local: "2027-02-30T09:00:00" }),
    line("no zone", { time_zone: "Mars/Base" }),
    line("two starts", { starts_at: "2026-12-05T15:00:00Z" }),
    line("leap", { starts_local: undefined, starts_at: "2026-12-31T23:59:60Z" }),
    line("year 0", { starts_local: undefined, starts_at: "0000-01-01T00:00:00+14:00" }),
    line("year 9999", { starts_local: undefined, starts_at: "9999-12-31T23:59:59-12:00" }),
    line("no start", { starts_local: undefined }),
    line("hidden", { opponent: "Rock\u200bets \u{1f600}" }),
    line("good"),
    line("good"),
  ]);
  assert.equal(outcomes(faulty), [
    "fault EVENT_ITEM_400_TIME starts_local",
    "fault EVENT_ITEM_400_TIME starts_local",
    "fault EVENT_ITEM_400_TIME starts_local",
    "fault EVENT_ITEM_400_TIME time_zone",
    "fault REQUEST_400_INVALID starts_local",
    "fault EVENT_ITEM_400_TIME starts_at",
    "fault EVENT_ITEM_400_TIME starts_at",
    "fault EVENT_ITEM_400_TIME starts_at",
    "fault REQUEST_400_INVALID starts_local",
    "fault REQUEST_400_INVALID opponent",
    "made",
    "fault REQUEST_400_INVALID import_key",
  ]);
  assert.equal(
    (await stored()).map(({ importKey }) => importKey),
    ["good"],
  );
});

test("an event that is over stays as it was", async () => {
  const { teamId, coach } = await club();
  await send(coach, teamId, [line("1")]);
  server.clock.set(new Date("2026-12-06T18:00:00Z"));
  assert.equal(outcomes(await send(coach, teamId, [line("1", { kit: "red" })])), [
    "fault EVENT_ITEM_403_OVER",
  ]);
  assert.equal(outcomes(await send(coach, teamId, [line("1")])), ["same"]);
});

test("an instant becomes the wall clock of the team's zone, or of the row's own", async () => {
  const { teamId, coach } = await club();
  const starts_at = "2026-12-05T15:00:30.000Z";
  await send(coach, teamId, [
    line("1", { starts_local: undefined, starts_at }),
    line("2", { starts_local: undefined, starts_at, time_zone: "Europe/Berlin" }),
  ]);
  assert.equal((await stored()).map(({ startsLocal, timeZone }) => [startsLocal, timeZone]).sort(), [
    ["2026-12-05T09:00:00", "America/Chicago"],
    ["2026-12-05T16:00:00", "Europe/Berlin"],
  ]);
});

test("a dry run answers the same outcomes, writes nothing and leaves the key", async () => {
  const { teamId, coach } = await club();
  await send(coach, teamId, [line("1")]);
  const before = [await stored(), await places(), await server.services.db.select().from(notice)];
  const rows = [line("1", { place: "West Gym" }), line("2")];
  const key = randomUUID();
  const planned = await send(coach, teamId, rows, { key, dry_run: true });
  assert.equal([outcomes(planned), planned.body.new_places], [["changed", "made"], ["West Gym"]]);
  assert.equal(planned.body.results[0]?.changes, [{ what: "venue", before: "Riverside", after: "West Gym" }]);
  assert.equal(planned.body.results[1]?.event_id, null);
  assert.equal([await stored(), await places(), await server.services.db.select().from(notice)], before);
  const made = await send(coach, teamId, rows, { key });
  assert.equal(outcomes(made), outcomes(planned));
  const repeated = await send(coach, teamId, rows, { key });
  assert.equal(repeated.body, made.body, "a repeated key answers what it answered");
});

test("a place is found by its name, a hidden one too; without room for another its name stands before the field", async () => {
  const { teamId, coach } = await club();
  const hidden = await addPlace(server, teamId, "Old Gym");
  await server.services.db.update(venue).set({ hiddenAt: server.clock.now() }).where(eq(venue.id, hidden));
  await send(coach, teamId, [line("1", { place: " OLD  gym " })]);
  assert.is((await stored())[0]?.venueId, hidden);
  const long = "Riverside Park, 123 Main Street, Springfield, Illinois 62701, United States";
  await send(coach, teamId, [line("2", { place: long, starts_local: "2026-12-06T09:00:00" })]);
  const [made] = await server.services.db.select().from(venue).where(eq(venue.name, "Riverside Park"));
  assert.is(made?.address, "123 Main Street, Springfield, Illinois 62701, United States");
  for (let count = 1; count < venuesOfTeam; count += 1) await addPlace(server, teamId, `Place ${count}`);
  const full = await send(coach, teamId, [
    line("3", { place: "One too many", starts_local: "2026-12-07T09:00:00" }),
    line("4", { place: null, starts_local: "2026-12-08T09:00:00" }),
  ]);
  assert.equal([outcomes(full), full.body.new_places], [["made", "made"], []]);
  assert.equal(
    (await stored()).slice(2).map(({ venueId, venueDetail }) => [venueId, venueDetail]),
    [
      [null, "One too many, field 3"],
      [null, "field 3"],
    ],
  );
});

test("rows beyond 1,000 events to come are refused; those that stand are still changed", async () => {
  const { teamId, coach } = await club();
  await send(coach, teamId, [line("1")]);
  const { id: _, ...row } = await addEvent(server, teamId, { createdBy: coach.user.id });
  const rows = Array.from({ length: eventsToCome - 3 }, () => ({ ...row, id: randomUUID() }));
  await server.services.db.insert(event).values(rows);
  const full = await send(coach, teamId, [line("1", { kit: "red" }), line("2"), line("3")]);
  assert.equal(outcomes(full), ["changed", "made", "fault EVENT_ITEM_403_FULL"]);
});

test("new games of the next 48 hours are mailed together, later ones are not", async () => {
  const { teamId, coach, mother } = await club();
  await send(coach, teamId, [
    line("1", { starts_local: "2026-11-23T17:00:00" }),
    line("2", { starts_local: "2026-11-24T11:00:00" }),
    line("3"),
  ]);
  server.clock.advance(2 * 60_000);
  await deliverDueNotices(server.services);
  const mails = (await server.inbox()).filter(({ to }) => to === mother.user.emailAddress);
  assert.is(mails.length, 1);
  assert.is(mails[0]?.text.match(/Rockets/g)?.length, 2);
});

test.run();

import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { absence, absenceTold } from "../../../../server/platform/db/schema/absence";
import { user } from "../../../../server/platform/db/schema/account";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { addAbsence } from "../../../support/people/absence";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../../support/people/club";
import { addAnswer, addEvent } from "../../../support/people/schedule";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("absences");

type Review = components["schemas"]["AbsenceReview"];
type List = components["schemas"]["Absences"];
type Waiting = components["schemas"]["WaitingList"];
type Details = components["schemas"]["EventDetails"];
type Kept = components["schemas"]["KeptAnswer"];

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-06-20T15:00:00Z"));
});
test.after.each(() => server.close());

/** Maya of the Comets has two guardians, Kim and Alex. */
async function club() {
  const [kim, alex, coach] = [
    await addAdult(server, { fullName: "Kim Reyes", firstName: "Kim", timeZone: "America/Chicago" }),
    await addAdult(server, { fullName: "Alex Reyes", firstName: "Alex", timeZone: "America/Chicago" }),
    await addAdult(server, { fullName: "Cora Coach", firstName: "Cora", timeZone: "America/Chicago" }),
  ];
  const maya = await addChild(server, [kim.user.id, alex.user.id], { firstName: "Maya" });
  const { id: teamId } = await addTeam(server, coach.user.id, { roles: ["manager", "coach"] });
  const { id: player } = await addMember(server, teamId, { childId: maya.id, number: "7" });
  const on = (startsLocal: string, change: object = {}) =>
    addEvent(server, teamId, { createdBy: coach.user.id, startsLocal, ...change });
  return { kim, alex, coach, maya: maya.id, teamId, player, on };
}

const july = { first_day: "2026-07-01", last_day: "2026-07-14" };
const absences = "/user/me/absence";
const at = (id: string | undefined) => `${absences}/absence_id/${id}`;

const say = (person: Person, childId: string | null, change: object = {}) =>
  ask<Review>(server, person, `POST ${absences}`, {
    body: { people: [{ child_id: childId }], ...july, ...change },
  });
const change = (person: Person, id: string | undefined, version: number, body: object) =>
  ask<Review>(server, person, `PATCH ${at(id)}`, { version, body });
const end = (person: Person, id: string | undefined, version = 1, query = "") =>
  ask<Review>(server, person, `DELETE ${at(id)}${query}`, { version });
const list = async (person: Person) => (await ask<List>(server, person, `GET ${absences}`)).body;
const awayLines = async (person: Person) =>
  (await ask<Waiting>(server, person, "GET /user/me/waiting")).body.items.filter(
    ({ kind }) => kind === "away",
  );
const readEvent = async (person: Person, { teamId, id }: { teamId: string; id: string }) =>
  (await ask<Details>(server, person, `GET /team/team_id/${teamId}/event/event_id/${id}`)).body;
const turnsOf = ({ turns }: Review) => turns.map(({ starts_local, from, to }) => [starts_local, from, to]);
const stored = () => server.services.db.select().from(absence).orderBy(absence.firstDay);
const daysOf = (rows: readonly { firstDay: string; lastDay: string }[]) =>
  rows.map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`);

/** Everything that the database holds, but for limits, sessions and keys. */
async function dump(): Promise<string> {
  const { rows } = await server.services.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_bucket', 'session', 'idempotency')`,
  );
  const sums = rows.map(
    ({ name }) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from "${name}" t)`,
  );
  const [sum] = (
    await server.services.db.execute<{ sum: string }>(sql.raw(`select concat(${sums.join(", ")}) as sum`))
  ).rows;
  return sum?.sum ?? "";
}

test("a dry run answers what the absence then does, and changes nothing", async () => {
  const { kim, alex, maya, player, on } = await club();
  const game = await on("2026-07-09T09:00:00", { kind: "game", title: "Cup" });
  await on("2026-07-02T17:30:00");
  await on("2026-07-20T17:30:00");
  const tournament = {
    kind: "tournament",
    title: "Four days",
    timing: "day",
    durationMinutes: 4 * 1440,
  } as const;
  await on("2026-07-13T00:00:00", tournament);
  await addAnswer(server, game, player, { answer: "yes", by: alex.user.id });
  server.clock.advance(60_000);
  const before = await dump();
  const dry = await say(kim, maya, { dry_run: true });
  assert.is(await dump(), before);
  assert.equal([dry.status, dry.body.covers, dry.body.teams, dry.body.items], [200, 2, 1, []], dry.text);
  assert.equal(
    dry.body.events.map(({ title, first_name }) => [title, first_name]),
    [
      ["Practice", "Maya"],
      ["Cup", "Maya"],
    ],
  );
  assert.equal(turnsOf(dry.body), [["2026-07-09T09:00:00", "yes", "no"]]);
  assert.equal(
    dry.body.touches.map(({ title, days_away, days }) => [title, days_away, days]),
    [["Four days", 2, 4]],
  );
  const said = await say(kim, maya);
  assert.equal({ ...said.body, items: [] }, dry.body);
  assert.equal(
    said.body.items.map(({ first_name, covers, said_by }) => [first_name, covers, said_by]),
    [["Maya", 2, { name: "Kim Reyes", is_me: true }]],
  );
});

test("what is taken back leaves nothing behind, and what stood before stands again with its day", async () => {
  const { kim, maya, player, on, alex } = await club();
  const game = await on("2026-07-09T09:00:00", { kind: "game" });
  await addAnswer(server, game, player, { answer: "yes", by: alex.user.id });
  const reportedAt = server.clock.now().toISOString();
  server.clock.advance(60_000);
  const before = await dump();
  const mine = async () => (await readEvent(kim, game)).event.mine[0];
  const { id } = (await say(kim, maya)).body.items[0] ?? {};
  const away = await mine();
  assert.equal(
    [away?.answer, away?.source, away?.said_until, away?.answered_by?.name],
    ["no", "away", "2026-07-14", "Kim Reyes"],
  );
  const ended = await end(alex, id);
  assert.equal([turnsOf(ended.body), ended.body.items], [[["2026-07-09T09:00:00", "no", "yes"]], []]);
  assert.is(await dump(), before);
  const again = await mine();
  assert.equal(
    [again?.answer, again?.source, again?.answered_at, again?.over],
    ["yes", "said", reportedAt, undefined],
  );
});

test("the later word wins: an answer by hand over an absence stands, whatever else the absence covers", async () => {
  const { kim, maya, player, teamId, on } = await club();
  const [practice, cup] = [
    await on("2026-07-09T17:30:00"),
    await on("2026-07-10T09:00:00", { kind: "game" }),
  ];
  await say(kim, maya);
  const path = `PUT /team/team_id/${teamId}/event/event_id/${cup.id}/answer/membership_id/${player}` as const;
  const { over } = (await readEvent(kim, cup)).event.mine[0] ?? {};
  const blind = await ask<Kept>(server, kim, path, { version: 0, body: { answer: "yes", event_version: 1 } });
  assert.is(blind.code, "REQUEST_412_CHANGED");
  const made = await ask<Kept>(server, kim, path, {
    version: 0,
    body: { answer: "yes", event_version: 1, over },
  });
  assert.equal([made.status, made.body.answer, made.body.source], [200, "yes", "said"], made.text);
  const other = (await readEvent(kim, practice)).event.mine[0];
  assert.equal([other?.answer, other?.source], ["no", "away"]);
  assert.is.not(other?.over, over, "the tag joins no two events");
});

test("an answer that waited on the device is not taken over an absence that the other guardian said meanwhile", async () => {
  const { kim, alex, maya, teamId, player, on } = await club();
  const cup = await on("2026-07-10T09:00:00", { kind: "game" });
  server.clock.advance(600_000);
  await say(alex, maya);
  const send = async (more: object = {}) =>
    (
      await ask<components["schemas"]["SendingResults"]>(server, kim, "POST /schedule/send", {
        body: {
          items: [
            {
              kind: "answer",
              team_id: teamId,
              event_id: cup.id,
              membership_id: player,
              answer: "yes",
              answer_version: 0,
              event_version: 1,
              ...more,
            },
          ],
        },
      })
    ).body.results[0];
  const asked = await send();
  const { current } = asked ?? {};
  assert.equal([asked?.outcome, asked?.code], ["changed", "REQUEST_412_CHANGED"]);
  assert.equal(
    [current?.answer, current?.source, current?.said_until, current?.answered_by, current?.answered_at],
    ["no", "away", "2026-07-14", { name: "Alex Reyes", is_me: false }, "2026-06-20T15:10:00.000Z"],
  );
  assert.equal(await server.services.db.select().from(participation), []);
  const word = async () => (await readEvent(alex, cup)).event.mine[0];
  assert.is((await word())?.source, "away");
  assert.is((await send({ over: current?.over }))?.outcome, "saved");
  assert.equal([(await word())?.answer, (await word())?.source], ["yes", "said"]);
});

test("the absences of two guardians both stand, and each ends alone", async () => {
  const { kim, alex, maya, on } = await club();
  const events = [
    await on("2026-07-02T17:30:00"),
    await on("2026-07-05T17:30:00"),
    await on("2026-07-08T17:30:00"),
  ];
  const { id } = (await say(kim, maya, { last_day: "2026-07-05" })).body.items[0] ?? {};
  await say(alex, maya, { first_day: "2026-07-05", last_day: "2026-07-08" });
  assert.equal(daysOf(await stored()), ["2026-07-01 2026-07-05", "2026-07-05 2026-07-08"]);
  const words = () =>
    Promise.all(events.map(async (row) => (await readEvent(kim, row)).event.mine[0]?.answer ?? null));
  assert.equal(await words(), ["no", "no", "no"]);
  assert.is((await end(alex, id)).status, 200, "either may end what the other said");
  assert.equal(await words(), [null, "no", "no"]);
});

test("the same days twice are taken, and the later word counts", async () => {
  const { kim, alex, maya, teamId, player, on } = await club();
  const cup = await on("2026-07-10T09:00:00", { kind: "game" });
  const word = async () => (await readEvent(kim, cup)).event.mine[0];
  await say(kim, maya);
  server.clock.advance(60_000);
  await ask(
    server,
    alex,
    `PUT /team/team_id/${teamId}/event/event_id/${cup.id}/answer/membership_id/${player}`,
    { version: 0, body: { answer: "yes", event_version: 1, over: (await word())?.over } },
  );
  assert.is((await word())?.source, "said");
  server.clock.advance(60_000);
  const again = await say(kim, maya);
  assert.equal([again.status, turnsOf(again.body)], [200, [["2026-07-10T09:00:00", "yes", "no"]]]);
  assert.equal(daysOf(await stored()), ["2026-07-01 2026-07-14", "2026-07-01 2026-07-14"]);
  assert.is((await word())?.source, "away");
  await end(kim, again.body.items[0]?.id);
  assert.equal([(await word())?.answer, (await word())?.source], ["yes", "said"]);
});

test("an event that is added or moved into the days is Out at once, and none that was over when it was said", async () => {
  const { kim, maya, on } = await club();
  const past = await on("2026-06-20T08:00:00");
  await say(kim, maya, { first_day: "2026-06-20" });
  const later = await on("2026-07-11T17:30:00");
  const outside = await on("2026-07-15T17:30:00");
  const mine = async (row: { teamId: string; id: string }) =>
    (await readEvent(kim, row)).event.mine[0]?.answer;
  assert.equal([await mine(past), await mine(later), await mine(outside)], [null, "no", null]);
});

test("on some weekdays alone: never on Wednesdays", async () => {
  const { kim, maya, on } = await club();
  const [wednesday, thursday] = [await on("2026-07-08T17:30:00"), await on("2026-07-09T17:30:00")];
  await say(kim, maya, { weekdays: 8 });
  const mine = async (row: { teamId: string; id: string }) =>
    (await readEvent(kim, row)).event.mine[0]?.source;
  assert.equal([await mine(wednesday), await mine(thursday)], ["away", undefined]);
});

test("a shorter absence keeps when it was said; a day more is said anew and turns the answers given meanwhile", async () => {
  const { kim, alex, maya, teamId, player, on } = await club();
  const cup = await on("2026-07-10T09:00:00", { kind: "game" });
  const { id } = (await say(kim, maya)).body.items[0] ?? {};
  const { over } = (await readEvent(alex, cup)).event.mine[0] ?? {};
  server.clock.advance(3_600_000);
  await ask(
    server,
    alex,
    `PUT /team/team_id/${teamId}/event/event_id/${cup.id}/answer/membership_id/${player}`,
    {
      version: 0,
      body: { answer: "yes", event_version: 1, over },
    },
  );
  server.clock.advance(3_600_000);
  const [first] = await stored();
  const shorter = await change(kim, id, 1, { last_day: "2026-07-12" });
  assert.equal(
    [turnsOf(shorter.body), (await stored())[0]?.reportedAt],
    [[], first?.reportedAt],
    shorter.text,
  );
  const dry = await change(kim, id, 2, { last_day: "2026-07-16", dry_run: true });
  assert.equal(turnsOf(dry.body), [["2026-07-10T09:00:00", "yes", "no"]]);
  const longer = await change(kim, id, 2, { last_day: "2026-07-16" });
  assert.equal(turnsOf(longer.body), turnsOf(dry.body));
  assert.equal([(await stored())[0]?.reportedAt, (await stored())[0]?.version], [server.clock.now(), 3]);
});

test("an absence under way is cut at yesterday and goes on as a second row, or ends there", async () => {
  const { kim, maya, on } = await club();
  const { id } = (await say(kim, maya)).body.items[0] ?? {};
  const behind = await on("2026-07-03T17:30:00");
  const ahead = await on("2026-07-09T17:30:00");
  server.clock.set(new Date("2026-07-06T15:00:00Z"));
  const fewer = await change(kim, id, 1, { weekdays: 2 });
  assert.equal(daysOf(await stored()), ["2026-07-01 2026-07-05", "2026-07-06 2026-07-14"]);
  const mine = async (row: { teamId: string; id: string }) =>
    (await readEvent(kim, row)).event.mine[0]?.source;
  assert.equal([await mine(behind), await mine(ahead)], ["away", undefined]);
  const second = fewer.body.items[0];
  assert.is.not(second?.id, id);
  const longer = await change(kim, second?.id, 1, { last_day: "2026-07-10" });
  assert.equal(
    daysOf(await stored()),
    ["2026-07-01 2026-07-05", "2026-07-06 2026-07-10"],
    "today's is no row behind",
  );
  server.clock.set(new Date("2026-07-08T15:00:00Z"));
  const ended = await end(kim, second?.id, longer.body.items[0]?.version);
  assert.equal(
    [ended.status, daysOf(await stored())],
    [200, ["2026-07-01 2026-07-05", "2026-07-06 2026-07-07"]],
    ended.text,
  );
});

test("only its end comes sooner: an absence under way stays one row", async () => {
  const { kim, maya } = await club();
  const { id } = (await say(kim, maya)).body.items[0] ?? {};
  server.clock.set(new Date("2026-07-06T15:00:00Z"));
  const shorter = await change(kim, id, 1, { last_day: "2026-07-09" });
  assert.equal([shorter.body.items[0]?.id, daysOf(await stored())], [id, ["2026-07-01 2026-07-09"]]);
  server.clock.set(new Date("2026-07-10T15:00:00Z"));
  assert.is((await change(kim, id, 2, { weekdays: 2 })).code, "ABSENCE_400_DAYS", "what is over stays");
  assert.equal([(await end(kim, id, 2)).status, daysOf(await stored())], [200, ["2026-07-01 2026-07-09"]]);
});

test("the other guardian finds a line until it is seen, and another once it changed", async () => {
  const { kim, alex, maya } = await club();
  const { id } = (await say(alex, maya)).body.items[0] ?? {};
  assert.equal(await awayLines(alex), []);
  const [line] = await awayLines(kim);
  assert.equal(
    [line?.person_name, line?.child_first_name, line?.first_day, line?.last_day, line?.absence_id],
    ["Alex", "Maya", "2026-07-01", "2026-07-14", id],
  );
  await change(alex, id, 1, { last_day: "2026-07-10" });
  const okay = (lineId: string | undefined) =>
    ask(server, kim, "POST /user/me/waiting/dismiss", { body: { id: lineId } });
  await okay(line?.id);
  const [changed] = await awayLines(kim);
  assert.is(changed?.last_day, "2026-07-10", "the earlier line's Okay does not see the change");
  await okay(changed?.id);
  assert.equal(await awayLines(kim), []);
  await change(kim, id, 2, { last_day: "2026-07-09" });
  assert.equal([(await awayLines(kim)).length, (await awayLines(alex)).length], [0, 1]);
  await server.services.db.execute(
    sql`update guardianship set ended_at = now(), ended_by = user_id, end_reason = 'left' where user_id = ${alex.user.id}`,
  );
  assert.equal(await awayLines(alex), [], "a former guardian reads nothing more");
});

test("everybody who has no say about a child is told that there is no such child, and changes nothing", async () => {
  const { kim, coach, maya, teamId } = await club();
  const [grandpa, stranger, player] = [
    await addAdult(server),
    await addAdult(server),
    await addAdult(server),
  ];
  await addFollower(server, maya, grandpa.user.id, kim.user.id);
  await addMember(server, teamId, { userId: player.user.id });
  const { id } = (await say(kim, maya)).body.items[0] ?? {};
  const before = await dump();
  for (const person of [grandpa, stranger, player, coach]) {
    assert.is((await say(person, maya)).code, "CHILD_404");
    assert.is((await change(person, id, 1, { last_day: "2026-07-10" })).code, "ABSENCE_404");
    assert.is((await end(person, id)).code, "ABSENCE_404");
    assert.equal((await list(person)).items, []);
  }
  for (const person of [grandpa, stranger, kim])
    assert.is((await say(person, null)).code, "CHILD_404", "a follower or guardian is asked nowhere");
  assert.is(await dump(), before);
  for (const person of [player, coach]) assert.is((await say(person, null)).status, 200);
});

test("the list names people, players and their teams, and whom oneself", async () => {
  const { kim, coach, maya, on } = await club();
  await on("2026-07-09T17:30:00", { asks: "players_and_staff" });
  const { items, people, players } = await list(kim);
  assert.equal([items, people], [[], [{ child_id: maya, first_name: "Maya" }]]);
  assert.equal(
    players.map(({ team_name, colour_one, first_name, number, takes_usual, usual }) => [
      team_name,
      colour_one,
      first_name,
      number,
      takes_usual,
      usual,
    ]),
    [["Comets", "#1d2f6f", "Maya", "7", true, undefined]],
  );
  assert.equal((await list(coach)).people, [{ child_id: null, first_name: "Cora" }]);
  const own = await say(coach, null);
  assert.equal([own.body.covers, own.body.items[0]?.child_id], [1, null], own.text);
});

test("days that are none: backwards, too many, over, no weekday, another month's end", async () => {
  const { kim, maya } = await club();
  const before = await dump();
  const wrong = [
    { first_day: "2026-07-14", last_day: "2026-07-01" },
    { first_day: "2026-07-01", last_day: "2027-08-06" },
    { first_day: "2026-06-01", last_day: "2026-06-19" },
    { weekdays: 0 },
    // No Wednesday is among them; or only a Friday that is over.
    { first_day: "2026-07-02", last_day: "2026-07-07", weekdays: 0b0001000 },
    { first_day: "2026-06-19", last_day: "2026-06-24", weekdays: 0b0100000 },
  ];
  for (const days of wrong)
    assert.is((await say(kim, maya, days)).code, "ABSENCE_400_DAYS", JSON.stringify(days));
  assert.is((await say(kim, maya, { first_day: "2026-02-30" })).code, "REQUEST_400_INVALID");
  assert.is((await say(kim, maya, { weekdays: 128 })).code, "REQUEST_400_INVALID");
  assert.is((await say(kim, maya, { reason: "The lake" })).code, "REQUEST_400_INVALID", "no reason is kept");
  assert.is(await dump(), before);
  assert.is((await say(kim, maya, { first_day: "2026-07-01", last_day: "2027-08-05" })).status, 200);
  const cut = await say(kim, maya, { first_day: "2026-06-01" });
  assert.is(cut.body.items[0]?.first_day, "2026-06-20", "a day before today counts as today");
});

test("today is the schedule's: a device in another zone cuts nothing off", async () => {
  const { kim, maya, on } = await club();
  await on("2026-06-20T20:00:00");
  server.clock.set(new Date("2026-06-20T23:30:00Z"));
  await server.services.db.update(user).set({ timeZone: "Europe/Berlin" }).where(eq(user.id, kim.user.id));
  const { body } = await ask<{ today: string }>(server, kim, "GET /schedule?from=2026-06-01&days=1");
  assert.is(body.today, "2026-06-20");
  const said = await say(kim, maya, { first_day: body.today, last_day: "2026-06-21" });
  assert.equal(daysOf(await stored()), ["2026-06-20 2026-06-21"]);
  assert.is(said.body.covers, 1);
});

test("twenty to come are the most of a person; those that are over do not count", async () => {
  const { kim, maya } = await club();
  const days = { firstDay: "2026-07-01", lastDay: "2026-07-02" };
  for (let count = 0; count < 19; count += 1)
    await addAbsence(server, { childId: maya, by: kim.user.id, ...days });
  await addAbsence(server, { childId: maya, by: kim.user.id, firstDay: "2026-06-01", lastDay: "2026-06-19" });
  assert.is((await say(kim, maya)).status, 200);
  const before = await dump();
  assert.is((await say(kim, maya)).code, "ABSENCE_403_TOO_MANY");
  assert.is(await dump(), before);
});

test("the same key makes the absence once, and equal changes need no version", async () => {
  const { kim, alex, maya } = await club();
  const body = { people: [{ child_id: maya }, { child_id: maya }], ...july };
  const key = "0197b0c2-6c1f-4d1e-9a55-3f0f6d2f9b01";
  const once = await ask<Review>(server, kim, `POST ${absences}`, { body, key });
  const twice = await ask<Review>(server, kim, `POST ${absences}`, { body, key });
  assert.equal(twice.body, once.body);
  assert.is((await stored()).length, 1, "a child named twice is away once");
  const { id } = once.body.items[0] ?? {};
  await change(kim, id, 1, { last_day: "2026-07-10" });
  assert.is((await change(alex, id, 1, { last_day: "2026-07-10" })).status, 200);
  assert.is((await change(alex, id, 1, { last_day: "2026-07-11" })).code, "REQUEST_412_CHANGED");
  assert.is(
    (await ask(server, alex, `PATCH ${at(id)}`, { body: { last_day: "2026-07-11" } })).code,
    "REQUEST_428_VERSION",
  );
  assert.is((await end(alex, id, 1)).code, "REQUEST_412_CHANGED");
});

test("the window has each person's days, and a follower's none", async () => {
  const { kim, coach, maya } = await club();
  const grandpa = await addAdult(server);
  await addFollower(server, maya, grandpa.user.id, kim.user.id);
  await say(kim, maya);
  const people = async (person: Person, query: string) =>
    (await ask<components["schemas"]["ScheduleWindow"]>(server, person, `GET /schedule?${query}`)).body
      .people;
  const days = { first_day: "2026-07-01", last_day: "2026-07-14", weekdays: 127, version: 1 };
  const [{ away } = { away: undefined }] = await people(kim, "from=2026-07-14&days=7");
  assert.equal(
    away?.map(({ id, ...rest }) => rest),
    [days],
  );
  assert.equal((await people(kim, "from=2026-07-15&days=7"))[0]?.away, []);
  assert.is((await people(grandpa, "from=2026-07-14&days=7"))[0]?.away, undefined);
  assert.equal(await people(coach, "from=2026-07-14&days=7"), []);
});

test("told and absences end with the child; the person's own with the account", async () => {
  const { kim, alex, maya } = await club();
  await say(kim, maya);
  assert.is((await server.services.db.select().from(absenceTold)).length, 1);
  await server.services.db.execute(sql`delete from "user" where id = ${alex.user.id}`);
  assert.equal(
    [(await stored()).length, (await server.services.db.select().from(absenceTold)).length],
    [1, 0],
  );
});

test("an answer over an absence is not taken for a taking back: an event whose only word is an absence may vanish", async () => {
  const { kim, coach, maya, on } = await club();
  const practice = await on("2026-07-09T17:30:00");
  await say(kim, maya);
  assert.is((await readEvent(coach, practice)).may_take_back, true);
  assert.equal(await server.services.db.select().from(participation), []);
});

test.run();

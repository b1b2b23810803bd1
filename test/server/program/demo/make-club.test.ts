// Full run only: it fills a whole club.
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clashesOf } from "../../../../domain/schedule/week/agenda";
import { pairOf } from "../../../../domain/team/colours";
import { ageGroups, sports } from "../../../../domain/team/team";
import type { components } from "../../../../openapi";
import { requireTeam } from "../../../../server/core/access/team-access.store";
import { readSeenHuddles } from "../../../../server/core/huddle/huddle.store";
import { escalateDue } from "../../../../server/notify/schedule/escalate";
import { child } from "../../../../server/platform/db/schema/family";
import { message } from "../../../../server/platform/db/schema/huddle";
import { pushQueue } from "../../../../server/platform/db/schema/notification-push";
import { report } from "../../../../server/platform/db/schema/report";
import { club } from "../../../../server/program/demo/club";
import { isFresh } from "../../../../server/program/demo/demo.store";
import { posts } from "../../../../server/program/demo/feed";
import { makeAways } from "../../../../server/program/demo/make-away";
import { makeCallList } from "../../../../server/program/demo/make-call-list";
import { makeClub } from "../../../../server/program/demo/make-club";
import { makeFeed } from "../../../../server/program/demo/make-feed";
import { makeRides } from "../../../../server/program/demo/make-rides";
import { makeSeasons } from "../../../../server/program/demo/make-season";
import { makeTalk, noMail } from "../../../../server/program/demo/make-talk";
import { aways, near, seasons } from "../../../../server/program/demo/season";
import { talk } from "../../../../server/program/demo/talk";
import { readFeed } from "../../../../server/reads/feed/feed";
import { presentListedHuddle } from "../../../../server/reads/huddle/present-huddle";
import { call, logIn } from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite<{ server: TestServer }>("demonstration");
test.before.each(async (context) => {
  context.server = await openTestServer();
});
test.after.each(({ server }) => server.close());

test("the club satisfies every database rule, and its people can sign in", async ({ server }) => {
  const { services, identity } = server;
  assert.ok(await isFresh(services.db));
  const made = await makeClub(services, club);
  assert.not(await isFresh(services.db));
  assert.is(made.teams.size, 3);
  assert.is(made.children.size, Object.keys(club.children).length);
  const coach = identity.accounts.get(made.adults.get("coach")?.id ?? "");
  assert.is(coach?.emailAddress, "coach@demo.example");
  assert.ok(coach?.isEmailAddressVerified);
});

test("the mother has three teams through two children, and the grandfather follows them", async ({
  server,
}) => {
  const { services } = server;
  const made = await makeClub(services, club);
  const huddlesReadBy = async (key: string) => {
    const found = await Promise.all(
      [...made.teams.values()].map((id) =>
        requireTeam(services.db, made.adults.get(key)?.id ?? "", id).then((reach) => reach[0]?.via),
      ),
    );
    return found;
  };
  assert.equal(await huddlesReadBy("mother"), ["guardian", "guardian", "guardian"]);
  assert.equal(await huddlesReadBy("grandpa"), ["follow", "follow", "follow"]);
});

test("the waiting families came by the team's link and can all be approved at once", async ({ server }) => {
  const made = await makeClub(server.services, club);
  const { body } = await logIn(server, { email_address: "coach@demo.example", password: club.password });
  const asking = await call(server, `/team/team_id/${made.teams.get("Comets")}/join_request`, undefined, {
    method: "GET",
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  const { items } = asking.body as unknown as components["schemas"]["JoinRequests"];
  assert.equal(
    items.map(({ may_go_with_all }) => may_go_with_all),
    [true, true, true],
  );
});

test("staff find on their call list who does not know of a near calling-off", async ({ server }) => {
  const { services } = server;
  const made = await makeClub(services, club);
  server.clock.advance(3_600_000);
  await makeCallList(services, { made, near });
  await escalateDue(services);
  const { body } = await logIn(server, { email_address: "coach@demo.example", password: club.password });
  const headers = { authorization: `Bearer ${body.access_token}` };
  const waiting = await call(server, "/user/me/waiting", undefined, { method: "GET", headers });
  const { items } = waiting.body as unknown as components["schemas"]["WaitingList"];
  const list = items.find(({ kind }) => kind === "call_list");
  assert.is(list?.is_called_off, true);
  assert.equal(
    list?.families?.map(({ players, is_here, phones }) => [players.join(), is_here, phones?.length]),
    [
      ["Sam R.", true, 2],
      ["Gia R.", true, 0],
      ["Ada K.", false, 0],
    ],
  );
});

test("the season has practices in series, one moved game, one called-off practice, one clash and unanswered events", async ({
  server,
}) => {
  const { services } = server;
  const made = await makeClub(services, club);
  await makeSeasons(services, { club, made, seasons });
  const readAs = async (key: string, url: string) => {
    const { body } = await logIn(server, {
      email_address: `${key}@demo.example`,
      password: club.password,
    });
    const headers = { authorization: `Bearer ${body.access_token}` };
    return (await call(server, url, undefined, { method: "GET", headers })).body as unknown;
  };
  const from = services.now().toISOString().slice(0, 10);
  const read = async (key: string) =>
    (await readAs(key, `/schedule?from=${from}&days=14`)) as components["schemas"]["ScheduleWindow"];
  const readWaitingOf = async (key: string) =>
    (await readAs(key, "/user/me/waiting")) as components["schemas"]["WaitingList"];
  const { events } = await read("mother");
  const practices = events.filter(({ kind, status }) => kind === "practice" && status === "on");
  assert.ok(practices.length > 0);
  assert.ok(practices.every(({ series_id }) => series_id));
  assert.equal(
    events.filter(({ status }) => status === "called_off").map(({ title }) => title),
    ["Keepers' practice"],
  );
  const moved = events.filter(({ kind, changes }) => kind === "game" && changes.length > 0);
  assert.equal(
    moved.map(({ changes }) => changes.map(({ what }) => what)),
    [["start", "detail"]],
  );
  assert.ok(events.some(({ mine }) => mine.some(({ answer }) => answer === null)));
  assert.ok(events.some(({ mine }) => mine.some(({ answer }) => answer !== null)));
  assert.ok(clashesOf(await read("mother")).length > 0);
  const coached = await read("coach");
  assert.ok(coached.events.some(({ counts }) => (counts?.yes ?? 0) >= 4));
  await makeAways(services, { made, aways });
  const { items } = await readWaitingOf("mother");
  assert.equal(
    items
      .filter(({ kind }) => kind === "away")
      .map(({ person_name, child_first_name }) => [person_name, child_first_name]),
    [["Jonas", "Sam"]],
  );
  assert.ok(clashesOf(await read("mother")).length > 0, "none of these two weeks' answers is touched");
});

test("its people have talked for a week, with a group, a name, words taken back and a report", async ({
  server,
}) => {
  const { services } = server;
  const made = await makeClub(services, club);
  await makeTalk({ ...services, mail: noMail }, { made, talk });
  const read = async (key: string) => {
    const userId = made.adults.get(key)?.id ?? "";
    const rows = await readSeenHuddles(services.db, { userId, now: services.now() });
    return rows.map(presentListedHuddle).filter(({ last }) => last !== undefined);
  };
  const names = (await read("mother")).map(({ name, unread }) => [name, unread]);
  assert.equal(names, [
    ["Comets grown-ups", 3],
    ["Rides to the away game", 1],
  ]);
  assert.equal(
    (await read("coach")).map(({ name }) => name),
    ["Comets grown-ups", "Comets staff"],
  );
  assert.equal(await read("grandpa"), []);
  const stored = await services.db.select().from(message);
  assert.ok(stored.some(({ mentions }) => mentions.includes(made.adults.get("father")?.id ?? "")));
  assert.ok(stored.some(({ withdrawnAs }) => withdrawnAs === "author"));
  assert.is((await services.db.select().from(report)).length, 1);
  assert.equal(await server.inbox(), []);
});

test("its feeds have posts of the last days: one is pinned, one asks, one is about the next game, and nothing rings", async ({
  server,
}) => {
  const { services } = server;
  const made = await makeClub(services, club);
  await makeSeasons(services, { club, made, seasons });
  await makeFeed(services, { made, posts });
  const read = (key: string) =>
    readFeed(services, { userId: made.adults.get(key)?.id ?? "", teamId: undefined, after: undefined });
  const { cards, teams } = await read("mother");
  assert.equal(teams.map(({ name }) => name).sort(), ["Comets", "Northside Owls", "River Otters"]);
  assert.is(cards.length, posts.length);
  assert.is(cards.filter(({ is_pinned }) => is_pinned).length, 1);
  assert.ok(cards.some(({ poll }) => (poll?.voters ?? 0) >= 4));
  assert.ok(cards.some(({ event }) => event?.kind === "game"));
  assert.ok(cards.some(({ comments, cheers }) => comments > 1 && Object.keys(cheers).length > 0));
  assert.equal((await read("grandpa")).teams, []);
  assert.equal(await services.db.select().from(pushQueue), []);
  assert.equal(await server.inbox(), []);
});

test("a slow identity provider is asked again, and no account is made twice", async ({ server }) => {
  const { services, identity } = server;
  identity.fail("createAccount", "before");
  identity.fail("createAccount", "after");
  identity.fail("markEmailAddressVerified", "before");
  const made = await makeClub(services, club, 0);
  assert.is(identity.accounts.size, made.adults.size);
  assert.ok([...identity.accounts.values()].every(({ isEmailAddressVerified }) => isEmailAddressVerified));
});

test("a child's age follows the data on any day", async ({ server }) => {
  const { services, clock } = server;
  clock.set(new Date("2027-02-28T12:00:00Z"));
  const made = await makeClub(services, club);
  const rows = await services.db.select().from(child);
  const sam = rows.find(({ id }) => id === made.children.get("sam"));
  const lena = rows.find(({ id }) => id === made.children.get("lena"));
  assert.is(sam?.dateOfBirth, "2017-04-09");
  assert.is(lena?.dateOfBirth, "2014-08-21");
});

test("its teams use sports, age groups and colours that the forms offer", () => {
  for (const { name, sport, ageGroup, colourOne, colourTwo } of club.teams) {
    assert.ok(sport in sports, name);
    assert.ok(ageGroup in ageGroups, name);
    assert.ok(pairOf(colourOne, colourTwo), name);
  }
});

test("Kim drives Sam and Yuki to the next game, and back Sam wants a ride", async ({ server }) => {
  const { services } = server;
  const made = await makeClub(services, club);
  await makeSeasons(services, { club, made, seasons });
  await makeRides({ ...services, mail: noMail }, made);
  const seats = await services.db.execute<{ seat: string }>(
    sql`select way || ' ' || state || ' ' || coalesce(company, '') as seat from seat_now
      where team_id = ${made.teams.get("Comets")}::uuid order by 1`,
  );
  assert.equal(
    seats.rows.map(({ seat }) => seat),
    ["back wanted ", "there agreed own", "there agreed two_players"],
  );
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addAbsence } from "../../../support/people/absence";
import { ask } from "../../../support/people/ask";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { rideCalls } from "../../../support/people/riding";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("cars and the seats in them");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { practice, offer, end, move, seats, carOf, read, week, change, say, post, named } = rideCalls(
  () => server,
);

test("a seat that is asked for is given at once, and the family reads when and where", async () => {
  const { event, mother, other, samId, leaId } = await practice();
  const offered = await offer(other, event, {
    ways: [{ way: "there", seats: 3, minutes: 20, meeting_point: " Library car park " }],
  });
  assert.is(offered.status, 200);
  await move(other, event, "ask", { membership_id: leaId, driver_id: other.user.id });
  const asked = await move(mother, event, "ask", { membership_id: samId, driver_id: other.user.id });
  assert.is(asked.status, 200);
  const own = asked.body.seats?.find(({ is_own }) => is_own);
  assert.equal([own?.state, own?.driver_name, own?.company], ["agreed", "Olga", "two_players"]);
  const car = await carOf(mother, event, other);
  assert.equal(
    [car?.taken, car?.leaves_local, car?.meeting_point, car?.company, car?.riders?.length],
    [2, "2026-11-24T16:55:00", "Library car park", "two_players", 2],
  );
  const mine = (await week(mother)).events[0]?.mine[0]?.seats;
  assert.equal(mine, [
    {
      way: "there",
      state: "agreed",
      driver_id: other.user.id,
      driver_name: "Olga",
      is_me: false,
      minutes: 20,
      leaves_local: "2026-11-24T16:55:00",
      meeting_point: "Library car park",
      version: mine?.[0]?.version,
    },
  ]);
  const hers = (await week(other)).events[0];
  assert.equal(
    hers?.mine[0]?.seats?.map(({ driver_name, is_me }) => [driver_name, is_me]),
    [["Olga", true]],
  );
  assert.equal(
    hers?.drives?.map(({ way, taken, is_current }) => [way, taken, is_current]),
    [["there", 2, true]],
  );
});

test("no car yet: the family asks, a driver takes the player, the family agrees", async () => {
  const { event, mother, other, coach, samId } = await practice();
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId });
  assert.equal(await seats(other, event), ["there Sam R. wanted"]);
  assert.is((await move(coach, event, "take", { membership_id: samId })).status, 200);
  assert.equal([await seats(mother, event), await seats(other, event)], [["there Sam R. offered"], []]);
  await move(mother, event, "agree", { membership_id: samId, driver_id: coach.user.id });
  assert.equal(await seats(mother, event), ["there Sam R. needs_company"]);
  await move(mother, event, "leave", { membership_id: samId, driver_id: coach.user.id });
  assert.equal(await seats(mother, event), ["there Sam R. wanted"]);
  await move(mother, event, "leave", { membership_id: samId });
  assert.equal(await seats(mother, event), []);
  assert.is((await move(coach, event, "take", { membership_id: samId })).code, "RIDE_401_UPDATE");
});

test("a guardian in the car, a second adult, an adult player or another player is company", async () => {
  const { event, mother, father, other, coach, player, samId, piaId } = await practice();
  await offer(father, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: father.user.id });
  assert.is((await carOf(mother, event, father))?.company, "own");
  await move(mother, event, "leave", { membership_id: samId });
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  assert.is((await carOf(mother, event, coach))?.company, "none");
  await move(other, event, "join", { driver_id: coach.user.id });
  assert.is((await carOf(mother, event, coach))?.company, "two_adults");
  assert.is((await carOf(mother, event, coach))?.second?.name, "Olga");
  await move(other, event, "quit");
  assert.equal(await seats(mother, event), ["there Sam R. needs_company"]);
  await move(player, event, "ask", { membership_id: piaId, driver_id: coach.user.id });
  assert.is((await carOf(mother, event, coach))?.company, "two_adults");
  assert.equal(await seats(mother, event), ["there Pia Player agreed", "there Sam R. agreed"]);
  await move(player, event, "leave", { membership_id: piaId });
  assert.equal(await seats(mother, event), ["there Sam R. needs_company"]);
});

test("an adult is in one car a way: driver, second adult or player", async () => {
  const { event, coach, other, player, piaId } = await practice();
  await offer(coach, event);
  await offer(player, event);
  assert.is((await move(player, event, "join", { driver_id: coach.user.id })).code, "RIDE_409_CONFLICT");
  assert.is((await move(coach, event, "join", { driver_id: coach.user.id })).code, "RIDE_409_CONFLICT");
  const itself = { membership_id: piaId, driver_id: player.user.id };
  assert.is((await move(player, event, "ask", itself)).code, "RIDE_409_CONFLICT");
  assert.is(
    (await move(player, event, "ask", { ...itself, driver_id: coach.user.id })).code,
    "RIDE_409_CONFLICT",
  );
  assert.is((await move(player, event, "ask", { membership_id: piaId })).status, 200);
  assert.is((await move(player, event, "take", { membership_id: piaId })).code, "RIDE_409_CONFLICT");
  await move(player, event, "leave", { membership_id: piaId });
  await move(other, event, "join", { driver_id: coach.user.id });
  assert.is((await move(other, event, "join", { driver_id: player.user.id })).code, "RIDE_409_CONFLICT");
  assert.is((await offer(other, event)).code, "RIDE_409_CONFLICT");
  assert.is((await offer(other, event, { ways: [{ way: "back", seats: 1 }] })).status, 200);
});

test("the car counts its seats: the last one is given once, and it does not shrink below them", async () => {
  const { event, mother, other, coach, samId, leaId } = await practice();
  await offer(coach, event, { ways: [{ way: "there", seats: 1 }] });
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  const full = await move(other, event, "ask", { membership_id: leaId, driver_id: coach.user.id });
  assert.is(full.code, "RIDE_403_FULL");
  assert.equal(await seats(other, event), []);
  await offer(coach, event, { ways: [{ way: "there", seats: 2 }] });
  await move(other, event, "ask", { membership_id: leaId, driver_id: coach.user.id });
  assert.is((await offer(coach, event, { ways: [{ way: "there", seats: 1 }] })).code, "RIDE_403_FULL");
  const moved = await offer(coach, event, { ways: [{ way: "there", seats: 2, minutes: 10 }] });
  assert.is(moved.status, 200, "a full car still leaves at another time");
  assert.is((await carOf(coach, event, coach))?.taken, 2);
  await move(coach, event, "drop", { membership_id: leaId });
  assert.equal(
    [await seats(other, event), (await carOf(coach, event, coach))?.taken],
    [["there Lea O. wanted"], 1],
  );
});

test("a car that ends leaves its players wanting a ride", async () => {
  const { event, mother, coach, other, samId } = await practice();
  await offer(coach, event, {
    ways: [
      { way: "there", seats: 1 },
      { way: "back", seats: 1 },
    ],
  });
  await move(mother, event, "ask", {
    membership_id: samId,
    driver_id: coach.user.id,
    ways: ["there", "back"],
  });
  assert.is((await end(other, event, coach)).code, "RIDE_401_UPDATE");
  assert.is((await end(coach, event, coach, "?way=there")).status, 200);
  assert.equal(await seats(mother, event), ["back Sam R. needs_company", "there Sam R. wanted"]);
  assert.is((await end(coach, event, coach, "?way=there")).code, "RIDE_404");
  const ask = { membership_id: samId, driver_id: coach.user.id };
  assert.is((await move(mother, event, "ask", ask)).code, "RIDE_404");
  assert.is((await end(coach, event)).status, 200);
  assert.equal((await read(coach, event.teamId, event.id)).rides, []);
});

test("in another car that way already: that one is given up first", async () => {
  const { event, mother, coach, other, samId } = await practice();
  await offer(coach, event);
  await offer(other, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  const second = { membership_id: samId, driver_id: other.user.id };
  assert.is((await move(mother, event, "ask", second)).code, "RIDE_409_CONFLICT");
  assert.is((await move(other, event, "take", { membership_id: samId })).code, "RIDE_409_CONFLICT");
});

test("who still drives at the new time still drives the own child, and agrees for nobody else's", async () => {
  const { event, mother, coach, other, samId, leaId } = await practice();
  await offer(other, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: other.user.id });
  await move(other, event, "ask", { membership_id: leaId, driver_id: other.user.id });
  await change(coach, event.teamId, event.id, 1, { starts_local: "2026-11-24T18:00:00" });
  assert.equal(await seats(coach, event), ["there Lea O. open_again", "there Sam R. open_again"]);
  await move(other, event, "agree", { event_version: 2 });
  assert.equal(await seats(coach, event), ["there Lea O. agreed", "there Sam R. open_again"]);
});

test("an event that moves opens the agreements again; undone, they hold", async () => {
  const { event, mother, coach, other, samId, leaId } = await practice();
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await move(other, event, "ask", { membership_id: leaId, driver_id: coach.user.id });
  await change(coach, event.teamId, event.id, 1, { kit: "blue" });
  assert.equal(await seats(mother, event), ["there Lea O. agreed", "there Sam R. agreed"]);
  await change(coach, event.teamId, event.id, 2, { starts_local: "2026-11-24T18:00:00" });
  const moved = (await read(mother, event.teamId, event.id)).seats?.find(({ is_own }) => is_own);
  assert.equal([moved?.state, moved?.agreed_local], ["open_again", "2026-11-24T17:30:00"]);
  assert.is((await carOf(mother, event, coach))?.is_current, false);
  const late = await move(mother, event, "agree", { membership_id: samId, event_version: 2 });
  assert.is(late.code, "REQUEST_412_CHANGED");
  const early = await move(mother, event, "agree", { membership_id: samId, event_version: 9 });
  assert.is(early.code, "REQUEST_400_INVALID");
  for (const [person, membership_id] of [
    [mother, samId],
    [other, leaId],
  ] as const)
    await move(person, event, "agree", { membership_id, event_version: 3 });
  assert.equal(
    new Set((await seats(coach, event)).map((text) => text.split(" ").at(-1))),
    new Set(["open_again"]),
  );
  await move(coach, event, "agree", { event_version: 3 });
  assert.equal(
    new Set((await seats(coach, event)).map((text) => text.split(" ").at(-1))),
    new Set(["agreed"]),
  );
  await change(coach, event.teamId, event.id, 3, { duration_minutes: 120 });
  assert.equal(
    new Set((await seats(coach, event)).map((text) => text.split(" ").at(-1))),
    new Set(["agreed"]),
  );
});

test("who is out keeps the seat until somebody frees it, and is no company", async () => {
  const { event, mother, coach, other, sam, samId, leaId } = await practice();
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await move(other, event, "ask", { membership_id: leaId, driver_id: coach.user.id });
  await addAbsence(server, {
    childId: sam.id,
    by: mother.user.id,
    firstDay: "2026-11-24",
    lastDay: "2026-11-24",
    reportedAt: server.clock.now(),
  });
  assert.equal(await seats(coach, event), ["there Lea O. needs_company", "there Sam R. not_coming"]);
  await say(mother, { ...event, membershipId: samId }, "yes");
  assert.is((await carOf(coach, event, coach))?.taken, 2);
});

test("called off, over and archived: the schedule's codes; giving up stays possible", async () => {
  const { event, mother, coach, samId } = await practice();
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await post(coach, { ...event, version: 1 }, "call_off", { reason: "weather" });
  assert.equal(await seats(mother, event), ["there Sam R. off"]);
  const again = await move(mother, event, "agree", { membership_id: samId, event_version: 2 });
  assert.is(again.code, "EVENT_ITEM_403_CALLED_OFF");
  assert.is((await offer(coach, event, { event_version: 2 })).code, "EVENT_ITEM_403_CALLED_OFF");
  const left = await move(mother, event, "leave", { membership_id: samId, event_version: 2 });
  assert.is(left.status, 200);
  await post(coach, { ...event, version: 2 }, "put_back");
  server.clock.set(new Date("2026-11-26T18:00:00Z"));
  assert.is((await offer(coach, event, { event_version: 3 })).code, "EVENT_ITEM_403_OVER");
  assert.is((await end(coach, event)).code, "EVENT_ITEM_403_OVER");
});

test("every Tuesday: the same at the later events of the series, and what could not be done is named", async () => {
  const { teamId, coach, mother, samId } = await practice();
  const made = await rideCalls(() => server).addSeries(coach, teamId, {
    rule: { weekdays: 4, every_weeks: 1, first_day: "2026-12-01", last_day: "2026-12-15", skip_days: [] },
    fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
  });
  assert.is(made.status, 200);
  const events = (await week(coach, "from=2026-12-01&days=21")).events.map(({ id }) => ({ teamId, id }));
  const [first, second, third] = events;
  if (!first || !second || !third) throw new Error("no series");
  await offer(coach, first, { scope: "later" });
  await end(coach, second);
  const asked = await move(mother, first, "ask", {
    membership_id: samId,
    driver_id: coach.user.id,
    scope: "later",
  });
  assert.equal(
    asked.body.left_out?.map(({ event_id, starts_local, code }) => [event_id, starts_local, code]),
    [[second.id, "2026-12-08T17:30:00", "RIDE_404"]],
  );
  assert.equal(
    [await seats(mother, first), await seats(mother, second), await seats(mother, third)],
    [["there Sam R. needs_company"], [], ["there Sam R. needs_company"]],
  );
  assert.is((await end(coach, first, coach, "?scope=later")).body.left_out?.[0]?.code, "RIDE_404");
});

test("rights: families settle their own seats, drivers their own cars, staff end any; followers have no part", async () => {
  const { event, mother, coach, other, fan, grandpa, player, samId, leaId, spotId } = await practice();
  for (const person of [fan, grandpa]) {
    assert.is((await offer(person, event)).code, "RIDE_401_CREATE");
    assert.is((await move(person, event, "join", { driver_id: coach.user.id })).code, "RIDE_401_UPDATE");
    const shown = await read(person, event.teamId, event.id);
    assert.equal([shown.rides, shown.seats], [undefined, undefined]);
  }
  await offer(player, event);
  const stranger = await named("Nora Nobody");
  assert.is((await offer(stranger, event)).code, "TEAM_404");
  assert.is((await offer(coach, event, {}, player)).code, "RIDE_401_UPDATE");
  const forSam = { membership_id: samId, driver_id: player.user.id };
  for (const person of [other, coach])
    assert.is((await move(person, event, "ask", forSam)).code, "RIDE_401_UPDATE");
  await move(mother, event, "ask", forSam);
  assert.is((await move(other, event, "leave", forSam)).code, "RIDE_401_UPDATE");
  assert.is((await move(other, event, "drop", forSam)).code, "RIDE_401_UPDATE");
  assert.is((await move(coach, event, "take", { ...forSam, membership_id: leaId })).code, "RIDE_401_UPDATE");
  assert.is((await move(coach, event, "drop", forSam)).status, 200);
  assert.equal(await seats(mother, event), ["there Sam R. wanted"]);
  assert.is((await move(mother, event, "ask", { membership_id: spotId })).code, "COLLABORATOR_404");
  assert.is((await end(coach, event, player)).status, 200);
});

test("bad input: each its code, and nothing is written", async () => {
  const { event, mother, coach, samId } = await practice();
  for (const ways of [
    [],
    [{ way: "there", seats: 0 }],
    [{ way: "there", seats: 9 }],
    [{ way: "there", seats: 1, meeting_point: "x".repeat(61) }],
    [{ way: "there", seats: 1, meeting_point: "🚗".repeat(61) }],
    [{ way: "there", seats: 1, meeting_point: "  " }],
    [{ way: "there", seats: 1, minutes: 241 }],
    [{ way: "up", seats: 1 }],
    [
      { way: "there", seats: 1 },
      { way: "there", seats: 2 },
    ],
  ])
    assert.is((await offer(coach, event, { ways } as object)).code, "REQUEST_400_INVALID");
  assert.is((await offer(coach, { ...event, id: event.teamId })).code, "EVENT_ITEM_404");
  assert.is((await offer(coach, { ...event, id: "no-id" })).code, "EVENT_ITEM_404");
  for (const [name, body] of [
    ["ask", {}],
    ["join", {}],
    ["take", {}],
    ["agree", { membership_id: samId, always: true }],
    ["ask", { membership_id: samId, ways: ["there", "there"] }],
  ] as const)
    assert.is((await move(mother, event, name, body as object)).code, "REQUEST_400_INVALID");
  assert.is((await move(mother, event, "ask", { membership_id: event.teamId })).code, "COLLABORATOR_404");
  assert.is((await move(mother, event, "agree", { membership_id: samId })).code, "RIDE_404");
  assert.is((await move(mother, event, "agree")).code, "RIDE_404");
  assert.is((await offer(coach, event, { event_version: 2 })).code, "REQUEST_400_INVALID");
  const none = await read(coach, event.teamId, event.id);
  assert.equal([none.rides, none.seats], [[], []]);

  const longest = "🚗".repeat(60);
  await offer(coach, event, { ways: [{ way: "there", seats: 1, meeting_point: longest }] });
  assert.is((await carOf(coach, event, coach))?.meeting_point, longest);
  const notDriven = { ways: ["back"] as ["back"], driver_id: coach.user.id };
  assert.is((await move(mother, event, "ask", { ...notDriven, membership_id: samId })).code, "RIDE_404");
  assert.is((await move(mother, event, "join", notDriven)).code, "RIDE_404");
  assert.equal((await read(coach, event.teamId, event.id)).seats, [], "the ask was undone as a whole");
});

test("meeting point and who is aboard: for staff, the driver and those who ride along alone", async () => {
  const { event, mother, coach, other, player, teamId, samId, leaId } = await practice();
  const third = await named("Tina Third");
  const mia = await addChild(server, [third.user.id], { firstName: "Mia", lastInitial: "T" });
  await addMember(server, teamId, { childId: mia.id, number: "12" });
  await offer(player, event, { ways: [{ way: "there", seats: 3, meeting_point: "Corner" }] });
  await move(mother, event, "ask", { membership_id: samId, driver_id: player.user.id });
  await move(other, event, "ask", { membership_id: leaId, driver_id: player.user.id });
  const seen = async (person: typeof mother) => {
    const details = await read(person, teamId, event.id);
    const car = details.rides?.[0];
    return [car?.meeting_point, car?.riders?.length, details.seats?.length, car?.taken, car?.company];
  };
  for (const person of [mother, other, coach, player])
    assert.equal(await seen(person), ["Corner", 2, 2, 2, "two_players"]);
  assert.equal(await seen(third), [undefined, undefined, 0, 2, "two_players"]);
  const whole = JSON.stringify(await read(third, teamId, event.id));
  assert.not.match(whole, /Corner/);
});

test("a queued move is saved, and one that finds the car full comes back with its reason", async () => {
  const { event, mother, coach, other, samId, leaId } = await practice();
  await offer(coach, event, { ways: [{ way: "there", seats: 1 }] });
  const sent = async (person: typeof mother, item: object) =>
    (
      await ask<{ results: { outcome: string; code?: string }[] }>(server, person, "POST /schedule/send", {
        body: {
          items: [{ kind: "seat", team_id: event.teamId, event_id: event.id, event_version: 1, ...item }],
        },
      })
    ).body.results.map(({ outcome, code }) => [outcome, code]);
  const asking = { move: "ask", ways: ["there"], driver_id: coach.user.id };
  assert.equal(await sent(mother, { ...asking, membership_id: samId }), [["saved", undefined]]);
  assert.equal(await sent(mother, { ...asking, membership_id: samId }), [["saved", undefined]]);
  assert.equal(await sent(other, { ...asking, membership_id: leaId }), [["refused", "RIDE_403_FULL"]]);
  assert.equal(await sent(other, { membership_id: leaId }), [["refused", "REQUEST_400_INVALID"]]);
});

test("a driver who has left the team drives nobody", async () => {
  const { event, mother, other, samId, teamId } = await practice();
  const leaving = await addAdult(server, { fullName: "Lou Leaver", firstName: "Lou" });
  const { id: membershipId } = await addMember(server, teamId, { userId: leaving.user.id, roles: ["coach"] });
  await offer(leaving, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: leaving.user.id });
  await ask(server, leaving, `POST /team/team_id/${teamId}/membership/membership_id/${membershipId}/end`, {
    version: 1,
    body: {},
  });
  assert.equal(await seats(other, event), ["there Sam R. wanted"]);
  assert.equal((await read(mother, teamId, event.id)).rides, []);
  await offer(other, event);
  const moved = await move(mother, event, "ask", { membership_id: samId, driver_id: other.user.id });
  assert.is(moved.status, 200);
});

test.run();

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { usualYes } from "../../../../server/platform/db/schema/absence";
import { series } from "../../../../server/platform/db/schema/schedule";
import { membership, season } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the usual yes");

type Usual = components["schemas"]["UsualYes"];
type Team = components["schemas"]["Team"];

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club: families, say, read, change, gotIt, post } = scheduleCalls(() => server);

/** The same two families, with practices of a series on Tuesdays. */
async function club() {
  const made = await families();
  const { teamId, coach } = made;
  const seriesId = randomUUID();
  await server.services.db.insert(series).values({
    teamId,
    id: seriesId,
    weekdays: 4,
    firstDay: "2026-11-24",
    lastDay: "2027-05-25",
    fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
    createdBy: coach.user.id,
  });
  const tuesday = (day: string, more: object = {}) =>
    addEvent(server, teamId, {
      createdBy: coach.user.id,
      startsLocal: `${day}T17:30:00`,
      seriesId,
      seriesDay: day,
      ...more,
    });
  return { ...made, tuesday };
}

const path = (teamId: string, membershipId: string) =>
  `/team/team_id/${teamId}/usual_yes/membership_id/${membershipId}` as const;
const save = (person: Person, teamId: string, id: string, version = 0, body: object = {}) =>
  ask<Usual>(server, person, `PUT ${path(teamId, id)}`, { version, body });
const end = (person: Person, teamId: string, id: string, version = 1) =>
  ask(server, person, `DELETE ${path(teamId, id)}`, { version });

test("a player comes to practices of a series as usual, and to nothing else; staff read how many", async () => {
  const { teamId, coach, mother, other, samId, tuesday } = await club();
  const [practice, loose, game, off] = [
    await tuesday("2026-12-01"),
    await addEvent(server, teamId, { createdBy: coach.user.id, startsLocal: "2026-12-02T17:30:00" }),
    await addEvent(server, teamId, {
      createdBy: coach.user.id,
      startsLocal: "2026-12-05T09:00:00",
      kind: "game",
    }),
    await tuesday("2027-06-15"),
  ];
  const saved = await save(mother, teamId, samId);
  assert.equal(
    [saved.status, saved.body.since, saved.body.until, saved.body.version, saved.headers.etag],
    [200, "2026-11-22", "2027-06-10", 1, '"1"'],
    saved.text,
  );
  const mine = async (id: string) => {
    const [part] = (await read(mother, teamId, id)).event.mine;
    return [part?.answer, part?.source, part?.said_until, part?.over, part?.usual?.version];
  };
  assert.equal(await mine(practice.id), ["yes", "usual", "2027-06-10", "usual:1", 1]);
  assert.equal(await mine(loose.id), [null, undefined, undefined, undefined, undefined]);
  assert.equal(await mine(game.id), [null, undefined, undefined, undefined, undefined]);
  assert.equal(await mine(off.id), [null, undefined, undefined, undefined, undefined]);
  const { counts } = (await read(coach, teamId, practice.id)).event;
  assert.equal([counts?.yes, counts?.usual, counts?.silent], [1, 1, 2]);
  const ofFamily = (await read(other, teamId, practice.id)).event.counts;
  assert.equal([ofFamily?.yes, ofFamily?.usual], [1, undefined], "families read a plain In");
});

test("it is worth nothing where the time changed, until somebody has seen it; it acknowledges nothing", async () => {
  const { teamId, coach, mother, samId, tuesday } = await club();
  const { id } = await tuesday("2026-12-01");
  await save(mother, teamId, samId);
  assert.equal((await read(mother, teamId, id)).event.mine[0]?.seen_version, null);
  await change(coach, teamId, id, 1, { starts_local: "2026-12-01T18:00:00" });
  assert.equal((await read(mother, teamId, id)).event.mine[0]?.answer, null);
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  assert.is((await read(mother, teamId, id)).event.mine[0]?.source, "usual");
  await change(coach, teamId, id, 2, { kit: "blue" });
  assert.is(
    (await read(mother, teamId, id)).event.mine[0]?.source,
    "usual",
    "only another time wants a word",
  );
});

test("who joined after a practice was moved is not asked again for a change that they never saw", async () => {
  const { teamId, coach, mother, tuesday } = await club();
  const { id } = await tuesday("2026-12-01");
  await change(coach, teamId, id, 1, { starts_local: "2026-12-01T18:00:00" });
  server.clock.advance(60_000);
  const late = await addAdult(server);
  const { id: lateId } = await addMember(server, teamId, {
    userId: late.user.id,
    letInAt: server.clock.now(),
  });
  assert.is((await save(late, teamId, lateId)).status, 200);
  assert.is((await read(late, teamId, id)).event.mine[0]?.source, "usual");
  assert.is((await read(mother, teamId, id)).event.mine[0]?.answer, null);
});

test("an answer by hand stands before it, and ending it leaves what was over", async () => {
  const { teamId, mother, father, samId, tuesday } = await club();
  const [first, second] = [await tuesday("2026-11-24"), await tuesday("2026-12-01")];
  await save(mother, teamId, samId);
  const key = { teamId, id: second.id, membershipId: samId };
  assert.is((await say(father, key, "no")).code, "REQUEST_412_CHANGED", "the usual yes was not seen");
  const out = await ask(
    server,
    father,
    `PUT /team/team_id/${teamId}/event/event_id/${second.id}/answer/membership_id/${samId}`,
    {
      version: 0,
      body: { answer: "no", event_version: 1, over: "usual:1" },
    },
  );
  assert.is(out.status, 200, out.text);
  assert.is((await read(mother, teamId, second.id)).event.mine[0]?.source, "said");
  server.clock.set(new Date("2026-11-25T18:00:00Z"));
  assert.equal([(await end(father, teamId, samId)).status], [200]);
  assert.equal((await read(mother, teamId, first.id)).event.mine[0]?.source, "usual", "last Tuesday stays");
  const anew = await save(mother, teamId, samId);
  assert.equal(
    [anew.status, anew.body.version, anew.body.since],
    [200, 3, "2026-11-25"],
    "its version goes on rising",
  );
});

test("it ends with the open season, and lasts 200 days at most", async () => {
  const { teamId, mother, samId } = await club();
  await server.services.db
    .insert(season)
    .values({ teamId, id: randomUUID(), name: "Fall", startsOn: "2026-08-15", endsOn: "2026-12-18" });
  assert.is((await save(mother, teamId, samId)).body.until, "2026-12-18");
  const late = await save(mother, teamId, samId, 1, { until: "2026-12-19" });
  assert.equal([late.code, late.body], ["REQUEST_400_INVALID", late.body]);
  assert.equal((late.body as { fields?: unknown }).fields, [{ field: "until", rule: "maximum" }]);
  assert.is((await save(mother, teamId, samId, 1, { until: "2026-11-21" })).code, "REQUEST_400_INVALID");
  const sooner = await save(mother, teamId, samId, 1, { until: "2026-12-01" });
  assert.equal([sooner.body.until, sooner.body.since, sooner.body.version], ["2026-12-01", "2026-11-22", 2]);
});

test("equal requests are fine whatever the version; a different one must have seen what holds", async () => {
  const { teamId, mother, father, samId } = await club();
  await save(mother, teamId, samId);
  assert.is((await save(father, teamId, samId)).body.version, 1);
  assert.is((await save(father, teamId, samId, 0, { until: "2026-12-31" })).code, "REQUEST_412_CHANGED");
  assert.is((await end(father, teamId, samId, 2)).code, "REQUEST_412_CHANGED");
  assert.is((await end(father, teamId, samId)).status, 200);
  assert.is((await end(mother, teamId, samId)).status, 200, "it is over already");
  const none = await ask(server, mother, `PUT ${path(teamId, samId)}`, { body: {} });
  assert.is(none.code, "REQUEST_428_VERSION");
});

test("guardians say it for their child and adult players for themselves, and a manager may switch it off", async () => {
  const { teamId, coach, mother, other, grandpa, samId, leaId, spotId, tuesday } = await club();
  for (const person of [coach, other, grandpa])
    assert.is((await save(person, teamId, samId)).code, "ANSWER_401_CREATE");
  assert.is((await save(coach, teamId, spotId)).code, "ANSWER_401_CREATE");
  assert.is((await save(mother, teamId, randomUUID())).code, "COLLABORATOR_404");
  const [own] = await server.services.db
    .select()
    .from(membership)
    .where(eq(membership.userId, coach.user.id));
  assert.is(
    (await save(coach, teamId, own?.id ?? "")).code,
    "COLLABORATOR_404",
    "only a player comes as usual",
  );
  const { id } = await tuesday("2026-12-01");
  await save(other, teamId, leaId);
  const { version } = (await ask<Team>(server, coach, `GET /team/team_id/${teamId}`)).body;
  const off = await ask<Team>(server, coach, `PATCH /team/team_id/${teamId}`, {
    version,
    body: { takes_usual: false },
  });
  assert.equal([off.status, off.body.takes_usual], [200, false]);
  assert.is((await read(other, teamId, id)).event.mine[0]?.answer, null);
  assert.is((await save(mother, teamId, samId)).code, "TEAM_403_USUAL");
  assert.is((await end(other, teamId, leaId)).status, 200, "one that stands may be ended");
  assert.is((await ask<Team>(server, mother, `GET /team/team_id/${teamId}`)).body.takes_usual, undefined);
});

test("the third yes in a row to one series offers it, once it may be said", async () => {
  const { teamId, coach, mother, samId, tuesday } = await club();
  const practices = [await tuesday("2026-11-24"), await tuesday("2026-12-01"), await tuesday("2026-12-08")];
  const offers: unknown[] = [];
  for (const { id } of practices)
    offers.push((await say(mother, { teamId, id, membershipId: samId }, "yes")).body.may_be_usual);
  assert.equal(offers, [undefined, undefined, true]);
  const [, , third] = practices;
  const again = { teamId, id: third?.id ?? "", membershipId: samId };
  assert.is(
    (await say(coach, again, "yes", { seen: 1 })).body.may_be_usual,
    undefined,
    "staff are not offered it",
  );
  await save(mother, teamId, samId);
  assert.is((await say(mother, again, "yes", { seen: 1 })).body.may_be_usual, undefined, "it holds already");
});

test("reminders and nudges reach nobody who is away or in as usual", async () => {
  const { teamId, coach, mother, other, samId, leaId, tuesday } = await club();
  const { id } = await tuesday("2026-11-24");
  await save(mother, teamId, samId);
  const lea = (await read(other, teamId, id)).event.mine[0]?.child_id;
  await ask(server, other, "POST /user/me/absence", {
    body: { people: [{ child_id: lea }], first_day: "2026-11-24", last_day: "2026-11-24" },
  });
  const nudged = await post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", {
    about: "answer",
  });
  assert.equal(nudged.body, { nudged: 0, left_out: 1 }, "the spot alone is missing");
  server.clock.advance(3_600_000);
  await server.services.db.update(usualYes).set({ until: "2026-11-22" });
  const waiting = async (person: Person) =>
    (await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")).body.items.map(
      ({ kind }) => kind,
    );
  assert.equal(
    [await waiting(mother), await waiting(other)],
    [["answer_wanted"], []],
    "an ended one asks again",
  );
  assert.ok(leaId);
});

test("the round that reminds reaches who said nothing, and nobody who is away or in as usual", async () => {
  const { teamId, mother, father, other, samId, lea, tuesday } = await club();
  const pat = await addAdult(server);
  await addMember(server, teamId, { userId: pat.user.id });
  await tuesday("2026-12-01");
  await save(mother, teamId, samId);
  await ask(server, other, "POST /user/me/absence", {
    body: { people: [{ child_id: lea.id }], first_day: "2026-12-01", last_day: "2026-12-01" },
  });
  server.clock.set(new Date("2026-11-29T23:30:00Z"));
  const before = (await server.inbox()).length;
  await deliverDueNotices(server.services);
  const mails = (await server.inbox()).slice(before);
  assert.equal(
    mails.map(({ to, subject }) => [to, subject]),
    [[pat.user.emailAddress, "Will you be there?"]],
  );
  const kinds = async (person: Person) =>
    (await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")).body.items.map(
      ({ kind }) => kind,
    );
  assert.equal(
    [await kinds(pat), await kinds(mother), await kinds(father), await kinds(other)],
    [["answer_wanted"], [], [], []],
  );
});

test("a practice that nobody answered by hand is taken back, though players are away or in as usual", async () => {
  const { teamId, coach, mother, other, samId, leaId, lea, tuesday } = await club();
  const { id } = await tuesday("2026-12-01");
  await save(mother, teamId, samId);
  await ask(server, other, "POST /user/me/absence", {
    body: { people: [{ child_id: lea.id }], first_day: "2026-12-01", last_day: "2026-12-01" },
  });
  const { participants, may_take_back } = await read(coach, teamId, id);
  const words = new Map(participants.map(({ membership_id, source }) => [membership_id, source]));
  assert.equal([words.get(samId), words.get(leaId), may_take_back], ["usual", "away", true]);
  const taken = await ask<{ ended: boolean }>(
    server,
    coach,
    `DELETE /team/team_id/${teamId}/event/event_id/${id}`,
    { version: 1 },
  );
  assert.equal([taken.status, taken.body], [200, { ended: true }]);
});

test.run();

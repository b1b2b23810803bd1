import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eventFieldTable, textParts } from "../../../../domain/schedule/event/event-parts";
import { eventsToCome } from "../../../../domain/schedule/limits";
import type { components } from "../../../../openapi";
import { event, eventVersion } from "../../../../server/platform/db/schema/schedule";
import { answerLog } from "../../../../server/platform/db/schema/schedule-answers";
import { ask, type Person } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Details = components["schemas"]["EventDetails"];

const test = suite("the schedule");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { named, club, add, at, change, say, read, week, post } = scheduleCalls(() => server);

test("a practice that a coach creates is in each family's week", async () => {
  const { teamId, coach, mother, grandpa, samId, sam } = await club();
  const { status, body } = await add(coach, teamId);
  assert.is(status, 200);
  const { event, may_take_back } = body;
  assert.equal(
    [event.title, event.starts_at, event.ends_local, event.arrives_at, event.time_zone, event.version],
    [
      "Practice",
      "2026-11-24T23:30:00.000Z",
      "2026-11-24T19:00:00",
      "2026-11-24T23:15:00.000Z",
      "America/Chicago",
      1,
    ],
  );
  assert.is(may_take_back, true, "it begins in over 48 hours");
  const window = await week(mother);
  assert.equal(window.people, [{ child_id: sam.id, name: "Sam", away: [] }]);
  assert.equal(window.events[0]?.mine, [
    {
      membership_id: samId,
      child_id: sam.id,
      first_name: "Sam",
      may_answer: true,
      number: "7",
      answer: null,
      note: null,
      answered_at: null,
      answer_version: 0,
      is_for_old_time: false,
      seen_version: null,
    },
  ]);
  const sum = { yes: 0, maybe: 0, no: 0, silent: 3, not_joined: 1, for_old_time: 0 };
  assert.equal(window.events[0]?.counts, sum, "of the next event");
  assert.equal((await week(coach)).events[0]?.counts, { ...sum, usual: 0, away: 0, marked: 0 });
  assert.is((await week(grandpa)).events[0]?.counts, undefined, "a follower does not see who comes");
  assert.equal((await week(grandpa)).events[0]?.mine, [
    { membership_id: samId, child_id: sam.id, first_name: "Sam", may_answer: false, number: "7" },
  ]);
});

test("a window contains whole days, and events that began before it and are not over", async () => {
  const { teamId, coach, mother } = await club();
  await add(coach, teamId, {
    kind: "tournament",
    timing: "day",
    starts_local: "2026-11-28T00:00:00",
    days: 3,
  });
  const seen = async (query: string) => (await week(mother, query)).events.length;
  assert.equal(
    [
      await seen("from=2026-11-22&days=6"),
      await seen("from=2026-11-22&days=7"),
      await seen("from=2026-11-30&days=1"),
      await seen("from=2026-12-01&days=1"),
    ],
    [0, 1, 1, 0],
  );
  const bad = await ask(server, mother, "GET /schedule?from=2026-02-30&days=7");
  assert.is(bad.status, 400);
  assert.is((await ask(server, mother, "GET /schedule?from=2026-11-22&days=63")).status, 400);
});

test("either guardian answers, the other reads who did, and staff read the note", async () => {
  const { teamId, coach, mother, father, other, samId } = await club();
  const { event } = (await add(coach, teamId)).body;
  const key = { teamId, id: event.id, membershipId: samId };
  const first = await say(mother, key, "no", { note: "At the dentist" });
  assert.equal(
    [first.status, first.body.answer, first.body.answered_by],
    [200, "no", { name: "Mia Reyes", is_me: true }],
  );
  const mine = (await week(father)).events[0]?.mine[0];
  assert.equal(
    [mine?.answer, mine?.note, mine?.answered_by],
    ["no", "At the dentist", { name: "Mia Reyes", is_me: false }],
  );
  const line = async (person: Person) =>
    (await read(person, teamId, event.id)).participants.find((one) => one.membership_id === samId);
  assert.is((await line(coach))?.note, "At the dentist");
  assert.equal([(await line(other))?.answer, (await line(other))?.note], ["no", undefined]);
});

test("notes of answers and of calling off are one line without invisible characters", async () => {
  const { teamId, coach, mother, samId } = await club();
  const { id } = (await add(coach, teamId)).body.event;
  const note = " ill\u202e since\n  Sunday\u200b ";
  const said = await say(mother, { teamId, id, membershipId: samId }, "no", { note });
  assert.is(said.body.note, "ill since Sunday");
  assert.is((await say(mother, { teamId, id, membershipId: samId }, "no", { note })).body.answer_version, 1);
  const off = await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "other", note });
  assert.is(off.body.event.called_off_note, "ill since Sunday");
});

test("a second guardian's different answer is refused with the first one's; the same answer is accepted", async () => {
  const { teamId, coach, mother, father, samId } = await club();
  const { event } = (await add(coach, teamId)).body;
  const key = { teamId, id: event.id, membershipId: samId };
  await say(mother, key, "yes");
  assert.is((await say(father, key, "yes")).status, 200, "the same answer");
  const differing = await say(father, key, "no");
  assert.equal([differing.status, differing.code], [412, "REQUEST_412_CHANGED"]);
  assert.is((await say(father, key, "no", { seen: 1 })).status, 200, "having seen it");
  const log = await server.services.db.select().from(answerLog).where(eq(answerLog.eventId, event.id));
  assert.equal(log.map(({ answer }) => answer).sort(), ["no", "yes"], "a repeated request is no new answer");
});

test("an answer for somebody else's child is refused; staff answer for spots", async () => {
  const { teamId, coach, other, grandpa, samId, spotId, leaId } = await club();
  const { event } = (await add(coach, teamId)).body;
  for (const person of [other, grandpa]) {
    const refused = await say(person, { teamId, id: event.id, membershipId: samId }, "yes");
    assert.equal([refused.status, refused.code], [401, "ANSWER_401_CREATE"]);
  }
  const stranger = await named("Stan Stranger");
  assert.is((await say(stranger, { teamId, id: event.id, membershipId: samId }, "yes")).code, "TEAM_404");
  assert.is((await say(coach, { teamId, id: event.id, membershipId: spotId }, "yes")).status, 200);
  const unknown = { teamId, id: event.id, membershipId: randomUUID() };
  assert.is((await say(coach, unknown, "yes")).code, "COLLABORATOR_404");
  assert.is(
    (await say(other, { teamId, id: randomUUID(), membershipId: leaId }, "yes")).code,
    "EVENT_ITEM_404",
  );
});

test("after the deadline families can only say no, and staff can answer anything", async () => {
  const { teamId, coach, mother, samId } = await club();
  const { event } = (await add(coach, teamId, { answer_by: "2026-11-23T18:00:00Z" })).body;
  const key = { teamId, id: event.id, membershipId: samId };
  server.clock.set(new Date("2026-11-23T18:00:00Z"));
  assert.is((await say(mother, key, "yes")).code, "ANSWER_403_LATE");
  assert.is((await say(mother, key, "no")).status, 200);
  assert.is((await say(coach, key, "yes", { seen: 1 })).status, 200);
});

test("a coach has no deadline for her own child either", async () => {
  const { teamId, coach } = await club();
  const own = await addChild(server, [coach.user.id], { firstName: "Kit", lastInitial: "C" });
  const membershipId = (await addMember(server, teamId, { childId: own.id, number: "11" })).id;
  const { event } = (await add(coach, teamId, { answer_by: "2026-11-23T18:00:00Z" })).body;
  server.clock.set(new Date("2026-11-23T18:00:00Z"));
  assert.is((await say(coach, { teamId, id: event.id, membershipId }, "yes")).status, 200);
});

test("an event with a deadline moves to an earlier day, and its deadline with it", async () => {
  const { teamId, coach } = await club();
  const thursday = { starts_local: "2026-12-03T17:30:00", answer_by: "2026-12-02T23:30:00Z" };
  const { event } = (await add(coach, teamId, thursday)).body;
  const moved = await change(coach, teamId, event.id, 1, { starts_local: "2026-12-01T17:30:00" });
  assert.equal([moved.status, moved.body.event?.answer_by], [200, "2026-11-30T23:30:00.000Z"]);
});

test("an event cannot be moved into the past, which could not be undone", async () => {
  const { teamId, coach } = await club();
  const { event } = (await add(coach, teamId, { starts_local: "2026-12-01T17:30:00" })).body;
  const moved = await change(coach, teamId, event.id, 1, { starts_local: "2026-11-21T17:30:00" });
  assert.is(moved.code, "EVENT_ITEM_400_TIME");
});

test("an undone move gives back the deadline that it had set to the arrival", async () => {
  const { teamId, coach } = await club();
  const answer_by = "2026-12-01T12:00:00.000Z";
  const { event } = (await add(coach, teamId, { starts_local: "2026-12-03T17:30:00", answer_by })).body;
  const moved = await change(coach, teamId, event.id, 1, { starts_local: "2026-11-22T17:30:00" });
  assert.is(moved.body.event.answer_by, moved.body.event.arrives_at);
  const back = await change(coach, teamId, event.id, 2, { starts_local: "2026-12-03T17:30:00" });
  assert.is(back.body.event.answer_by, answer_by);
  await change(coach, teamId, event.id, 3, { starts_local: "2026-11-22T17:30:00" });
  const named = "2026-12-02T12:00:00.000Z";
  const again = await change(coach, teamId, event.id, 4, {
    starts_local: "2026-12-03T17:30:00",
    answer_by: named,
  });
  assert.is(again.body.event.answer_by, named, "one that the change names stays");
});

test("a moved game lists what changed, and answers are marked as given for the old time", async () => {
  const { teamId, coach, mother, samId } = await club();
  const { event } = (await add(coach, teamId)).body;
  const key = { teamId, id: event.id, membershipId: samId };
  await say(mother, key, "yes");
  const moved = await change(coach, teamId, event.id, 1, { starts_local: "2026-11-24T18:00:00" });
  assert.equal([moved.status, moved.body.event.version, moved.body.event.time_version], [200, 2, 2]);
  const seen = (await week(mother)).events[0];
  assert.equal(seen?.changes, [
    { what: "start", before: "2026-11-24T17:30:00", after: "2026-11-24T18:00:00" },
  ]);
  assert.equal([seen?.mine[0]?.answer, seen?.mine[0]?.is_for_old_time], ["yes", true]);
  assert.equal((await week(coach)).events[0]?.counts?.for_old_time, 1);
  assert.is((await say(mother, key, "yes", { seen: 1, version: 2 })).status, 200, "one press renews it");
  const after = (await week(mother)).events[0];
  assert.equal([after?.changes, after?.mine[0]?.is_for_old_time], [[], false]);
  const kept = await server.services.db.select().from(eventVersion).where(eq(eventVersion.eventId, event.id));
  assert.equal(kept.map(({ version }) => version).sort(), [1, 2]);
});

test("a reverted change is not listed, changed notes send no notice, and a stale version is refused", async () => {
  const { teamId, coach, mother, samId } = await club();
  const { event } = (await add(coach, teamId)).body;
  await say(mother, { teamId, id: event.id, membershipId: samId }, "yes");
  await change(coach, teamId, event.id, 1, { kit: "blue" });
  await change(coach, teamId, event.id, 2, { kit: null });
  assert.equal((await week(mother)).events[0]?.changes, []);
  const noted = await change(coach, teamId, event.id, 3, { notes: "Bring water." });
  assert.equal(
    [noted.body.event.version, noted.body.event.notice_version, noted.body.notes],
    [4, 3, "Bring water."],
  );
  assert.is((await change(coach, teamId, event.id, 3, { kit: "red" })).code, "REQUEST_412_CHANGED");
});

test("a player who joins after a change has no change to read", async () => {
  const { teamId, coach } = await club();
  const { event } = (await add(coach, teamId)).body;
  server.clock.set(new Date("2026-11-22T19:00:00Z"));
  await change(coach, teamId, event.id, 1, { kit: "blue" });
  server.clock.set(new Date("2026-11-22T20:00:00Z"));
  const late = await named("Lena Late");
  const kid = await addChild(server, [late.user.id], { firstName: "Kim" });
  await addMember(server, teamId, { childId: kid.id });
  assert.equal((await week(late)).events[0]?.changes, []);
});

test("an event is called off and put back on; while it is off, answers and changes are refused", async () => {
  const { teamId, coach, mother, samId } = await club();
  const { event } = (await add(coach, teamId)).body;
  const key = { teamId, id: event.id, membershipId: samId };
  const off = (version: number) =>
    ask<Details>(server, coach, `POST ${at(teamId, event.id)}/call_off`, {
      headers: { "if-match": `"${version}"` },
      body: { reason: "weather" },
    });
  assert.equal(
    [(await off(1)).body.event.status, (await off(1)).code],
    ["called_off", "REQUEST_412_CHANGED"],
  );
  assert.is((await say(mother, key, "yes", { version: 2 })).code, "EVENT_ITEM_403_CALLED_OFF");
  assert.is((await change(coach, teamId, event.id, 2, { kit: "red" })).code, "EVENT_ITEM_403_CALLED_OFF");
  assert.equal((await week(mother)).events[0]?.changes, [{ what: "status", before: null, after: "weather" }]);
  const back = await ask<Details>(server, coach, `POST ${at(teamId, event.id)}/put_back`, {
    headers: { "if-match": '"2"' },
  });
  assert.equal([back.status, back.body.event.status], [200, "on"]);
  assert.equal((await week(mother)).events[0]?.changes, [], "there and back is nothing");
});

test("each text is kept up to the length that its row says, and refused beyond", async () => {
  const { teamId, coach } = await club();
  const textsOf = (more: number) =>
    Object.fromEntries(textParts.map((name) => [name, "x".repeat(eventFieldTable[name].text.max + more)]));
  const { body } = await add(coach, teamId, textsOf(0));
  const kept: Record<string, unknown> = { ...body.event, notes: body.notes };
  assert.equal(Object.fromEntries(textParts.map((name) => [name, kept[name]])), textsOf(0));
  for (const name of textParts) {
    const { text } = await change(coach, teamId, body.event.id, 1, { [name]: textsOf(1)[name] ?? null });
    assert.equal(JSON.parse(text).fields, [{ field: name, rule: "maxLength" }]);
  }
});

test("titles, places, kit and notes accept emoji as phones type them, and no other invisible characters", async () => {
  const { teamId, coach } = await club();
  const words = {
    title: "⚽\uFE0F Derby",
    venue_detail: "Field 7\uFE0F\u20E3",
    kit: "🏴\u200D☠\uFE0F black",
    notes:
      "Bring 🧑🏽\u200D🤝\u200D🧑🏻\nand 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} scarves",
  };
  const made = await add(coach, teamId, words);
  assert.is(made.status, 200, made.text);
  const { event, notes } = made.body;
  assert.equal({ title: event.title, venue_detail: event.venue_detail, kit: event.kit, notes }, words);
  const refused = await change(coach, teamId, event.id, 1, { title: "Der\uFE0Fby", kit: "⚽\u200D" });
  assert.equal(JSON.parse(refused.text).fields, [
    { field: "kit", rule: "unseen" },
    { field: "title", rule: "unseen" },
  ]);
  const venue = (name: string) =>
    ask<{ name: string }>(server, coach, `POST /team/team_id/${teamId}/venue`, {
      body: { name, category: "field" },
    });
  assert.is((await venue("🏟\uFE0F Riverside")).body.name, "🏟\uFE0F Riverside");
  assert.is((await venue("River\u200Dside")).code, "REQUEST_400_INVALID");
});

test("a change to a past event is refused", async () => {
  const { teamId, coach } = await club();
  const { event } = (await add(coach, teamId, { starts_local: "2026-11-20T17:30:00" })).body;
  assert.is((await change(coach, teamId, event.id, 1, { kit: "red" })).code, "EVENT_ITEM_403_OVER");
});

test("an event can be taken back within a day, if nobody answered and it is more than 48 hours ahead", async () => {
  const { teamId, coach, mother, samId } = await club();
  const take = (id: string) =>
    ask<{ ended: boolean }>(server, coach, `DELETE ${at(teamId, id)}`, { headers: { "if-match": '"1"' } });
  const far = { starts_local: "2026-12-01T17:30:00" };
  const one = (await add(coach, teamId, far)).body.event.id;
  assert.equal([(await take(one)).body, (await take(one)).code], [{ ended: true }, "EVENT_ITEM_404"]);
  const answered = (await add(coach, teamId, far)).body.event.id;
  await say(mother, { teamId, id: answered, membershipId: samId }, "maybe");
  assert.is((await take(answered)).code, "EVENT_ITEM_409_CONFLICT");
  const near = (await add(coach, teamId)).body.event.id;
  server.clock.set(new Date("2026-11-22T23:30:00Z"));
  assert.is((await take(near)).code, "EVENT_ITEM_409_CONFLICT");
});

test("taking back is offered only where it works: not after a nudge, nor after the answer of a player who has left", async () => {
  const { teamId, coach, mother, samId } = await club();
  const far = { starts_local: "2026-12-01T17:30:00" };
  const [nudged, answered] = [await add(coach, teamId, far), await add(coach, teamId, far)].map(
    ({ body }) => body.event.id,
  );
  assert.is((await post(coach, { teamId, id: String(nudged) }, "nudge", { about: "answer" })).status, 200);
  await say(mother, { teamId, id: String(answered), membershipId: samId }, "yes");
  await ask(server, coach, `POST /team/team_id/${teamId}/membership/membership_id/${samId}/end`, {
    body: {},
    version: 1,
  });
  for (const id of [nudged, answered]) {
    assert.is((await read(coach, teamId, String(id))).may_take_back, false);
    const taken = await ask(server, coach, `DELETE ${at(teamId, String(id))}`, { version: 1 });
    assert.is(taken.code, "EVENT_ITEM_409_CONFLICT");
  }
});

test("only staff can change the schedule; an idempotency key creates one event", async () => {
  const { teamId, coach, mother } = await club();
  assert.is((await add(mother, teamId)).code, "EVENT_ITEM_401_CREATE");
  const key = randomUUID();
  const ids = [
    (await add(coach, teamId, {}, key)).body.event.id,
    (await add(coach, teamId, {}, key)).body.event.id,
  ];
  assert.is(ids[0], ids[1]);
  assert.is((await add(coach, teamId, { kit: "red" }, key)).code, "REQUEST_422_REUSED");
});

test("invalid times are refused with their field; a time that the clocks skip moves on", async () => {
  const { teamId, coach } = await club();
  const refused = async (body: object) => {
    const { code, body: problem } = await add(coach, teamId, body);
    const { fields } = problem as unknown as { fields?: { field: string }[] };
    return [code, fields?.[0]?.field];
  };
  const time = "EVENT_ITEM_400_TIME";
  assert.equal(await refused({ starts_local: "2026-02-30T10:00:00" }), [time, "starts_local"]);
  assert.equal(await refused({ starts_local: "2026-11-01T10:00:00" }), [time, "starts_local"]);
  assert.equal(await refused({ starts_local: "2028-01-01T10:00:00" }), [time, "starts_local"]);
  for (const starts_local of ["0000-01-01T00:00:00", "0000-12-31T23:30:00", "9999-12-31T23:30:00"])
    for (const timing of ["timed", "day", "open"])
      assert.equal(
        await refused({ starts_local, timing }),
        [time, "starts_local"],
        `${starts_local} ${timing}`,
      );
  const { event: known } = (await add(coach, teamId)).body;
  const moved = await change(coach, teamId, known.id, 1, { starts_local: "9999-12-31T23:30:00" });
  assert.is(moved.code, time);
  assert.equal(await refused({ time_zone: "Mars/Rover" }), [time, "time_zone"]);
  for (const answer_by of ["2026-11-26T00:00:00Z", "2026-11-23T23:59:60Z", "0000-01-01T00:00:00Z"])
    assert.equal(await refused({ answer_by }), [time, "answer_by"]);
  assert.equal(await refused({ venue_id: randomUUID() }), ["VENUE_404", undefined]);
  const night = await add(coach, teamId, { starts_local: "2027-03-14T02:30:00" });
  assert.is(night.body.event.starts_local, "2027-03-14T03:30:00");
});

test("a full team takes no more events to come, but one for the record", async () => {
  const { teamId, coach } = await club();
  const { id: _, ...one } = await addEvent(server, teamId, { createdBy: coach.user.id });
  await server.services.db
    .insert(event)
    .values(Array.from({ length: eventsToCome - 1 }, () => ({ ...one, id: randomUUID() })));
  assert.is((await add(coach, teamId)).code, "EVENT_ITEM_403_FULL");
  assert.is((await add(coach, teamId, { starts_local: "2026-11-20T17:30:00" })).status, 200);
});

test("an archived team's week is empty, and changes are refused", async () => {
  const { teamId, coach, mother, samId } = await club();
  const { event } = (await add(coach, teamId)).body;
  await ask(server, coach, `POST /team/team_id/${teamId}/archive`, {
    headers: { "if-match": '"1"' },
    body: { archived: true },
  });
  assert.equal((await week(mother)).events, []);
  assert.is((await add(coach, teamId)).code, "TEAM_403_ARCHIVED");
  assert.is(
    (await say(mother, { teamId, id: event.id, membershipId: samId }, "yes")).code,
    "TEAM_403_ARCHIVED",
  );
});

test.run();

// Runs on PostgreSQL as well.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { recordAcknowledgement } from "../../../../server/commands/notification/acknowledge-push";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { pushToken } from "../../../../server/platform/db/schema/notification-push";
import { ask, type Person } from "../../../support/people/ask";
import { openEscalation } from "../../../support/people/escalation";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what staff read of a calling-off");

const second = 1_000;

let server: TestServer;
let made: Awaited<ReturnType<typeof openEscalation>>;
test.before.each(async () => {
  server = await openTestServer();
  made = await openEscalation(server);
});
test.after.each(() => server.close());

const readFamilies = async () => {
  const { coach, teamId, id, at } = made;
  const { body } = await ask<components["schemas"]["Receipt"]>(
    server,
    coach,
    `GET ${at(teamId, id)}/receipt`,
  );
  return body.families;
};
const states = async () => (await readFamilies()).map(({ players, state }) => `${players}: ${state}`);
const counts = async () => {
  const { know, families, heard, unheard, unjoined } =
    (await made.read(made.coach, made.teamId, made.id)).event.counts ?? {};
  return { know, families, heard, unheard, unjoined };
};

/** Acknowledges what arrived at these people's phones. */
async function acknowledgeAll() {
  for (const { payload } of await made.send())
    await recordAcknowledgement(server.services, payload.heard ?? "");
}

test("a family goes from not told to sent, heard and knows; each is by what it says", async () => {
  const { coach, father, mother, teamId, id, post, gotIt } = made;
  await made.addPhone(father);
  await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "weather" });
  assert.equal(await states(), ["Ada K.: not_told", "Sam R.: not_told", "Lea O.: not_told"]);
  assert.equal(
    await counts(),
    { know: 0, families: 3, heard: 0, unheard: 0, unjoined: 1 },
    "nothing is said of them yet",
  );
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  assert.equal(await states(), ["Ada K.: not_told", "Sam R.: sent", "Lea O.: sent"]);
  assert.equal(await counts(), { know: 0, families: 3, heard: 0, unheard: 2, unjoined: 1 });
  await acknowledgeAll();
  const heardAt = server.clock.now().toISOString();
  assert.equal(await states(), ["Ada K.: not_told", "Sam R.: heard", "Lea O.: sent"]);
  assert.equal(await counts(), { know: 0, families: 3, heard: 1, unheard: 1, unjoined: 1 });
  server.clock.advance(60 * second);
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  assert.equal(await states(), ["Ada K.: not_told", "Sam R.: knows", "Lea O.: sent"]);
  assert.equal(await counts(), { know: 1, families: 3, heard: 0, unheard: 1, unjoined: 1 });
  const [, sam] = await readFamilies();
  assert.equal(sam, {
    players: ["Sam R."],
    membership_ids: [made.samId],
    people: sam?.people,
    knows: true,
    is_here: true,
    state: "knows",
    heard_at: heardAt,
    by: "Mia Reyes",
    at: server.clock.now().toISOString(),
    via: "got_it",
  });
});

test("as many families as a calling-off says it tells are counted afterwards, and those that have not joined beside them", async () => {
  const { coach, other, leaId, teamId, id, read, say, tell } = made;
  const meant = async () => {
    const { tells, unjoined } = await read(coach, teamId, id);
    return { tells, unjoined };
  };
  assert.equal(await meant(), { tells: 2, unjoined: 1 });
  await say(other, { teamId, id, membershipId: leaId }, "no");
  assert.equal(await meant(), { tells: 1, unjoined: 1 }, "who said no is neither told nor counted");
  await tell("call_off", 1);
  assert.equal(await counts(), { know: 0, families: 2, heard: 0, unheard: 1, unjoined: 1 });
});

test("no service, mail server or device alone makes a family know", async () => {
  const { mother, father, other, teamId, id } = made;
  for (const person of [mother, father, other]) await made.addPhone(person);
  await made.tell("call_off", 1);
  await acknowledgeAll();
  await server.services.db.update(pushToken).set({ lastOkAt: server.clock.now() });
  assert.equal(await counts(), { know: 0, families: 3, heard: 2, unheard: 0, unjoined: 1 });
  assert.not.equal((await made.week(mother)).events[0]?.changes, [], "the card stays");
  const { body } = await ask<components["schemas"]["WaitingList"]>(server, other, "GET /user/me/waiting");
  assert.ok(body.items.some(({ kind, event_id }) => kind === "change" && event_id === id));
  assert.ok(teamId);
});

test("what was heard of an earlier change counts for nothing at the next", async () => {
  const { other } = made;
  await made.addPhone(other);
  await made.tell("call_off", 1);
  await acknowledgeAll();
  assert.equal((await states()).at(-1), "Lea O.: heard");
  await made.tell("put_back", 2);
  assert.equal((await states()).at(-1), "Lea O.: sent", "who heard that it is off has to hear that it is on");
  await made.tell("call_off", 3);
  assert.equal((await states()).at(-1), "Lea O.: sent");
});

const open = (person: Person, version: number, more: object = {}) =>
  ask<components["schemas"]["Acknowledgements"]>(server, person, "POST /schedule/got_it", {
    body: { via: "opened", items: [{ team_id: made.teamId, event_id: made.id, version }], ...more },
  });
const lea = async () => {
  const { state, via, by } = (await readFamilies()).at(-1) ?? {};
  return { state, via, by };
};

test("a change that rings is known once it was opened, up to the version that was drawn; a press says more", async () => {
  const { other, grandpa, coach, teamId, id, gotIt } = made;
  await made.tell("call_off", 1);
  const [event] = (await made.week(other)).events;
  assert.is(event?.rings, true);
  assert.equal((await open(other, 1)).body.items[0]?.seen_version, 1);
  assert.is((await lea()).state, "sent", "not the version before");
  for (const person of [grandpa, coach]) await open(person, 2);
  assert.is((await lea()).state, "sent", "neither a follower nor staff");
  assert.is((await open(other, 3)).code, "REQUEST_400_INVALID");
  assert.is((await open(other, 2, { via: "looked" })).code, "REQUEST_400_INVALID");
  assert.equal((await open(other, 2)).body.items[0]?.seen_version, 2);
  assert.equal(await lea(), { state: "knows", via: "opened", by: "Olga Other" });
  await gotIt(other, { team_id: teamId, event_id: id, version: 2 });
  assert.equal(await lea(), { state: "knows", via: "got_it", by: "Olga Other" });
  await open(other, 2);
  assert.is((await lea()).via, "got_it", "a press stays one");
});

test("a change that was only in sight is presented beside those to acknowledge, until a press or an answer", async () => {
  const { other, mother, coach, grandpa, leaId, teamId, id, gotIt, say } = made;
  const of = async (person: Person) => {
    const [event] = (await made.week(person)).events;
    return { changes: event?.changes, seen: event?.seen_changes };
  };
  const off = [{ what: "status", before: null, after: "weather" }];
  await made.tell("call_off", 1);
  assert.equal(await of(other), { changes: off, seen: undefined });
  await open(other, 2);
  assert.equal(await of(other), { changes: [], seen: off });
  assert.equal(await of(mother), { changes: off, seen: undefined }, "another family");
  for (const person of [coach, grandpa])
    assert.is((await of(person)).seen, undefined, "neither staff nor a follower");
  const waiting = await ask<components["schemas"]["WaitingList"]>(server, other, "GET /user/me/waiting");
  assert.equal(
    waiting.body.items.filter(({ kind }) => kind === "change"),
    [],
    "nothing to acknowledge elsewhere",
  );
  await gotIt(other, { team_id: teamId, event_id: id, version: 2 });
  assert.equal(await of(other), { changes: [], seen: undefined });
  await made.tell("put_back", 2);
  await open(other, 3);
  assert.equal((await of(other)).seen, [{ what: "status", before: "weather", after: null }]);
  await say(other, { teamId, id, membershipId: leaId }, "yes", { version: 3 });
  assert.is((await of(other)).seen, undefined, "an answer says as much as a press");
});

test("a change that does not ring is known by a press alone", async () => {
  const { other, coach, teamId, id, change } = made;
  await change(coach, teamId, id, 1, { kit: "blue" });
  assert.is((await made.week(other)).events[0]?.rings, undefined);
  assert.equal((await open(other, 2)).body.items[0]?.seen_version, null);
  assert.is((await lea()).state, "not_told");
  await change(coach, teamId, id, 2, { starts_local: "2026-11-25T17:00:00" });
  assert.is((await made.week(other)).events[0]?.rings, true, "the old arrival is near");
  const { id: far } = (await made.add(coach, teamId, { starts_local: "2026-11-26T17:00:00" })).body.event;
  await change(coach, teamId, far, 1, { starts_local: "2026-11-27T17:00:00" });
  const { body } = await open(other, 2, { items: [{ team_id: teamId, event_id: far, version: 2 }] });
  assert.is(body.items[0]?.seen_version, null);
});

test("an answer says that it was by answering", async () => {
  const { other, leaId, teamId, id, say } = made;
  await made.change(made.coach, teamId, id, 1, { starts_local: "2026-11-22T18:00:00" });
  await say(other, { teamId, id, membershipId: leaId }, "yes", { version: 2 });
  assert.equal(await lea(), { state: "knows", via: "answer", by: "Olga Other" });
});

test.run();

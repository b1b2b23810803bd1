import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { addAbsence } from "../../../support/people/absence";
import { ask, type Person } from "../../../support/people/ask";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who is told of a change while a player is away");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club: families, add, say, change, post, read, gotIt } = scheduleCalls(() => server);

/** Sam said In to the practice on Tuesday. */
async function club() {
  const made = await families();
  const { teamId, coach, mother, samId } = made;
  const { event } = (await add(coach, teamId, { starts_local: "2026-11-24T17:30:00" })).body;
  await say(mother, { teamId, id: event.id, membershipId: samId }, "yes");
  server.clock.advance(60_000);
  return { ...made, id: event.id };
}

const away = (made: { sam: { id: string }; mother: Person }, firstDay: string, lastDay = firstDay) =>
  addAbsence(server, { childId: made.sam.id, by: made.mother.user.id, firstDay, lastDay });

/** The mails about it once it is told, and the lines of *Needs you*. */
async function told(person: Person) {
  server.clock.advance(120_000);
  const before = (await server.inbox()).length;
  await deliverDueNotices(server.services);
  const mails = (await server.inbox()).slice(before).filter(({ to }) => to === person.user.emailAddress);
  const waiting = await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting");
  return {
    mails: mails.map(({ text }) => text.replace(/\s+/g, " ")),
    kinds: waiting.body.items.map(({ kind }) => kind),
  };
}

const knowing = async (coach: Person, teamId: string, id: string) => {
  const { counts } = (await read(coach, teamId, id)).event;
  return [counts?.know, counts?.families];
};

test("who reads In for Tuesday hears that it moved into their days away, and that the player is Out then", async () => {
  const made = await club();
  const { teamId, coach, mother, id } = made;
  await away(made, "2026-11-23");
  const moved = await change(coach, teamId, id, 1, { starts_local: "2026-11-23T17:30:00" });
  assert.is(moved.body.told?.mails, 3, "both of Sam's guardians, and Lea's");
  const { mails, kinds } = await told(mother);
  assert.equal(kinds, ["change"]);
  assert.match(mails[0] ?? "", "You're away then, so Sam is Out.");
  assert.equal(await knowing(coach, teamId, id), [0, 3]);
  const nudged = await post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", {
    about: "change",
  });
  assert.equal(nudged.body, { nudged: 2, left_out: 1 });
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  const known = [(await told(mother)).kinds, await knowing(coach, teamId, id)];
  assert.equal(known, [[], [0, 2]], "they know, and are out like who said no");
});

test("who is away at the event as they know it hears nothing of its change", async () => {
  const made = await club();
  const { teamId, coach, mother, id } = made;
  await away(made, "2026-11-23", "2026-11-24");
  const moved = await change(coach, teamId, id, 1, { starts_local: "2026-11-23T17:30:00" });
  assert.is(moved.body.told?.mails, 1, "Lea's guardian alone");
  const { mails, kinds } = await told(mother);
  assert.equal([mails, kinds], [[], []]);
  assert.equal(await knowing(coach, teamId, id), [0, 2], "Lea's family and the spot");
});

test("an event that moves out of the days away is theirs again, and they hear of it", async () => {
  const made = await club();
  const { teamId, coach, mother, id } = made;
  await away(made, "2026-11-24");
  await change(coach, teamId, id, 1, { starts_local: "2026-11-25T17:30:00" });
  assert.equal((await told(mother)).kinds, ["change"]);
  const [part] = (await read(mother, teamId, id)).event.mine;
  assert.equal([part?.answer, part?.source, part?.is_for_old_time], ["yes", "said", true]);
});

test("a tournament as it was known counts by all of its days", async () => {
  const made = await families();
  const { teamId, coach, mother } = made;
  const cup = { kind: "tournament", timing: "day", starts_local: "2026-11-24T00:00:00", days: 3 };
  const { event } = (
    await add(coach, teamId, { ...cup, duration_minutes: undefined, arrive_minutes: undefined })
  ).body;
  await away(made, "2026-11-24", "2026-11-25");
  await change(coach, teamId, event.id, 1, { days: 2 });
  assert.equal((await told(mother)).kinds, ["change"], "known with a day on which Sam is not away");
  assert.is((await read(mother, teamId, event.id)).event.mine[0]?.source, "away");
});

test.run();

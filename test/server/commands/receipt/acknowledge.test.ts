import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { answerLog, participation } from "../../../../server/platform/db/schema/schedule-answers";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Sending = components["schemas"]["Sending"];

const test = suite("receipts, nudges and what was pressed offline");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { named, club, add, at, change, say, read, week, post, gotIt } = scheduleCalls(() => server);

/** A practice at version 2, whose kit was changed. */
async function changedPractice() {
  const made = await club();
  const { id } = (await add(made.coach, made.teamId)).body.event;
  await change(made.coach, made.teamId, id, 1, { kit: "blue" });
  return { ...made, id, about: { team_id: made.teamId, event_id: id } };
}

const receipt = async (person: Person, teamId: string, id: string) => {
  const { code, body } = await ask<components["schemas"]["Receipt"]>(
    server,
    person,
    `GET ${at(teamId, id)}/receipt`,
  );
  return code ?? body.families.map(({ players, knows, is_here, by }) => [players.join(), knows, is_here, by]);
};

test("one guardian's acknowledgement counts for the family, and staff read which families acknowledged", async () => {
  const { teamId, coach, mother, father, other, grandpa, id, about, samId } = await changedPractice();
  assert.equal(await receipt(coach, teamId, id), [
    ["Ada K.", false, false, undefined],
    ["Sam R.", false, true, undefined],
    ["Lea O.", false, true, undefined],
  ]);
  assert.equal((await gotIt(mother, { ...about, version: 2 })).body.items, [{ ...about, seen_version: 2 }]);
  assert.equal((await receipt(coach, teamId, id))[1], ["Sam R.", true, true, "Mia Reyes"]);
  assert.equal((await week(father)).events[0]?.changes, [], "the father's card as well");
  const { know, families } = (await week(coach)).events[0]?.counts ?? {};
  assert.equal([know, families], [1, 3]);
  for (const person of [mother, other, grandpa])
    assert.is(await receipt(person, teamId, id), "EVENT_ITEM_401_REQUEST");
  const [kept] = await server.services.db
    .select()
    .from(participation)
    .where(eq(participation.membershipId, samId));
  assert.equal([kept?.seenVersion, kept?.seenBy], [2, mother.user.id]);
});

test("staff read how many families calling an event off would tell: not a spot's, nor one that said no, nor of what is off or over", async () => {
  const { teamId, coach, mother, other, id, samId } = await changedPractice();
  const tells = async (person: Person) =>
    (await ask<components["schemas"]["EventDetails"]>(server, person, `GET ${at(teamId, id)}`)).body.tells;
  assert.is(await tells(coach), 2, "Sam's and Lea's; the spot has nobody to tell");
  assert.is(await tells(other), undefined);
  await say(mother, { teamId, id, membershipId: samId }, "no");
  assert.is(await tells(coach), 1);
  await ask(server, coach, `POST ${at(teamId, id)}/call_off`, { version: 2, body: { reason: "weather" } });
  assert.is(await tells(coach), undefined);
});

test("the version on the screen is acknowledged, and the acknowledged version never falls", async () => {
  const { teamId, coach, mother, father, grandpa, id, about } = await changedPractice();
  await gotIt(mother, { ...about, version: 2 });
  await change(coach, teamId, id, 2, { kit: "red" });
  assert.equal((await gotIt(father, { ...about, version: 1 })).body.items[0]?.seen_version, 2);
  assert.equal((await week(mother)).events[0]?.changes, [{ what: "kit", before: "blue", after: "red" }]);
  const tooHigh = await gotIt(mother, { ...about, version: 4 });
  assert.equal([tooHigh.status, tooHigh.code], [400, "REQUEST_400_INVALID"]);
  const stranger = await named("Stan Stranger");
  for (const person of [grandpa, stranger, coach])
    assert.is((await gotIt(person, { ...about, version: 3 })).body.items[0]?.seen_version, null);
  const gone = { ...about, event_id: randomUUID(), version: 3 };
  assert.equal(
    (await gotIt(mother, gone, { ...about, version: 3 })).body.items.map(({ seen_version }) => seen_version),
    [null, 3],
  );
});

test("a family's own answer replaces the same answer by staff, and acknowledges the change", async () => {
  const { teamId, coach, mother, father, id, samId } = await changedPractice();
  const key = { teamId, id, membershipId: samId };
  assert.is((await say(coach, key, "yes", { version: 2 })).status, 200);
  assert.equal((await receipt(coach, teamId, id))[1], ["Sam R.", false, true, undefined]);
  const own = (await say(mother, key, "yes", { version: 2 })).body;
  assert.equal(
    [own.answer, own.answered_by?.is_me, own.answer_version, own.seen_version],
    ["yes", true, 2, 2],
  );
  assert.equal((await receipt(coach, teamId, id))[1], ["Sam R.", true, true, "Mia Reyes"]);
  for (const person of [mother, father, coach])
    assert.is((await say(person, key, "yes", { version: 2 })).body.answer_version, 2);
  assert.is((await server.services.db.select().from(answerLog)).length, 2);
});

test("players who said no or joined later are not counted; an event that never changed has no receipt", async () => {
  const { teamId, coach, mother, other, id, samId, leaId } = await changedPractice();
  await say(mother, { teamId, id, membershipId: samId }, "no", { version: 1 });
  server.clock.advance(3_600_000);
  const late = await named("Lena Late");
  const kim = await addChild(server, [late.user.id], { firstName: "Kim", lastInitial: "L" });
  await addMember(server, teamId, { childId: kim.id });
  assert.equal(
    ((await receipt(coach, teamId, id)) as unknown[][]).map(([players]) => players),
    ["Ada K.", "Lea O."],
  );
  await say(other, { teamId, id, membershipId: leaId }, "yes", { version: 2 });
  assert.equal(((await receipt(coach, teamId, id)) as unknown[][])[1], ["Lea O.", true, true, "Olga Other"]);
  const fresh = (await add(coach, teamId)).body.event.id;
  assert.equal(await receipt(coach, teamId, fresh), []);
  assert.is((await week(coach)).events.find((event) => event.id === fresh)?.counts?.families, undefined);
});

test("a banned adult player is neither asked nor counted, consistently in counts, list, nudges and answers", async () => {
  const { teamId, coach, mother, id } = await changedPractice();
  const { db } = server.services;
  const gale = await named("Gale Grown");
  const { id: gales } = await addMember(server, teamId, { userId: gale.user.id });
  const rest = (await read(coach, teamId, id)).event.counts;
  await db.delete(membership).where(eq(membership.id, gales));
  const before = (await read(coach, teamId, id)).event.counts;
  assert.is(rest?.silent, (before?.silent ?? 0) + 1);
  await addMember(server, teamId, { userId: gale.user.id, id: gales });
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, gale.user.id));

  const seen = await read(coach, teamId, id);
  assert.equal(seen.event.counts, before);
  const inWindow = (await week(coach)).events.find((one) => one.id === id);
  assert.equal(inWindow?.counts, before);
  const line = seen.participants.find(({ membership_id }) => membership_id === gales);
  assert.equal([line?.name, line?.answer, line?.is_resting], ["Gale Grown", null, true]);
  const silent = seen.participants.filter(({ answer, is_resting }) => answer === null && !is_resting);
  assert.is(silent.length, before?.silent);
  assert.not.ok(
    (await read(mother, teamId, id)).participants.some(({ membership_id }) => membership_id === gales),
    "families read nothing of it",
  );
  assert.is(
    (await say(coach, { teamId, id, membershipId: gales }, "yes", { version: 2 })).code,
    "COLLABORATOR_404",
  );
  const { body } = await post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", {
    about: "answer",
  });
  assert.is(body.nudged + body.left_out, before?.silent);

  await db.update(user).set({ bannedAt: null }).where(eq(user.id, gale.user.id));
  assert.is((await read(coach, teamId, id)).event.counts?.silent, (before?.silent ?? 0) + 1);
});

test("where staff are asked as well, only players are silent, as only they are nudged; the staff's answers count", async () => {
  const made = await club();
  const { teamId, coach } = made;
  const { id } = (await add(coach, teamId, { asks: "players_and_staff" })).body.event;
  const [robin, paul] = [await named("Robin Coach"), await named("Paul Player-Coach")];
  const robins = await addMember(server, teamId, { userId: robin.user.id, roles: ["coach"] });
  await addMember(server, teamId, { userId: paul.user.id, roles: ["player", "coach"] });
  const counts = async () => {
    const { yes, silent } = (await week(coach)).events[0]?.counts ?? {};
    assert.equal((await read(coach, teamId, id)).event.counts?.silent, silent);
    return [yes, silent];
  };
  assert.equal(await counts(), [0, 4], "two children, a spot and a coach who plays");
  await say(robin, { teamId, id, membershipId: robins.id }, "yes");
  assert.equal(await counts(), [1, 4]);
  const { body } = await post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", {
    about: "answer",
  });
  assert.equal(body, { nudged: 3, left_out: 1 });
});

test("a nudge goes only to families that have not acknowledged, once in twelve hours", async () => {
  const { teamId, coach, mother, id, about, leaId, samId } = await changedPractice();
  await gotIt(mother, { ...about, version: 2 });
  const nudge = (what: string) =>
    post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", { about: what });
  assert.equal((await nudge("change")).body, { nudged: 1, left_out: 1 });
  assert.is((await nudge("answer")).code, "EVENT_ITEM_403_NUDGED");
  server.clock.advance(12 * 3_600_000);
  await say(mother, { teamId, id, membershipId: samId }, "maybe", { version: 2 });
  assert.equal((await nudge("answer")).body, { nudged: 1, left_out: 1 });
  const rows = await server.services.db.select().from(notice).orderBy(notice.madeAt);
  assert.equal(
    rows.filter(({ membershipIds }) => membershipIds).map(({ kind, membershipIds }) => [kind, membershipIds]),
    [
      ["nudged", [leaId]],
      ["answer_wanted", [leaId]],
    ],
  );
  assert.is((await post(mother, { teamId, id }, "nudge", { about: "answer" })).code, "EVENT_ITEM_401_UPDATE");
});

for (const [when, fields, hours] of [
  ["answers are closed", { answer_by: "2026-11-22T20:00:00Z" }, 2],
  ["the event has begun", { starts_local: "2026-11-22T13:00:00", duration_minutes: 120 }, 1],
] as const)
  test(`nobody is nudged for an answer once ${when}`, async () => {
    const { teamId, coach } = await club();
    const { id } = (await add(coach, teamId, { arrive_minutes: 0, ...fields })).body.event;
    const nudge = () =>
      post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", { about: "answer" });
    server.clock.advance(hours * 3_600_000);
    assert.equal((await nudge()).body, { nudged: 0, left_out: 3 });
    const rows = await server.services.db.select().from(notice);
    assert.not.ok(
      rows.some(({ membershipIds }) => membershipIds),
      "no notice, and no press used up",
    );
  });

test("each item of an offline batch has its own outcome, and a repeated batch is stored once", async () => {
  const { teamId, coach, mother, father, id, about, samId, leaId } = await changedPractice();
  const tuesday = (await add(coach, teamId)).body.event.id;
  const late = (await add(coach, teamId, { answer_by: "2026-11-22T17:00:00Z" })).body.event.id;
  await say(father, { teamId, id: tuesday, membershipId: samId }, "no");
  const answer = (event_id: string, membership_id: string) =>
    ({
      kind: "answer",
      ...about,
      event_id,
      membership_id,
      answer: "yes",
      answer_version: 0,
      event_version: 1,
    }) as const;
  const items: Sending[] = [
    answer(id, samId),
    answer(tuesday, samId),
    answer(late, samId),
    answer(id, leaId),
    answer(randomUUID(), samId),
    { kind: "answer", ...about, event_version: 1 },
    { kind: "got_it", ...about, event_version: 2 },
    { kind: "got_it", ...about, event_version: 9 },
  ];
  const send = () =>
    ask<components["schemas"]["SendingResults"]>(server, mother, "POST /schedule/send", { body: { items } });
  const outcomes = [
    ["saved", undefined],
    ["changed", "REQUEST_412_CHANGED"],
    ["late", "ANSWER_403_LATE"],
    ["refused", "ANSWER_401_CREATE"],
    ["gone", "EVENT_ITEM_404"],
    ["refused", "REQUEST_400_INVALID"],
    ["saved", undefined],
    ["refused", "REQUEST_400_INVALID"],
  ];
  for (const _ of ["sent", "and sent again, its reply lost"]) {
    const { results } = (await send()).body;
    assert.equal(
      results.map(({ outcome, code }) => [outcome, code]),
      outcomes,
    );
    const { answer: theirs, answered_by, answer_version } = results[1]?.current ?? {};
    assert.equal([theirs, answered_by?.name, answer_version], ["no", "Finn Reyes", 1]);
    assert.equal([results[0]?.current?.answer, results[0]?.current?.answer_version], ["yes", 1]);
    assert.is(results[6]?.current, undefined, "got it is no answer");
  }
  const log = await server.services.db.select().from(answerLog).where(eq(answerLog.eventId, id));
  assert.is(log.length, 1);
});

test("a person can send 120 answers a minute, one by one or in batches", async () => {
  const { mother, father, teamId, samId, id } = await changedPractice();
  const item = {
    ...{ kind: "answer", team_id: teamId, event_id: id, event_version: 2 },
    ...{ membership_id: samId, answer: "yes", answer_version: 0 },
  };
  const send = (person: Person, count: number) =>
    ask(server, person, "POST /schedule/send", { body: { items: Array(count).fill(item) } });
  assert.is((await send(mother, 60)).status, 200);
  assert.is((await send(mother, 59)).status, 200);
  const refused = await send(mother, 2);
  assert.equal([refused.status, refused.code], [429, "REQUEST_429_LIMIT"]);
  assert.ok(Number(refused.headers["retry-after"]) <= 60);
  const alone = () => say(mother, { teamId, id, membershipId: samId }, "yes", { seen: 1, version: 2 });
  assert.is((await alone()).status, 200, "the last of 120");
  assert.is((await alone()).code, "REQUEST_429_LIMIT");
  assert.is((await send(father, 60)).status, 200, "another person's are counted apart");
  server.clock.advance(60 * 1000);
  assert.is((await send(mother, 60)).status, 200);
});

test("an acknowledgement of a deleted event does not affect the others of the call, whatever version it names", async () => {
  const { mother, teamId, samId, id, about } = await changedPractice();
  const gone = { team_id: teamId, event_id: randomUUID(), version: 2 ** 40 };
  const seen = await gotIt(mother, gone, { ...about, version: 2 });
  assert.equal(
    seen.body.items.map(({ seen_version }) => seen_version),
    [null, 2],
  );
  const { event_id, version: event_version } = gone;
  const sent = await ask<components["schemas"]["SendingResults"]>(server, mother, "POST /schedule/send", {
    body: {
      items: [
        { kind: "got_it", team_id: teamId, event_id, event_version },
        {
          ...{ kind: "answer", team_id: teamId, event_id: id, event_version: 2 },
          ...{ membership_id: samId, answer: "yes", answer_version: 0 },
        },
      ],
    },
  });
  assert.equal(
    sent.body.results.map(({ outcome }) => outcome),
    ["gone", "saved"],
  );
});

test("an acknowledgement that names another family's player does not return that player's answer", async () => {
  const { teamId, mother, other, id, about, samId } = await changedPractice();
  await say(mother, { teamId, id, membershipId: samId }, "no", { note: "canary: at the dentist" });
  const item = { kind: "got_it", ...about, event_version: 2, membership_id: samId };
  const { body } = await ask<components["schemas"]["SendingResults"]>(server, other, "POST /schedule/send", {
    body: { items: [item] },
  });
  assert.equal(body.results, [{ item: 0, outcome: "saved" }]);
});

test("a former member does not learn whether an event exists, nor its version", async () => {
  const { id, about } = await changedPractice();
  const stranger = await named("Stan Stranger");
  for (const event_id of [id, randomUUID()])
    assert.is(
      (await gotIt(stranger, { ...about, event_id, version: 999_999 })).body.items[0]?.seen_version,
      null,
    );
});

test.run();

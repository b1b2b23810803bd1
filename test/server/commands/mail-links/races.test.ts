import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lockChild } from "../../../../server/core/family/child.store";
import { endGuardianships } from "../../../../server/core/family/circle.store";
import { lockEvent } from "../../../../server/core/schedule/event.store";
import type { Transaction } from "../../../../server/platform/db/database";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { event } from "../../../../server/platform/db/schema/schedule";
import { answerLog, participation } from "../../../../server/platform/db/schema/schedule-answers";
import { linkTo, moveEvent } from "../../../support/people/answer-links";
import { ask } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("races on links out of mails");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { club, post } = scheduleCalls(() => server);

const rounds = 3;
type Made = Awaited<ReturnType<typeof club>> & { row: typeof event.$inferSelect };

/** Repeats the work in one club, each time with a practice that was moved once, without answers and limits. */
async function eachRound(work: (made: Made) => Promise<void>) {
  const made = await club();
  const { teamId, coach } = made;
  for (let round = 0; round < rounds; round += 1) {
    for (const table of [rateBucket, participation, answerLog, event]) await server.services.db.delete(table);
    const first = await addEvent(server, teamId, { createdBy: coach.user.id });
    await work({ ...made, row: await moveEvent(server, first, "2026-11-24T18:00:00") });
  }
}

async function press(call: "answer" | "got_it", payload: object) {
  const reply = await server.app.inject({ method: "POST", url: `/mail_link/${call}`, payload });
  return reply.statusCode === 200 ? "200" : String(reply.json().message_code);
}
const answer = (token: string, membership_id: string, said: "yes" | "no") =>
  press("answer", { token, membership_id, answer: said, answer_version: 0, event_version: 2 });

const stored = async () => {
  const rows = await server.services.db.select().from(participation);
  return rows.map(({ answer: said, answerVersion, seenVersion }) => [said, answerVersion, seenVersion]);
};
const logged = () => server.services.db.$count(answerLog);

race("two presses by one link: alike are one answer, of different ones the second is refused", rounds, () =>
  eachRound(async ({ mother, row, samId }) => {
    const token = linkTo(server, row, { to: mother.user });
    const alike = await Promise.all([answer(token, samId, "yes"), answer(token, samId, "yes")]);
    assert.equal([alike, await stored(), await logged()], [["200", "200"], [["yes", 1, 2]], 1]);
    await server.services.db.delete(participation);
    const other = await Promise.all([answer(token, samId, "yes"), answer(token, samId, "no")]);
    assert.equal([...other].sort(), ["200", "REQUEST_412_CHANGED"]);
    assert.equal(await stored(), [[other[0] === "200" ? "yes" : "no", 1, 2]]);
    assert.is(await logged(), 2);
  }),
);

race(
  "presses while the event is called off: stored before it or refused, Got it for its own version",
  rounds,
  () =>
    eachRound(async ({ teamId, coach, mother, father, samId, row }) => {
      const gotIt = linkTo(server, row, { to: father.user, purpose: "got_it" });
      const [said, off, got] = await Promise.all([
        answer(linkTo(server, row, { to: mother.user }), samId, "yes"),
        post(coach, { teamId, id: row.id, version: 2 }, "call_off", { reason: "weather" }),
        press("got_it", { token: gotIt }),
      ]);
      assert.equal([off.status, off.body.event.version, got], [200, 3, "200"]);
      const [line] = await stored();
      assert.is(said, line?.[0] === "yes" ? "200" : "EVENT_ITEM_403_CALLED_OFF");
      assert.is(line?.[2], 2, "the call-off is a version that no mail has told yet");
    }),
);

/** A child of both parents who is new in the team, with the father's link. */
async function withKid({ teamId, mother, father, row }: Made) {
  const kid = await addChild(server, [mother.user.id, father.user.id], { firstName: "Max" });
  const { id: kidId } = await addMember(server, teamId, { childId: kid.id });
  return { kid, kidId, token: linkTo(server, row, { to: father.user }) };
}

race("a press while its guardian leaves: stored before, or the link is dead", rounds, () =>
  eachRound(async (people) => {
    const { father } = people;
    const { kid, kidId, token } = await withKid(people);
    const leave = `DELETE /child/child_id/${kid.id}/guardian/user_id/${father.user.id}` as const;
    const [said, left] = await Promise.all([answer(token, kidId, "yes"), ask(server, father, leave)]);
    assert.is(left.status, 200);
    const lines = await stored();
    // What is stored is read again for the reply, maybe when the link is dead already.
    if (said === "200") assert.equal(lines, [["yes", 1, 2]]);
    else assert.ok(said === "AUTH_400_LINK" && lines.length <= 1, said);
  }),
);

/** Presses while another transaction holds a row that the press needs, which then ends something; the press goes on after its commit. */
async function pressAmid(
  [token, membershipId]: [string, string],
  hold: (tx: Transaction) => Promise<unknown>,
  end: (tx: Transaction) => Promise<unknown>,
) {
  let isDone = false;
  let pressed: ReturnType<typeof answer> | undefined;
  await server.services.db.transaction(async (tx) => {
    await hold(tx);
    pressed = answer(token, membershipId, "yes").finally(() => {
      isDone = true;
    });
    // On PGlite a statement waits for another's transaction in any case.
    if (process.env.TEST_DATABASE_URL) await until(async () => isDone || (await isOneWaiting()));
    await end(tx);
  });
  return [await pressed, await stored(), await logged()];
}
const isOneWaiting = async () => {
  const { rows } = await server.services.db.execute(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};

race("a press that waits until its guardianship has ended stores nothing", rounds, () =>
  eachRound(async (people) => {
    const by = people.father.user.id;
    const { kid, kidId, token } = await withKid(people);
    const ending = { childId: kid.id, userIds: [by], by, reason: "left" as const, now: server.clock.now() };
    const outcome = await pressAmid(
      [token, kidId],
      (tx) => lockChild(tx, kid.id),
      (tx) => endGuardianships(tx, ending),
    );
    assert.equal(outcome, ["AUTH_400_LINK", [], 0]);
  }),
);

race("a press that waits until its event is called off stores nothing", rounds, () =>
  eachRound(async ({ mother, samId, row }) => {
    const outcome = await pressAmid(
      [linkTo(server, row, { to: mother.user }), samId],
      (tx) => lockEvent(tx, row),
      (tx) => tx.update(event).set({ status: "called_off", calledOffFor: "weather" }),
    );
    assert.equal(outcome, ["EVENT_ITEM_403_CALLED_OFF", [], 0]);
  }),
);

test.run();

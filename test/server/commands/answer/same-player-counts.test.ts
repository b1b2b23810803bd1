import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { countedRow, playersOf } from "../../../../domain/schedule/answer/same-player";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { user } from "../../../../server/platform/db/schema/account";
import { child } from "../../../../server/platform/db/schema/family";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { membership } from "../../../../server/platform/db/schema/team";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { addAbsence } from "../../../support/people/absence";
import { ask, type Person } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { addAnswer } from "../../../support/people/schedule";
import { twinCalls } from "../../../support/people/twins";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("one player twice, counted");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, at, change, say, read, week, post, gotIt, twins, join, part, pairsOf, countsOf } =
  twinCalls(() => server);

test("two rows of one player count once, by the newest answer of the two", async () => {
  const { teamId, coach, mother, other, twinId, id, samId, sams, leaId, spotId } = await twins();
  assert.equal(await countsOf(coach, teamId, id), [0, 0, 0, 4]);
  assert.equal(pairsOf(await join(coach, teamId, twinId, samId)), [[twinId, samId]]);
  assert.equal(await countsOf(coach, teamId, id), [0, 0, 0, 3]);
  await say(mother, sams, "yes");
  assert.equal(await countsOf(coach, teamId, id), [1, 0, 0, 2]);
  server.clock.advance(60_000);
  await say(other, { ...sams, membershipId: twinId }, "no");
  assert.equal(await countsOf(coach, teamId, id), [0, 0, 1, 2]);
  server.clock.advance(60_000);
  await say(mother, sams, "maybe", { seen: 1 });
  assert.equal(await countsOf(coach, teamId, id), [0, 1, 0, 2]);
  assert.equal((await week(coach)).events[0]?.counts?.maybe, 1);
  assert.equal(await countsOf(other, teamId, id), [0, 1, 0, 2], "whoever reads the numbers reads the same");
  const { participants } = await read(coach, teamId, id);
  assert.equal(
    participants.map(({ membership_id, counts_as }) => [membership_id, counts_as]).sort(),
    [
      [samId, undefined],
      [leaId, undefined],
      [spotId, undefined],
      [twinId, samId],
    ].sort(),
  );
  assert.equal(pairsOf(await part(coach, teamId, twinId)), []);
  assert.equal(await countsOf(coach, teamId, id), [0, 1, 1, 2]);
});

test("staff read which players have not joined, unless a family's row is one player with the spot", async () => {
  const { teamId, coach, mother, twinId, id, samId, spotId } = await twins();
  // Made after Sam's row: which of two rows of one moment is the older is decided by their ids.
  await server.services.db
    .update(membership)
    .set({ createdAt: new Date("2026-11-22T18:00:30Z") })
    .where(eq(membership.id, spotId));
  const spots = async (person: Person) =>
    (await read(person, teamId, id)).participants.flatMap(({ is_spot, membership_id }) =>
      is_spot ? membership_id : [],
    );
  assert.equal(await spots(coach), [spotId]);
  assert.equal(await spots(mother), []);
  await join(coach, teamId, twinId, samId);
  assert.equal(await spots(coach), [spotId]);
  await join(coach, teamId, samId, spotId);
  assert.equal(await spots(coach), []);
});

/** All replies that a family reads of a team and its schedule. */
async function everythingOf(person: Person, teamId: string, id: string) {
  const calls = [
    `GET ${at(teamId, id)}`,
    "GET /schedule?from=2026-11-22&days=14",
    "GET /schedule/agenda?after=2026-11-22",
    `GET /team/team_id/${teamId}/event?from=2026-11-22&days=14`,
    `GET /team/team_id/${teamId}`,
    `GET /team/team_id/${teamId}/membership`,
    "GET /user/me/family",
    "GET /user/me/waiting",
    "GET /user/me/pings",
  ] as const;
  const replies = [];
  for (const call of calls) replies.push(`${call} ${(await ask(server, person, call)).text}`);
  return replies.join("\n");
}

test("joining two rows does not change a family's replies except counts, and sends no notice", async () => {
  const { teamId, coach, mother, father, other, grandpa, twinId, id, samId, sams } = await twins();
  const families = [mother, father, other, grandpa];
  await say(mother, sams, "yes");
  await change(coach, teamId, id, 1, { kit: "blue" });
  server.clock.advance(3 * 60_000);
  await deliverDueNotices(server.services);
  const withoutCounts = (text: string) =>
    text.replace(/"counts":\{[^}]*\},?/g, "").replace(/"request_id":"[^"]*"/g, "");
  const before = [];
  for (const person of families) before.push(withoutCounts(await everythingOf(person, teamId, id)));
  const mails = (await server.inbox()).length;
  const { rows: told } = await server.services.db.execute(sql`select * from notice`);
  await join(coach, teamId, twinId, samId);
  await deliverDueNotices(server.services);
  for (const [index, person] of families.entries())
    assert.is(withoutCounts(await everythingOf(person, teamId, id)), before[index]);
  assert.is((await server.inbox()).length, mails);
  assert.equal((await server.services.db.execute(sql`select * from notice`)).rows, told);
  for (const person of [mother, other]) {
    const copy = JSON.stringify(
      await server.services.db.transaction((tx) => copyAccount(tx, person.user, server.services)),
    );
    assert.not.match(copy, "counts_as");
    assert.not.match(copy, "players.joined");
  }
});

test("each parent's answer is kept, and each has to acknowledge a change; in the receipts they count as one family", async () => {
  const { teamId, coach, mother, other, twinId, id, samId, sams } = await twins();
  await join(coach, teamId, twinId, samId);
  await say(mother, sams, "yes");
  const mine = async (person: Person, of: string) =>
    (await read(person, teamId, id)).event.mine.find(({ membership_id }) => membership_id === of)?.answer;
  assert.equal([await mine(mother, samId), await mine(other, twinId)], ["yes", null]);

  await change(coach, teamId, id, 1, { kit: "blue" });
  const knowing = async () => {
    const { know, families } = (await week(coach)).events[0]?.counts ?? {};
    return [know, families];
  };
  // Olga's Lea and her Sam are one family with the Reyes' Sam; Ada's spot is another.
  assert.equal(await knowing(), [0, 2]);
  const about = { team_id: teamId, event_id: id, version: 2 };
  await gotIt(mother, about);
  assert.equal(await knowing(), [0, 2], "the other home does not know yet");
  assert.equal((await week(other)).events[0]?.changes.length, 1);
  await gotIt(other, about);
  assert.equal(await knowing(), [1, 2]);
});

test("a nudge for answers leaves out a player for whom one of the parents has answered", async () => {
  const { teamId, coach, mother, other, twinId, id, samId, sams, leaId } = await twins();
  await join(coach, teamId, twinId, samId);
  await say(mother, sams, "yes");
  await say(other, { ...sams, membershipId: leaId }, "no");
  const nudged = await post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", {
    about: "answer",
  });
  assert.equal([nudged.body.nudged, nudged.body.left_out], [0, 1], "Ada's spot alone said nothing");
  await part(coach, teamId, twinId);
  server.clock.advance(13 * 3_600_000);
  const again = await post<components["schemas"]["Nudged"]>(coach, { teamId, id }, "nudge", {
    about: "answer",
  });
  assert.equal([again.body.nudged, again.body.left_out], [1, 1]);
});

test("a deleted profile leaves its pair, and a frozen one is not counted", async () => {
  const { teamId, coach, mother, other, sam, second, twinId, id, samId, sams } = await twins();
  await join(coach, teamId, twinId, samId);
  await say(mother, sams, "yes");
  server.clock.advance(60_000);
  await say(other, { ...sams, membershipId: twinId }, "no");
  const { db } = server.services;
  const down = (childId: string, deletedAt: Date | null) =>
    db
      .update(child)
      .set({ deletedAt, deletedBy: deletedAt && coach.user.id })
      .where(eq(child.id, childId));
  await down(second.id, server.clock.now());
  assert.equal(await countsOf(coach, teamId, id), [1, 0, 0, 2]);
  await down(second.id, null);
  assert.equal(await countsOf(coach, teamId, id), [0, 0, 1, 2], "restored, it counts as before");
  await down(sam.id, server.clock.now());
  assert.equal(await countsOf(coach, teamId, id), [0, 0, 1, 2]);
  assert.ok((await read(coach, teamId, id)).participants.every(({ counts_as }) => counts_as === undefined));
  await down(sam.id, null);
  // A child whose only guardian is banned is frozen.
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, other.user.id));
  assert.equal(await countsOf(coach, teamId, id), [1, 0, 0, 1]);
});

test("an absence of one home against the answer of the other: the later counts, in the list as in the counts", async () => {
  const { teamId, coach, mother, sam, samId, other, twinId, id } = await twins();
  await join(coach, teamId, twinId, samId);
  const listed = async () => {
    const { event, participants } = await read(coach, teamId, id);
    const [player] = playersOf(participants).filter((rows) => rows.length === 2);
    assert.ok(player);
    return [event.counts?.yes, event.counts?.no, countedRow(player).answer];
  };
  const practice = (await read(coach, teamId, id)).event;
  await addAbsence(server, {
    childId: sam.id,
    by: mother.user.id,
    firstDay: practice.starts_local.slice(0, 10),
    lastDay: practice.starts_local.slice(0, 10),
  });
  assert.equal(await listed(), [0, 1, "no"]);
  server.clock.advance(60_000);
  await say(other, { teamId, id, membershipId: twinId }, "yes");
  assert.equal(await listed(), [1, 0, "yes"]);
});

const drawn = fc.array(
  fc.record({
    joins: fc.option(fc.nat(7), { nil: undefined }),
    said: fc.option(
      fc.record({ answer: fc.constantFrom("yes" as const, "maybe" as const, "no" as const), at: fc.nat(9) }),
      {
        nil: undefined,
      },
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

test("property: the server's counts equal those of the rule in domain/", async () => {
  const { teamId, coach } = await club();
  const { event: practice } = (await add(coach, teamId)).body;
  const { db } = server.services;
  await fc.assert(
    fc.asyncProperty(drawn, async (rows) => {
      await db.delete(participation);
      await db.delete(membership).where(sql`${membership.userId} is null`);
      const made: string[] = [];
      for (const index of rows.keys())
        made.push(
          (
            await addMember(server, teamId, {
              spotFirstName: "Sam",
              spotLastInitial: "R",
              createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)),
            })
          ).id,
        );
      for (const [index, { joins, said }] of rows.entries()) {
        if (joins !== undefined && joins !== index && made[joins]) {
          const { code } = await join(coach, teamId, made[index] ?? "", made[joins]);
          assert.ok(code === undefined || code === "REQUEST_412_CHANGED", code);
        }
        if (said) {
          await addAnswer(server, { ...practice, teamId }, made[index] ?? "", {
            answer: said.answer,
            by: coach.user.id,
          });
          await db
            .update(participation)
            .set({ answeredAt: new Date(Date.UTC(2026, 10, 2, 0, said.at)) })
            .where(eq(participation.membershipId, made[index] ?? ""));
        }
      }
      const { event, participants } = await read(coach, teamId, practice.id);
      const counted = playersOf(participants).map((player) => countedRow(player).answer);
      const count = (answer: string | null) => counted.filter((one) => one === answer).length;
      assert.equal(event.counts, {
        yes: count("yes"),
        maybe: count("maybe"),
        no: count("no"),
        silent: count(null),
        not_joined: count(null),
        for_old_time: 0,
        usual: 0,
        away: 0,
        marked: 0,
      });
    }),
    { numRuns: 15 },
  );
});

test.run();

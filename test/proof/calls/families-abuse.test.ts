// Full run only: it tries thousands of links and requests.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codeAlphabet } from "../../../domain/invitation/code";
import { child } from "../../../server/platform/db/schema/family";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { joinRequest, membership } from "../../../server/platform/db/schema/team";
import { ask, type Person } from "../../support/people/ask";
import { addAdult, addChild, addJoinRequest } from "../../support/people/club";
import { invitationCalls, newKid, tokenOf } from "../../support/people/invitation-calls";
import { inGroups, proofCounts, record, seeded } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("abuse of families and teams");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const people = (count: number): Promise<Person[]> => inGroups(times(count), 10, () => addAdult(server));

test("each account can try fifteen codes an hour, and no guess hits", async () => {
  const { coach, teamId } = await calls.club();
  for (const _ of times(10)) await calls.inviteToTeam(coach, teamId);
  const random = seeded(17);
  const guess = () =>
    times(8)
      .map(() => codeAlphabet[random.below(codeAlphabet.length)])
      .join("");
  let [passed, hits] = [0, 0];
  for (const [index, guesser] of (await people(proofCounts.guessers)).entries())
    for (const _ of times(20)) {
      const { statusCode } = await server.app.inject({
        method: "POST",
        url: "/invitation/read",
        headers: await guesser.signIn(),
        payload: { code: guess() },
        remoteAddress: `10.0.${index >> 8}.${index & 255}`,
      });
      assert.ok([200, 404, 429].includes(statusCode), String(statusCode));
      if (statusCode !== 429) passed += 1;
      if (statusCode === 200) hits += 1;
    }
  const guesses = 20 * proofCounts.guessers;
  assert.equal([passed, hits], [15 * proofCounts.guessers, 0]);
  record({
    point: 17,
    tried: "Guesses of codes, 20 by each account from an address of its own: beyond 15 an hour, or hit",
    count: guesses,
    wrong: passed - 15 * proofCounts.guessers + hits,
  });
});

test("a stranger who sends requests for invented children is rate-limited, and no orphan profile remains", async () => {
  const { coach, teamId } = await calls.club();
  const token = tokenOf((await calls.inviteToTeam(coach, teamId, { max_uses: 100 })).body);
  let knocks = 0;
  for (const stranger of await people(proofCounts.knockers)) {
    const codes: (string | undefined)[] = [];
    for (const index of times(30)) {
      const kid = newKid({ first_name: `Kid${index}` });
      codes.push((await calls.accept(stranger, { token }, [kid])).code);
    }
    knocks += codes.length;
    const told = codes.filter((code) => code !== undefined);
    assert.ok(codes.length - told.length <= 12, codes.join(", "));
    assert.is(codes.at(-1), "REQUEST_429_LIMIT", "twenty tries a day");
  }
  const { db } = server.services;
  const requests = await db.select().from(joinRequest);
  assert.ok(requests.length <= 12 * proofCounts.knockers);
  assert.is((await db.select().from(child)).length, requests.length, "no child without its request");
  assert.is((await db.select().from(membership)).length, 2, "nobody is in");
  record({
    point: 17,
    tried:
      "Knocks at a team, 30 by each stranger with children made up: came in, or left a profile without its request",
    count: knocks,
    wrong: 0,
    note: `${requests.length} requests wait for the staff`,
  });
});

test("an address gets three invitation mails a day from all inviters; a new account sends sixty", async () => {
  const body = { email_address: "victim@example.com" };
  const statuses = await inGroups(times(proofCounts.mailers), 5, async () => {
    const { manager, teamId } = await calls.club();
    return (await calls.inviteToTeam(manager, teamId, body)).status;
  });
  assert.ok(statuses.every((status) => status === 200));
  const toVictim = (await server.inbox()).filter(({ to }) => to === body.email_address).length;
  assert.is(toVictim, 3);
  record({
    point: 17,
    tried: "Invitations of one address from as many accounts and teams: mails beyond 3 a day",
    count: proofCounts.mailers,
    wrong: toVictim - 3,
  });
  const { manager, teamId } = await calls.club();
  const codes = await inGroups(times(80), 10, async (index) => {
    return (await calls.inviteToTeam(manager, teamId, { email_address: `stranger${index}@example.com` }))
      .code;
  });
  const mails = (await server.inbox()).filter(({ to }) => to.startsWith("stranger")).length;
  assert.equal([mails, codes.filter((code) => code === "REQUEST_429_LIMIT").length], [60, 20]);
  record({
    point: 17,
    tried: "Invitations by an account on its first day: mails beyond 60",
    count: codes.length,
    wrong: mails - 60,
  });
});

test("approving all accepts only requests by an invitation of the team", async () => {
  const { coach, manager, teamId } = await calls.club();
  const link = (await calls.inviteToTeam(coach, teamId)).body.id;
  let judged = 0;
  for (const round of times(proofCounts.letAllIn)) {
    await server.services.db.delete(rateBucket);
    const ids: string[] = [];
    for (const [index, person] of (await people(41)).entries()) {
      const kid = await addChild(server, [person.user.id], { firstName: `Kid${round}x${index}` });
      const asked = { userId: person.user.id, childId: kid.id };
      // Two of three were invited by nobody.
      ids.push(
        (await addJoinRequest(server, teamId, { ...asked, invitationId: index % 3 ? null : link })).id,
      );
    }
    const decide = (request_ids: readonly string[]) =>
      ask<{ results: { outcome: string }[] }>(
        server,
        manager,
        `POST /team/team_id/${teamId}/join_request/decide`,
        {
          body: {
            is_all: true,
            decisions: request_ids.map((request_id) => ({ request_id, decision: "approved" })),
          },
          key: randomUUID(),
        },
      );
    assert.is((await decide(ids)).code, "REQUEST_400_INVALID", "forty at once are the most");
    const { body } = await decide(ids.slice(0, 40));
    const outcomes = body.results.map(({ outcome }) => outcome);
    assert.equal(
      outcomes,
      times(40).map((index) => (index % 3 ? "needs_a_look" : "approved")),
    );
    judged += outcomes.length;
  }
  record({
    point: 17,
    tried: "Requests let in with all: strangers among them whom no invitation of the team had called",
    count: judged,
    wrong: 0,
  });
});

test.run();

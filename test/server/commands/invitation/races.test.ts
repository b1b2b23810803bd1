import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { child, circleRequest, guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { joinRequest, membership, teamBar } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { invitationCalls, newKid, tokenOf } from "../../../support/people/invitation-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races for an invitation");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date());
  calls = invitationCalls(server);
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => addAdult(server)));

/** Counts each outcome. */
function tally(replies: { status: number; code: string | undefined }[]) {
  const counts: Record<string, number> = {};
  for (const { status, code } of replies) counts[code ?? status] = (counts[code ?? status] ?? 0) + 1;
  return counts;
}

race(
  "of 50 simultaneous uses of an invitation for 20, 20 make a request and 30 are refused as full",
  1,
  async () => {
    const { coach, teamId } = await calls.club();
    const { body } = await calls.inviteToTeam(coach, teamId, { max_uses: 20 });
    const all = await people(50);
    const replies = await Promise.all(
      all.map((person) => calls.accept(person, { token: tokenOf(body) }, [newKid()])),
    );
    assert.equal(tally(replies), { 200: 20, INVITATION_403_FULL: 30 });
    assert.is((await calls.rowOf(body.id)).uses, 20);
    assert.is((await server.services.db.select().from(joinRequest)).length, 20);
    assert.is(
      (await server.services.db.select().from(child)).length,
      20,
      "nothing is left of those who came late",
    );
  },
);

race("ten simultaneous uses by one person count as one use and make one request", 1, async () => {
  const { coach, teamId } = await calls.club();
  const { body } = await calls.inviteToTeam(coach, teamId);
  const mother = await addAdult(server);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => calls.accept(mother, { token: tokenOf(body) }, [newKid()])),
  );
  assert.equal(tally(replies), { 200: 10 });
  assert.is(new Set(replies.map(({ text }) => text)).size, 1);
  assert.is((await calls.rowOf(body.id)).uses, 1);
  assert.is((await server.services.db.select().from(child)).length, 1);
});

race("ten simultaneous calls with one idempotency key take effect once", 1, async () => {
  const { coach, teamId } = await calls.club();
  const { body } = await calls.inviteToTeam(coach, teamId);
  const mother = await addAdult(server);
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => calls.accept(mother, { token: tokenOf(body) }, [newKid()], key)),
  );
  assert.equal(tally(replies), { 200: 10 });
  assert.is((await server.services.db.select().from(child)).length, 1);
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      calls.inviteToTeam(coach, teamId, { email_address: "lou@example.com" }, key.replace(/^./, "0")),
    ),
  );
  assert.equal(tally(made), { 200: 10 });
  assert.is((await server.services.db.select().from(invitation)).length, 2);
  assert.is((await server.inbox()).length, 1);
});

race(
  "simultaneous requests for the same new child in two teams make one profile and two requests",
  5,
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const mother = await addAdult(server);
      const links = [];
      for (const { coach, teamId } of [await calls.club(), await calls.club()])
        links.push(tokenOf((await calls.inviteToTeam(coach, teamId)).body));
      const replies = await Promise.all(links.map((token) => calls.accept(mother, { token }, [newKid()])));
      assert.equal(tally(replies), { 200: 2 });
      const made = await server.services.db.select().from(child).where(eq(child.createdBy, mother.user.id));
      assert.is(made.length, 1);
      const asks = await server.services.db
        .select()
        .from(joinRequest)
        .where(eq(joinRequest.userId, mother.user.id));
      assert.equal(
        asks.map(({ childId }) => childId),
        [made[0]?.id, made[0]?.id],
      );
    }
  },
);

race(
  "when both parents take a spot at once, one makes the child's profile and the other asks to be its guardian",
  5,
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const { coach, teamId } = await calls.club();
      const spot = await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R" });
      const parents = await people(2);
      const tokens: string[] = [];
      for (const { user } of parents) {
        const body = { email_address: user.emailAddress, membership_id: spot.id };
        tokens.push(tokenOf((await calls.inviteToTeam(coach, teamId, body)).body));
      }
      const replies = await Promise.all(
        parents.map((person, index) => calls.accept(person, { token: tokens[index] }, [newKid()])),
      );
      assert.equal(replies.map(({ body }) => body.results[0]?.outcome).sort(), ["asked", "joined"]);
      const [row] = await server.services.db.select().from(membership).where(eq(membership.id, spot.id));
      assert.ok(row?.childId);
      const asked = await server.services.db
        .select()
        .from(circleRequest)
        .where(eq(circleRequest.childId, row.childId));
      assert.is(asked.length, 1);
    }
  },
);

race(
  "an invitation withdrawn while it is accepted is either accepted or withdrawn, never both",
  5,
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const { manager, teamId } = await calls.club();
      const lou = await addAdult(server);
      const { body } = await calls.inviteToTeam(manager, teamId, { email_address: lou.user.emailAddress });
      const [accepted, withdrawn, renewed] = await Promise.all([
        calls.accept(lou, { token: tokenOf(body) }),
        calls.withdraw(manager, body.id),
        calls.renew(manager, body.id),
      ]);
      assert.is(withdrawn.status, 200);
      const row = await calls.rowOf(body.id);
      if (accepted.status === 200) assert.equal([row.uses, row.withdrawnAt], [1, null]);
      else {
        assert.is(accepted.code, "INVITATION_401_WITHDRAWN");
        assert.is(row.uses, 0);
      }
      assert.ok([undefined, "INVITATION_404", "INVITATION_401_ACCEPTED"].includes(renewed.code));
    }
  },
);

race(
  "an invitation whose maker leaves the staff while it is accepted is either accepted before or withdrawn",
  5,
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const { manager, coach, teamId } = await calls.club();
      const lou = await addAdult(server);
      const { body } = await calls.inviteToTeam(coach, teamId, { email_address: lou.user.emailAddress });
      const rows = await server.services.db.select().from(membership).where(eq(membership.teamId, teamId));
      const coaches = rows.find(({ userId }) => userId === coach.user.id);
      const path = `/team/team_id/${teamId}/membership/membership_id/${coaches?.id}` as const;
      const [accepted, demoted] = await Promise.all([
        calls.accept(lou, { token: tokenOf(body) }),
        ask(server, manager, `PATCH ${path}`, { body: { roles: ["player"] }, version: 1 }),
      ]);
      assert.is(demoted.status, 200);
      const row = await calls.rowOf(body.id);
      if (accepted.status === 200) assert.equal([row.uses, row.withdrawnAt], [1, null]);
      else {
        assert.is(accepted.code, "INVITATION_401_WITHDRAWN");
        assert.equal([row.uses, row.withdrawnBy], [0, manager.user.id]);
      }
      const again = await calls.accept(lou, { token: tokenOf(body) });
      assert.is(again.code, accepted.status === 200 ? undefined : "INVITATION_401_WITHDRAWN");
    }
  },
);

race("an invitation made while its maker leaves the staff lets nobody in", 5, async () => {
  for (let round = 0; round < 5; round += 1) {
    const { manager, coach, teamId } = await calls.club();
    const lou = await addAdult(server);
    const rows = await server.services.db.select().from(membership).where(eq(membership.teamId, teamId));
    const coaches = rows.find(({ userId }) => userId === coach.user.id);
    const path = `/team/team_id/${teamId}/membership/membership_id/${coaches?.id}` as const;
    const [made, left] = await Promise.all([
      calls.inviteToTeam(coach, teamId, { email_address: lou.user.emailAddress }),
      ask(server, manager, `POST ${path}/end`, { body: {}, version: 1 }),
    ]);
    assert.is(left.status, 200);
    if (made.status !== 200) assert.ok(["TEAM_404", "INVITATION_401_CREATE"].includes(made.code ?? ""));
    else assert.is((await calls.accept(lou, { token: tokenOf(made.body) })).code, "INVITATION_401_WITHDRAWN");
  }
});

race("barring somebody while they ask leaves no open request of theirs", 5, async () => {
  for (let round = 0; round < 5; round += 1) {
    const { coach, manager, teamId } = await calls.club();
    const { body } = await calls.inviteToTeam(coach, teamId);
    const [lou] = await people(1);
    if (!lou) throw new Error("Nobody is there.");
    await calls.accept(lou, { token: tokenOf(body) }, [newKid()]);
    const { db } = server.services;
    const [request] = await db.select().from(joinRequest).where(eq(joinRequest.teamId, teamId));
    const decide = {
      body: { decisions: [{ request_id: request?.id, decision: "barred" }] },
    };
    const [, again] = await Promise.all([
      ask(server, manager, `POST /team/team_id/${teamId}/join_request/decide`, decide),
      calls.accept(lou, { token: tokenOf(body) }, [newKid({ first_name: "Lena" })]),
    ]);
    assert.ok([undefined, "INVITATION_401_WITHDRAWN"].includes(again.code), again.code);
    const open = await db
      .select()
      .from(joinRequest)
      .where(and(eq(joinRequest.teamId, teamId), isNull(joinRequest.decidedAt)));
    assert.equal(open, []);
    assert.is((await db.select().from(teamBar).where(eq(teamBar.teamId, teamId))).length, 1);
  }
});

race("of five guardians who accept at once with three places left, three are let in", 1, async () => {
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id, ...(await people(2)).map(({ user: { id } }) => id)]);
  const invited = await people(5);
  const tokens: string[] = [];
  for (const { user } of invited)
    tokens.push(
      tokenOf((await calls.inviteToChild(mother, sam.id, { email_address: user.emailAddress })).body),
    );
  const replies = await Promise.all(
    invited.map((person, index) => calls.accept(person, { token: tokens[index] })),
  );
  assert.equal(tally(replies), { 200: 3, CHILD_403_FULL: 2 });
  const rows = await server.services.db.select().from(guardianship).where(eq(guardianship.childId, sam.id));
  assert.is(rows.length, 6);
});

race("simultaneous invitations of one address leave one open invitation and three mails", 1, async () => {
  const { coach, manager, teamId } = await calls.club();
  const body = { email_address: "lou@example.com" };
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) => calls.inviteToTeam(index % 2 ? coach : manager, teamId, body)),
  );
  assert.equal(tally(replies), { 200: 1, INVITATION_409_PENDING: 5 });
  const clubs = await Promise.all(Array.from({ length: 6 }, () => calls.club()));
  const others = await Promise.all(clubs.map((club) => calls.inviteToTeam(club.coach, club.teamId, body)));
  assert.equal(tally(others), { 200: 6 });
  assert.is((await server.inbox()).length, 3);
});

race("two mails' tokens used at once both prove the address and both open", 5, async () => {
  const { db } = server.services;
  for (let round = 0; round < 5; round += 1) {
    const lou = await addAdult(server, { emailAddressVerifiedAt: null });
    server.identity.addAccount({ subject: lou.user.id, emailAddress: lou.user.emailAddress, password: "x" });
    const tokens: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { manager, teamId } = await calls.club();
      const body = { email_address: lou.user.emailAddress };
      tokens.push(calls.mailToken((await calls.inviteToTeam(manager, teamId, body)).body));
    }
    const replies = await Promise.all(tokens.map((token) => calls.accept(lou, { token })));
    assert.equal(tally(replies), { 200: 2 });
    assert.is((await db.select().from(membership).where(eq(membership.userId, lou.user.id))).length, 2);
  }
});

race("20 joins and 20 withdrawals by others at once end without a deadlock", 1, async () => {
  const { coach, manager, teamId } = await calls.club();
  const shared = tokenOf((await calls.inviteToTeam(coach, teamId)).body);
  const askers = await people(20);
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1)
    ids.push((await calls.inviteToTeam(coach, teamId, { email_address: `lou${count}@example.com` })).body.id);
  const replies = await Promise.all([
    ...askers.map((person) => calls.accept(person, { token: shared }, [newKid()])),
    ...ids.map((id, index) => calls.withdraw(index % 2 ? coach : manager, id)),
  ]);
  assert.equal(tally(replies), { 200: 40 });
});

test.run();

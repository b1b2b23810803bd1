import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { event } from "../../../../server/platform/db/schema/schedule";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { membership } from "../../../../server/platform/db/schema/team";
import { inviteToSpot, linkTo, moveEvent } from "../../../support/people/answer-links";
import { addChild, addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { dumpOf } from "../../../support/server/dump";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who may do what by a link of a mail");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { named, club } = scheduleCalls(() => server);

/** The club with an adult player, and a practice that moved from 17:30 to 18:00. */
async function withPractice() {
  const made = await club();
  const { teamId, coach } = made;
  const pat = await named("Pat Player");
  const patId = (await addMember(server, teamId, { userId: pat.user.id })).id;
  const first = await addEvent(server, teamId, {
    startsLocal: "2026-11-24T17:30:00",
    createdBy: coach.user.id,
  });
  const row = await moveEvent(server, first, "2026-11-24T18:00:00");
  const invited = await inviteToSpot(server, {
    teamId,
    membershipId: made.spotId,
    createdBy: coach.user.id,
  });
  return { ...made, pat, patId, row, invited };
}
type Made = Awaited<ReturnType<typeof withPractice>>;
type Recipient = Parameters<typeof linkTo>[2]["to"];

const post = async (call: string, payload: object) => {
  const reply = await server.app.inject({ method: "POST", url: `/mail_link/${call}`, payload });
  return { status: reply.statusCode, body: reply.json() };
};
const codeOf = ({ status, body }: Awaited<ReturnType<typeof post>>) =>
  status === 200 ? "ok" : `${status} ${body.message_code}`;
const answerFor = (token: string, membershipId: string, change: object = {}) =>
  post("answer", {
    token,
    membership_id: membershipId,
    answer: "yes",
    answer_version: 0,
    event_version: 2,
    ...change,
  });

interface Case {
  who: string;
  to: (made: Made) => Recipient | Promise<Recipient>;
  /** The first names on the page; none: the link is dead for reading, answering and acknowledging. */
  players: readonly string[];
  /** Happens after the mail has left. */
  meanwhile?: (made: Made) => Promise<unknown>;
}

const set = (change: Partial<typeof user.$inferInsert>) => (id: string) =>
  server.services.db.update(user).set(change).where(eq(user.id, id));
const endGuardianship = (userId: string) =>
  server.services.db
    .update(guardianship)
    .set({ endedAt: server.clock.now(), endReason: "left" })
    .where(eq(guardianship.userId, userId));
const endMembership = (id: string) =>
  server.services.db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "left" })
    .where(eq(membership.id, id));
const setInvitation = (change: Partial<typeof invitation.$inferInsert>) => () =>
  server.services.db.update(invitation).set(change);

/** By hand, from the design's rights of the holder of a link and its rules of when one is dead. */
const cases: readonly Case[] = [
  { who: "a guardian", to: ({ mother }) => mother.user, players: ["Sam"] },
  { who: "the second guardian", to: ({ father }) => father.user, players: ["Sam"] },
  {
    who: "a guardian of two players",
    to: async ({ mother, teamId }) => {
      const max = await addChild(server, [mother.user.id], { firstName: "Max" });
      await addMember(server, teamId, { childId: max.id });
      return mother.user;
    },
    players: ["Max", "Sam"],
  },
  {
    who: "a guardian who is staff",
    to: async ({ coach, teamId }) => {
      const cleo = await addChild(server, [coach.user.id], { firstName: "Cleo" });
      await addMember(server, teamId, { childId: cleo.id });
      return coach.user;
    },
    players: ["Cleo"],
  },
  {
    who: "a guardian whose guardianship ended",
    to: ({ father }) => father.user,
    meanwhile: ({ father }) => endGuardianship(father.user.id),
    players: [],
  },
  {
    who: "a guardian of a child who left the team",
    to: ({ mother }) => mother.user,
    meanwhile: ({ samId }) => endMembership(samId),
    players: [],
  },
  {
    who: "a guardian with another address",
    to: ({ mother }) => ({ id: mother.user.id, emailAddress: "old@example.com" }),
    players: [],
  },
  {
    who: "a banned guardian, whose only child is frozen",
    to: ({ other }) => other.user,
    meanwhile: ({ other }) => set({ bannedAt: server.clock.now() })(other.user.id),
    players: [],
  },
  {
    who: "a guardian whose account is about to be deleted",
    to: ({ mother }) => mother.user,
    meanwhile: ({ mother }) => set({ deletionDueAt: server.clock.now() })(mother.user.id),
    players: [],
  },
  {
    who: "a guardian whose address is not verified any more",
    to: ({ mother }) => mother.user,
    meanwhile: ({ mother }) => set({ emailAddressVerifiedAt: null })(mother.user.id),
    players: [],
  },
  { who: "an adult player", to: ({ pat }) => pat.user, players: ["Pat"] },
  {
    who: "an adult player who left",
    to: ({ pat }) => pat.user,
    meanwhile: ({ patId }) => endMembership(patId),
    players: [],
  },
  { who: "staff without a child", to: ({ coach }) => coach.user, players: [] },
  {
    who: "staff without a child, where staff are asked",
    to: ({ coach }) => coach.user,
    meanwhile: () => server.services.db.update(event).set({ asks: "players_and_staff" }),
    players: [],
  },
  { who: "a follower of a child", to: ({ grandpa }) => grandpa.user, players: [] },
  { who: "nobody", to: ({ mother: { user: of } }) => ({ ...of, id: crypto.randomUUID() }), players: [] },
  { who: "the family of a spot", to: ({ invited }) => invited, players: ["Ada"] },
  {
    who: "the family of a spot whose invitation was withdrawn",
    to: ({ invited }) => invited,
    meanwhile: setInvitation({ withdrawnAt: new Date("2026-11-22T18:00:00Z"), withdrawnBy: "staff" }),
    players: [],
  },
  {
    who: "the family of a spot whose invitation was accepted",
    to: ({ invited }) => invited,
    meanwhile: setInvitation({ uses: 1 }),
    players: [],
  },
  {
    who: "the family of a spot whose invitation ran out",
    to: ({ invited }) => invited,
    meanwhile: setInvitation({
      expiresAt: new Date("2026-11-22T17:00:00Z"),
      createdAt: new Date(0),
      renewedAt: new Date("2026-11-20T17:00:00Z"),
    }),
    players: [],
  },
  {
    who: "the family of a spot invited at another address",
    to: ({ invited }) => ({ ...invited, emailAddress: "other@example.com" }),
    players: [],
  },
  {
    who: "the family of a spot that is gone",
    to: ({ invited }) => invited,
    meanwhile: ({ spotId }) => endMembership(spotId),
    players: [],
  },
  {
    who: "the family of a spot, with the id of an account",
    to: ({ invited }) => ({ ...invited, kind: "user" }),
    players: [],
  },
  {
    who: "a guardian, after the team was archived",
    to: ({ mother }) => mother.user,
    meanwhile: () => server.services.db.execute(sql`update team set archived_at = now()`),
    players: [],
  },
  {
    who: "a guardian, after the event",
    to: ({ mother }) => mother.user,
    meanwhile: async () => server.clock.set(new Date("2026-11-25T01:30:00Z")),
    players: [],
  },
  {
    who: "a guardian, after the event was taken back",
    to: ({ mother }) => mother.user,
    meanwhile: () => server.services.db.delete(event),
    players: [],
  },
];

const dead = "400 AUTH_400_LINK";

for (const { who, to, players, meanwhile } of cases)
  test(`${who}: ${players.length === 0 ? "nothing" : players.join(" and ")}`, async () => {
    const made = await withPractice();
    const { db } = server.services;
    const recipient = await to(made);
    const [answer, gotIt] = [
      linkTo(server, made.row, { to: recipient }),
      linkTo(server, made.row, { to: recipient, purpose: "got_it" }),
    ];
    await meanwhile?.(made);
    const before = await dumpOf(db);
    const read = await post("read", { token: answer });
    await post("read", { token: gotIt });
    assert.is(await dumpOf(db), before, "reading changes nothing");
    if (players.length === 0) {
      const { samId, patId, spotId } = made;
      const replies = [
        read,
        await post("read", { token: gotIt }),
        ...(await Promise.all([samId, patId, spotId].map((id) => answerFor(answer, id)))),
        await post("got_it", { token: gotIt }),
        await post("stop", { token: answer }),
      ];
      assert.equal(new Set(replies.map(codeOf)), new Set([dead]));
      assert.is(await dumpOf(db), before);
      return;
    }
    const shown: { first_name: string; membership_id: string }[] = read.body.players;
    assert.equal(shown.map(({ first_name }) => first_name).sort(), players);
    for (const { membership_id } of shown)
      assert.is(codeOf(await answerFor(answer, membership_id)), "ok", membership_id);
    assert.is(codeOf(await post("got_it", { token: gotIt })), "ok");
    const stored = await db.select().from(participation);
    assert.equal(
      stored.map(({ answer: said, answeredVia, seenVersion }) => [said, answeredVia, seenVersion]),
      players.map(() => ["yes", "link", 2]),
    );
    assert.equal(
      stored.map(({ membershipId }) => membershipId).sort(),
      shown.map(({ membership_id }) => membership_id).sort(),
    );
    const spared = await dumpOf(db);
    assert.is(codeOf(await answerFor(answer, made.leaId)), dead, "nobody else's player");
    assert.equal(
      [codeOf(await post("got_it", { token: answer })), codeOf(await answerFor(gotIt, made.samId))],
      [dead, dead],
    );
    assert.is(await dumpOf(db), spared);
  });

test.run();

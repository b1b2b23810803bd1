import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child, circleRequest, guardianship } from "../../../../server/platform/db/schema/family";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { joinRequest, membership, team, teamBar } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { invitationCalls, kid, newKid, tokenOf } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("accepting for a team");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  // The database's rules use its own clock.
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

const day = 86_400_000;

async function shared(body: object = {}) {
  const club = await calls.club();
  const { body: invitation } = await calls.inviteToTeam(club.coach, club.teamId, body);
  return { ...club, invitation, token: tokenOf(invitation) };
}

/** An invitation to this person's address. */
async function named(person: Person, body: object = {}) {
  const club = await calls.club();
  const { body: invitation, text } = await calls.inviteToTeam(club.manager, club.teamId, {
    email_address: person.user.emailAddress,
    ...body,
  });
  if (!invitation.id) throw new Error(text);
  return { ...club, invitation, token: tokenOf(invitation) };
}

const members = (teamId: string) =>
  server.services.db
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, teamId), isNull(membership.endedAt)));
const requests = () => server.services.db.select().from(joinRequest);

test("by a link a parent requests a place for a child, and staff are notified", async () => {
  const { manager, coach, teamId, invitation, token } = await shared();
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  const { body, text } = await calls.accept(mother, { token }, [kid(sam.id)]);
  assert.equal(body, { results: [{ outcome: "asked", child_id: sam.id }], team_id: null }, text);
  const [row] = await requests();
  assert.equal(
    [row?.teamId, row?.userId, row?.childId, row?.roles, row?.invitationId, row?.guardianOkBy],
    [teamId, mother.user.id, sam.id, ["player"], invitation.id, mother.user.id],
  );
  assert.is((await members(teamId)).length, 2, "nobody is in");
  assert.is((await calls.rowOf(invitation.id)).uses, 1);
  const dings = await server.services.db.select().from(ding);
  assert.equal(
    dings.map(({ userId, kind, about }) => [userId, kind, about]).sort(),
    [manager, coach].map(({ user: { id } }) => [id, "team_asked", {}]).sort(),
    "who asks is not named before staff have let them in",
  );
  const lines = await server.services.db.select().from(audit).where(eq(audit.actorId, mother.user.id));
  assert.equal(lines.map(({ action }) => action).sort(), ["invitation.accepted", "request.made"]);
  assert.not.match(JSON.stringify(lines), /Sam/);
});

test("a profile created on the way is created once, with the guardian's statement", async () => {
  const { token } = await shared();
  const mother = await addAdult(server);
  const first = await calls.accept(mother, { token }, [newKid()]);
  assert.is(first.body.results[0]?.outcome, "asked", first.text);
  const again = await calls.accept(mother, { token }, [newKid({ first_name: "sam", last_initial: "r." })]);
  assert.equal(again.body, first.body, "the form was sent twice");
  assert.is((await server.services.db.select().from(child)).length, 1);
  assert.is((await server.services.db.select().from(guardianship)).length, 1);
  assert.is((await requests()).length, 1);
});

test("two children and oneself are requested by one use", async () => {
  const { invitation, token } = await shared();
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  const reply = await calls.accept(mother, { token }, [
    kid(sam.id),
    newKid({ first_name: "Lena" }),
    { kind: "self" },
  ]);
  assert.equal(
    reply.body.results.map(({ outcome }) => outcome),
    ["asked", "asked", "asked"],
    reply.text,
  );
  assert.is(reply.body.results[2]?.child_id, null);
  assert.is((await calls.rowOf(invitation.id)).uses, 1);
  await calls.accept(mother, { token }, [newKid({ first_name: "Ole" })]);
  assert.is((await requests()).length, 4);
  assert.is((await calls.rowOf(invitation.id)).uses, 1, "one more kid is no more use");
});

test("a repeated request gets the same reply; another guardian or link is told that one is open", async () => {
  const { coach, teamId, token } = await shared();
  const mother = await addAdult(server);
  const father = await addAdult(server);
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  const first = await calls.accept(mother, { token }, [kid(sam.id)]);
  assert.equal((await calls.accept(mother, { token }, [kid(sam.id)])).body, first.body);
  assert.is((await calls.accept(father, { token }, [kid(sam.id)])).code, "INVITATION_409_REQUEST_PENDING");
  const other = tokenOf((await calls.inviteToTeam(coach, teamId)).body);
  assert.is(
    (await calls.accept(mother, { token: other }, [kid(sam.id)])).code,
    "INVITATION_409_REQUEST_PENDING",
  );
  const [row] = await requests();
  await ask(server, coach, `POST /team/team_id/${teamId}/join_request/decide`, {
    body: { decisions: [{ request_id: row?.id, decision: "approved" }] },
  });
  const joined = await calls.accept(mother, { token }, [kid(sam.id)]);
  assert.equal(joined.body, { results: [{ outcome: "joined", child_id: sam.id }], team_id: teamId });
  assert.is(
    (await calls.accept(mother, { token: other }, [kid(sam.id)])).code,
    "INVITATION_409_REQUEST_CONFLICT",
  );
  assert.is((await calls.rowOf((await calls.inviteToTeam(coach, teamId)).body.id)).uses, 0);
});

test("a declined person can ask again, and an expired request gives way", async () => {
  const { coach, teamId, token } = await shared({ days: 90 });
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  await calls.accept(mother, { token }, [kid(sam.id)]);
  const [row] = await requests();
  await ask(server, coach, `POST /team/team_id/${teamId}/join_request/decide`, {
    body: { decisions: [{ request_id: row?.id, decision: "declined" }] },
  });
  await calls.accept(mother, { token }, [kid(sam.id)]);
  assert.is((await requests()).length, 2);
  server.clock.advance(30 * day);
  const late = await calls.accept(mother, { token }, [kid(sam.id)]);
  assert.is(late.body.results[0]?.outcome, "asked", late.text);
  assert.equal((await requests()).map(({ decision }) => decision ?? "open").sort(), [
    "declined",
    "expired",
    "open",
  ]);
});

test("a link for followers accepts no children and gives no other role", async () => {
  const { token } = await shared({ roles: ["follower"] });
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  assert.is((await calls.accept(mother, { token }, [kid(sam.id)])).code, "REQUEST_400_INVALID");
  assert.is((await calls.accept(mother, { token }, [newKid()])).code, "REQUEST_400_INVALID");
  await calls.accept(mother, { token });
  assert.equal((await requests())[0]?.roles, ["follower"]);
});

test("an ambiguous body is refused, and nothing is created", async () => {
  const { invitation, token } = await shared();
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  const accept = async (shown: object, people: Parameters<typeof calls.accept>[2]) =>
    (await calls.accept(mother, shown, people)).code;
  const refused = "REQUEST_400_INVALID";
  assert.is(await accept({}, [kid(sam.id)]), refused);
  assert.is(await accept({ token, code: invitation.code }, [kid(sam.id)]), refused);
  assert.is(await accept({ token }, [{ kind: "child" }]), refused);
  assert.is(await accept({ token }, [{ kind: "self" }, { kind: "self" }]), refused);
  assert.is(await accept({ token }, [kid(sam.id), kid(sam.id)]), refused);
  assert.is(await accept({ token }, [{ kind: "self", child_id: sam.id }]), refused);
  assert.is(await accept({ token }, [{ kind: "new_child", first_name: "Sam" }]), refused);
  assert.is(await accept({ token }, [newKid({ last_initial: "12" })]), refused);
  assert.is(await accept({ token }, [newKid({ date_of_birth: "1999-01-01" })]), "CHILD_403_AGE");
  const strange = await addChild(server, [(await addAdult(server)).user.id], { firstName: "Canary" });
  assert.is(await accept({ token }, [kid(strange.id)]), "CHILD_404");
  assert.is(await accept({ token }, [kid(randomUUID())]), "CHILD_404");
  assert.is(await accept({ token }, [kid("nonsense")]), "CHILD_404");
  assert.equal(await requests(), []);
  assert.is((await calls.rowOf(invitation.id)).uses, 0);
});

test("thirteen children are too many", async () => {
  const { token } = await shared();
  const mother = await addAdult(server);
  for (let count = 0; count < 12; count += 1)
    await addChild(server, [mother.user.id], { firstName: `Kid${count}` });
  assert.is((await calls.accept(mother, { token }, [newKid()])).code, "CHILD_403_FULL");
});

test("ten profiles a day can be created, here and in the family together", async () => {
  const { token } = await shared();
  const mother = await addAdult(server);
  for (let round = 0; round < 2; round += 1)
    await calls.accept(
      mother,
      { token },
      Array.from({ length: 5 }, (_, count) =>
        newKid({ first_name: `Kid ${"abcdefghij"[round * 5 + count]}` }),
      ),
    );
  const more = await calls.accept(mother, { token }, [newKid()]);
  assert.is(more.code, "REQUEST_429_LIMIT", more.text);
});

test("only adults with a known birthday and a verified address can accept", async () => {
  const { token } = await shared();
  const accept = async (person: Person) => (await calls.accept(person, { token })).code;
  assert.is(await accept(await addAdult(server, { dateOfBirth: null })), "USER_403_DATE_OF_BIRTH");
  assert.is(await accept(await addAdult(server, { dateOfBirth: "2012-01-01" })), "USER_403_ADULT");
  assert.is(await accept(await addAdult(server, { emailAddressVerifiedAt: null })), "USER_403_EMAIL_ADDRESS");
  assert.equal(await requests(), []);
});

test("the address that staff invited is let in at once", async () => {
  const lou = await addAdult(server);
  const { manager, teamId, token } = await named(lou, { roles: ["coach"] });
  const { body, text } = await calls.accept(lou, { token });
  assert.equal(body, { results: [{ outcome: "joined", child_id: null }], team_id: teamId }, text);
  const row = (await members(teamId)).find(({ userId }) => userId === lou.user.id);
  assert.equal([row?.roles, row?.letInBy], [["coach"], manager.user.id]);
  assert.equal((await calls.accept(lou, { token })).body, body, "twice answers the same");
  const stranger = await addAdult(server);
  assert.is((await calls.accept(stranger, { token })).code, "INVITATION_401_REQUEST");
});

test("a child invited by address is let in at once, once, and its earlier request is settled", async () => {
  const lou = await addAdult(server);
  const { teamId, coach, token } = await named(lou);
  const sam = await addChild(server, [lou.user.id]);
  const link = tokenOf((await calls.inviteToTeam(coach, teamId)).body);
  await calls.accept(lou, { token: link }, [kid(sam.id)]);
  const { body } = await calls.accept(lou, { token }, [kid(sam.id)]);
  assert.equal(body, { results: [{ outcome: "joined", child_id: sam.id }], team_id: teamId });
  assert.equal(
    (await requests()).map(({ decision }) => decision),
    ["approved"],
  );
  const other = await calls.accept(lou, { token }, [newKid({ first_name: "Lena" })]);
  assert.is(other.code, "INVITATION_401_ACCEPTED");
  assert.is((await server.services.db.select().from(child)).length, 1, "nothing is left of it");
});

test("guardians of a possible duplicate are notified", async () => {
  const lou = await addAdult(server, { firstName: "Lou" });
  const { teamId, token } = await named(lou);
  const other = await addAdult(server);
  const sam = await addChild(server, [other.user.id], { dateOfBirth: "2015-01-01" });
  await addMember(server, teamId, { childId: sam.id });
  await calls.accept(lou, { token }, [newKid({ first_name: "SAM" })]);
  const mail = (await server.inbox()).find(({ to }) => to === other.user.emailAddress);
  assert.is(mail?.subject, "Another player like yours joined");
  assert.match(mail?.text ?? "", "looked after by Lou");
});

test("a full team, a full staff and a person at their limit of teams are refused", async () => {
  const lou = await addAdult(server);
  const { db } = server.services;
  const { teamId, manager, token } = await named(lou, { roles: ["coach"] });
  const spots = (count: number, roles: ("player" | "coach")[], userIds: string[] = []) =>
    Array.from({ length: count }, (_, index) => ({
      teamId,
      id: randomUUID(),
      roles,
      ...(userIds[index] === undefined
        ? { spotFirstName: "Ada", spotLastInitial: "K" }
        : { userId: userIds[index] }),
    }));
  const staff = await Promise.all(Array.from({ length: 10 }, () => addAdult(server)));
  await db.insert(membership).values(
    spots(
      10,
      ["coach"],
      staff.map(({ user: { id } }) => id),
    ),
  );
  assert.is((await calls.accept(lou, { token })).code, "TEAM_403_FULL", "twelve on the staff");
  await db.delete(membership).where(eq(membership.userId, staff[0]?.user.id ?? ""));
  for (let count = 0; count < 20; count += 1) await addTeam(server, lou.user.id);
  assert.is((await calls.accept(lou, { token })).code, "TEAM_403_TOO_MANY");

  const kim = await addAdult(server);
  const { body } = await calls.inviteToTeam(manager, teamId, { email_address: kim.user.emailAddress });
  await db.insert(membership).values(spots(150 - (await members(teamId)).length, ["player"]));
  assert.is((await calls.accept(kim, { token: tokenOf(body) })).code, "TEAM_403_FULL");
});

test("an archived team accepts nobody; a resting one still takes requests", async () => {
  const lou = await addAdult(server);
  const { manager, coach, teamId } = await calls.club();
  const { body: invited } = await calls.inviteToTeam(coach, teamId, {
    email_address: lou.user.emailAddress,
  });
  const token = tokenOf(invited);
  const link = tokenOf((await calls.inviteToTeam(coach, teamId)).body);
  const { db } = server.services;
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, manager.user.id));
  assert.is((await calls.accept(lou, { token })).code, "TEAM_403_ARCHIVED");
  assert.is((await calls.accept(lou, { token: link })).body.results[0]?.outcome, "asked");
  await db.update(user).set({ bannedAt: null }).where(eq(user.id, manager.user.id));
  await db.update(team).set({ archivedAt: server.clock.now() }).where(eq(team.id, teamId));
  for (const each of [token, link])
    assert.is((await calls.accept(lou, { token: each })).code, "TEAM_403_ARCHIVED");
});

test("a barred person gets the reply of a withdrawn invitation, for any child and by any invitation", async () => {
  const lou = await addAdult(server);
  const { coach, manager, teamId, token } = await named(lou);
  const link = (await calls.inviteToTeam(coach, teamId)).body;
  const spot = await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const place = (
    await calls.inviteToTeam(coach, teamId, { email_address: lou.user.emailAddress, membership_id: spot.id })
  ).body;
  await server.services.db
    .insert(teamBar)
    .values({ teamId, id: randomUUID(), userId: lou.user.id, createdBy: manager.user.id });
  for (const shown of [token, tokenOf(link), tokenOf(place), calls.mailToken(place)]) {
    assert.is((await calls.accept(lou, { token: shown }, [newKid()])).code, "INVITATION_401_WITHDRAWN");
    assert.is((await calls.read(lou, { token: shown })).code, "INVITATION_401_WITHDRAWN");
  }
  assert.is((await calls.accept(lou, { code: link.code }, [newKid()])).code, "INVITATION_404");
  assert.equal(await server.services.db.select().from(child), []);
});

test("the sender of a link cannot use it for themselves, but for their child", async () => {
  const { coach, token } = await shared();
  const sam = await addChild(server, [coach.user.id]);
  assert.is((await calls.accept(coach, { token })).code, "INVITATION_403_SELF");
  assert.is((await calls.accept(coach, { token }, [kid(sam.id)])).body.results[0]?.outcome, "asked");
});

test("an invitation to the staff is void without a living manager behind it", async () => {
  const lou = await addAdult(server);
  const { coach, teamId, manager, token } = await named(lou, { roles: ["manager"] });
  await server.services.db
    .update(membership)
    .set({ roles: ["manager"] })
    .where(eq(membership.userId, coach.user.id));
  await server.services.db
    .update(membership)
    .set({ roles: ["coach"] })
    .where(and(eq(membership.teamId, teamId), eq(membership.userId, manager.user.id)));
  assert.is((await calls.accept(lou, { token })).code, "INVITATION_401_WITHDRAWN");
});

test("an invitation that opens at once is void while its sender is banned, though the team has a manager", async () => {
  const friend = await addAdult(server);
  const club = await calls.club();
  const { body: invitation } = await calls.inviteToTeam(club.coach, club.teamId, {
    email_address: friend.user.emailAddress,
  });
  const token = tokenOf(invitation);
  const ban = (bannedAt: Date | null) =>
    server.services.db.update(user).set({ bannedAt }).where(eq(user.id, club.coach.user.id));
  await ban(server.clock.now());
  const refused = await calls.accept(friend, { token }, [{ kind: "self" }]);
  assert.equal([refused.status, refused.code], [401, "INVITATION_401_WITHDRAWN"]);
  assert.is((await members(club.teamId)).length, 2, "nobody is in");
  await ban(null);
  assert.is((await calls.accept(friend, { token }, [{ kind: "self" }])).status, 200);
});

test("a link's uses are counted, and a used-up one says so", async () => {
  const { token, invitation } = await shared({ max_uses: 2 });
  const people = await Promise.all(Array.from({ length: 3 }, () => addAdult(server)));
  const outcomes = [];
  for (const person of people)
    outcomes.push((await calls.accept(person, { invitation_id: invitation.id })).code);
  assert.equal(outcomes, ["INVITATION_404", "INVITATION_404", "INVITATION_404"], "an id alone opens nothing");
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error("Somebody is missing.");
  await calls.read(three, { token });
  await calls.accept(one, { token });
  await calls.accept(two, { code: invitation.code?.toLowerCase() });
  assert.is((await calls.accept(three, { token })).code, "INVITATION_403_FULL");
  assert.is((await calls.read(three, { token })).code, "INVITATION_401_ACCEPTED");
  assert.is((await calls.accept(one, { token })).body.results[0]?.outcome, "asked", "a seat stays taken");
});

test("the first to come takes the spot: its row keeps the number and loses the name", async () => {
  const { coach, teamId } = await calls.club();
  const spot = await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R", number: "7" });
  const [mother, father] = [await addAdult(server), await addAdult(server)];
  const invite = async (person: Person) =>
    (
      await calls.inviteToTeam(coach, teamId, {
        email_address: person.user.emailAddress,
        membership_id: spot.id,
      })
    ).body;
  const [hers, his] = [await invite(mother), await invite(father)];
  const taken = await calls.accept(mother, { token: tokenOf(hers) }, [newKid()]);
  const childId = taken.body.results[0]?.child_id;
  assert.equal(
    taken.body,
    { results: [{ outcome: "joined", child_id: childId }], team_id: teamId },
    taken.text,
  );
  const row = (await members(teamId)).find(({ id }) => id === spot.id);
  assert.equal(
    [row?.childId, row?.spotFirstName, row?.spotLastInitial, row?.number, row?.letInBy, row?.version],
    [childId, null, null, "7", coach.user.id, 2],
  );

  const asked = await calls.accept(father, { token: tokenOf(his) }, [newKid()]);
  assert.equal(asked.body, { results: [{ outcome: "asked", child_id: null }], team_id: null }, asked.text);
  assert.equal((await calls.accept(father, { token: tokenOf(his) }, [newKid()])).body, asked.body);
  const [request, ...others] = await server.services.db.select().from(circleRequest);
  assert.equal(others, []);
  assert.equal(
    [request?.childId, request?.userId, request?.wish, request?.origin],
    [childId, father.user.id, "guardian", "spot"],
  );
  assert.is((await server.services.db.select().from(child)).length, 1, "no second profile is made");
  const hers2 = await addAdult(server);
  assert.is((await calls.accept(hers2, { token: tokenOf(his) }, [newKid()])).code, "INVITATION_401_REQUEST");
});

test("an adult player takes a spot; the next one finds it taken", async () => {
  const { coach, teamId } = await calls.club();
  const spot = await addMember(server, teamId, { spotFirstName: "Lou", spotLastInitial: "R" });
  const [lou, kim] = [await addAdult(server), await addAdult(server)];
  const invite = async (person: Person) =>
    tokenOf(
      (
        await calls.inviteToTeam(coach, teamId, {
          email_address: person.user.emailAddress,
          membership_id: spot.id,
        })
      ).body,
    );
  const [his, hers] = [await invite(lou), await invite(kim)];
  assert.is((await calls.accept(lou, { token: his })).body.results[0]?.outcome, "joined");
  assert.is((await members(teamId)).find(({ id }) => id === spot.id)?.userId, lou.user.id);
  assert.is((await calls.accept(kim, { token: hers })).code, "INVITATION_401_ACCEPTED");
  const two = await calls.accept(kim, { token: hers }, [newKid(), newKid({ first_name: "Lena" })]);
  assert.is(two.code, "REQUEST_400_INVALID", "a place is for one");
});

test("somebody on the roster takes no second spot", async () => {
  const { coach, teamId } = await calls.club();
  const spot = await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R" });
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  const { body } = await calls.inviteToTeam(coach, teamId, {
    email_address: mother.user.emailAddress,
    membership_id: spot.id,
  });
  const reply = await calls.accept(mother, { token: tokenOf(body) }, [kid(sam.id)]);
  assert.is(reply.code, "INVITATION_409_REQUEST_CONFLICT");
  assert.is((await members(teamId)).find(({ id }) => id === spot.id)?.spotFirstName, "Sam");
});

test("a spot that is gone, or whose child is resting, lets nobody in", async () => {
  const { coach, teamId } = await calls.club();
  const mother = await addAdult(server);
  const father = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  const place = await addMember(server, teamId, { childId: sam.id });
  const { body } = await calls.inviteToTeam(coach, teamId, {
    email_address: father.user.emailAddress,
    membership_id: place.id,
  });
  const { db } = server.services;
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, mother.user.id));
  const token = tokenOf(body);
  assert.is((await calls.accept(father, { token }, [newKid()])).code, "CHILD_403_FROZEN");
  await db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "removed" })
    .where(eq(membership.id, place.id));
  assert.is((await calls.accept(father, { token }, [newKid()])).code, "INVITATION_401_WITHDRAWN");
});

test("a repeated key does it once, and with another body it is refused", async () => {
  const { token } = await shared();
  const mother = await addAdult(server);
  const key = randomUUID();
  const first = await calls.accept(mother, { token }, [newKid()], key);
  assert.equal((await calls.accept(mother, { token }, [newKid()], key)).body, first.body);
  const other = await calls.accept(mother, { token }, [newKid({ first_name: "Lena" })], key);
  assert.is(other.code, "REQUEST_422_REUSED");
});

test.run();

import { and, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { audit } from "../../../../server/platform/db/schema/audit";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addMember } from "../../../support/people/club";
import { type Invitation, invitationCalls, newKid, tokenOf } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("invitations whose maker lost the right to invite");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

/** A second manager's invitations: a link, one to an address, one to a spot, one to the staff. */
async function club() {
  const { manager, coach, teamId } = await calls.club();
  const robin = await addAdult(server, { firstName: "Robin" });
  const { id: robins } = await addMember(server, teamId, { userId: robin.user.id, roles: ["manager"] });
  const spot = await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const lou = await addAdult(server);
  const to = async (body: object = {}) => (await calls.inviteToTeam(robin, teamId, body)).body;
  const email_address = lou.user.emailAddress;
  const made = {
    link: await to(),
    mail: await to({ email_address }),
    spot: await to({ email_address, membership_id: spot.id }),
  };
  const max = await addAdult(server);
  const staff = await to({ email_address: max.user.emailAddress, roles: ["coach"] });
  const path = `/team/team_id/${teamId}/membership/membership_id/${robins}` as const;
  return {
    manager,
    coach,
    teamId,
    robin,
    lou,
    max,
    made: { ...made, staff },
    /** The reply to each addressee on opening it. */
    async read() {
      const open = async (person: Person, each: Invitation) =>
        (await calls.read(person, { token: tokenOf(each) })).code ?? "open";
      return {
        link: await open(lou, made.link),
        code: (await calls.read(lou, { code: made.link.code })).code ?? "open",
        mail: (await calls.preview(calls.mailToken(made.mail))).body.message_code ?? "open",
        spot: await open(lou, made.spot),
        staff: await open(max, staff),
      };
    },
    become: (roles: string[]) => ask(server, manager, `PATCH ${path}`, { body: { roles }, version: 1 }),
    end: (person: Person) => ask(server, person, `POST ${path}/end`, { body: {}, version: 1 }),
  };
}

const over = "INVITATION_401_WITHDRAWN";
const allOpen = { link: "open", code: "open", mail: "open", spot: "open", staff: "open" };

const lineOf = async (action: string) => {
  const [line] = await server.services.db.select().from(audit).where(eq(audit.action, action));
  return line?.detail as Record<string, unknown>;
};

test("when somebody loses their staff roles, their mailed invitations are withdrawn; a link, which only allows requests, stays", async () => {
  const { become, read, made, manager } = await club();
  assert.equal(await read(), allOpen);
  assert.is((await become(["player"])).status, 200);
  assert.equal(await read(), { link: "open", code: "open", mail: over, spot: over, staff: over });
  const gone = [made.mail, made.spot, made.staff].map(({ id }) => id).sort();
  assert.equal((await lineOf("membership.roles_changed")).invitations_withdrawn, gone);
  for (const id of gone) assert.is((await calls.rowOf(id)).withdrawnBy, manager.user.id);
  assert.is((await calls.rowOf(made.link.id)).withdrawnAt, null);
});

test("when a manager becomes a coach, only their invitations to the staff are withdrawn", async () => {
  const { become, read, made } = await club();
  assert.is((await become(["coach"])).status, 200);
  assert.equal(await read(), { ...allOpen, staff: over });
  assert.equal((await lineOf("membership.roles_changed")).invitations_withdrawn, [made.staff.id]);
});

test("a change of roles that keeps the right withdraws nothing", async () => {
  const { become, read } = await club();
  assert.is((await become(["player", "manager"])).status, 200);
  assert.equal(await read(), allOpen);
  assert.not.ok("invitations_withdrawn" in (await lineOf("membership.roles_changed")));
});

test("when somebody leaves the team, their mailed invitations are withdrawn and the link stays", async () => {
  const { end, robin, read, made } = await club();
  assert.is((await end(robin)).status, 200);
  assert.equal(await read(), { link: "open", code: "open", mail: over, spot: over, staff: over });
  assert.equal(
    (await lineOf("membership.ended")).invitations_withdrawn,
    [made.mail, made.spot, made.staff].map(({ id }) => id).sort(),
  );
});

test("when somebody is removed, all their invitations are withdrawn", async () => {
  const { end, manager, read } = await club();
  assert.is((await end(manager)).status, 200);
  assert.equal(await read(), { link: over, code: "INVITATION_404", mail: over, spot: over, staff: over });
});

test("an address whose invitation was withdrawn can be invited by other staff immediately", async () => {
  const { become, coach, teamId, lou } = await club();
  await become(["player"]);
  const again = await calls.inviteToTeam(coach, teamId, { email_address: lou.user.emailAddress });
  assert.is(again.status, 200, again.text);
  const accepted = await calls.accept(lou, { token: tokenOf(again.body) });
  assert.is(accepted.body.results[0]?.outcome, "joined");
});

test("a right lost in any other way makes an invitation void without withdrawing it", async () => {
  const { read, robin, teamId, lou, made } = await club();
  const { db } = server.services;
  await db
    .update(membership)
    .set({ roles: ["follower"] })
    .where(and(eq(membership.teamId, teamId), eq(membership.userId, robin.user.id)));
  assert.equal(await read(), { link: "open", code: "open", mail: over, spot: over, staff: over });
  assert.is((await calls.accept(lou, { token: tokenOf(made.mail) })).code, over);
  assert.is((await calls.rowOf(made.mail.id)).uses, 0);
});

test("a request by a link of a former staff member is not approved with all others", async () => {
  const { become, coach, teamId, lou, made } = await club();
  await calls.accept(lou, { token: tokenOf(made.link) }, [newKid()]);
  const list = async () =>
    (
      await ask<components["schemas"]["JoinRequests"]>(
        server,
        coach,
        `GET /team/team_id/${teamId}/join_request`,
      )
    ).body.items.map(({ may_go_with_all }) => may_go_with_all);
  assert.equal(await list(), [true]);
  await become(["player"]);
  assert.equal(await list(), [false]);
});

test("whoever used one before its maker left may look again, and brings nobody else in by it", async () => {
  const { become, lou, made } = await club();
  const token = tokenOf(made.mail);
  assert.is((await calls.accept(lou, { token })).body.results[0]?.outcome, "joined");
  await become(["player"]);
  assert.is((await calls.read(lou, { token })).status, 200);
  assert.is((await calls.accept(lou, { token })).body.results[0]?.outcome, "joined");
  assert.is((await calls.accept(lou, { token }, [newKid()])).code, "INVITATION_401_ACCEPTED");
  assert.is((await calls.rowOf(made.mail.id)).withdrawnAt, null);
});

test("whoever joined the staff by one may look again after its maker gave up the team", async () => {
  const { become, made, max } = await club();
  const token = tokenOf(made.staff);
  assert.is((await calls.accept(max, { token })).body.results[0]?.outcome, "joined");
  await become(["coach"]);
  assert.is((await calls.read(max, { token })).status, 200);
  assert.is((await calls.accept(max, { token })).body.results[0]?.outcome, "joined");
});

test.run();

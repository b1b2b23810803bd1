import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { components } from "../../../../openapi";
import { makeInvitation, type NewInvitation } from "../../../../server/commands/invitation/make-invitation";
import { keyOf } from "../../../../server/core/account/mailbox";
import type { InvitationRow } from "../../../../server/core/invitation/invitation.store";
import { linkTokenOf, mailTokenOf } from "../../../../server/core/invitation/invitation-secrets";
import { user } from "../../../../server/platform/db/schema/account";
import { child } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { team } from "../../../../server/platform/db/schema/team";
import { acceptInvitation } from "../../../../src/api/calls/accept-invitation";
import { declineInvitation } from "../../../../src/api/calls/decline-invitation";
import { inviteToChild } from "../../../../src/api/calls/invite-to-child";
import { inviteToTeam } from "../../../../src/api/calls/invite-to-team";
import { previewInvitation } from "../../../../src/api/calls/preview-invitation";
import { readChildInvitations } from "../../../../src/api/calls/read-child-invitations";
import { readInvitation } from "../../../../src/api/calls/read-invitation";
import { readTeamInvitations } from "../../../../src/api/calls/read-team-invitations";
import { renewInvitation } from "../../../../src/api/calls/renew-invitation";
import { withdrawInvitation } from "../../../../src/api/calls/withdraw-invitation";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../people/club";
import { contractCase, type Ready } from "../contract-case";
import { type Change, changed, idOf, personOf, send, sendAs } from "../contract-changes";
import { adult, as, byNobody } from "../contract-scenes";
import type { World } from "../contract-world";
import { childId, keyed, teamId, token } from "../typical";

const invitationId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b61";

type Invitation = components["schemas"]["Invitation"];

function showInvitation({ kind, roles, code, email_address, state }: Invitation) {
  return { kind, roles, hasCode: code !== null, address: email_address, state };
}

function showPage({ items, next_after }: components["schemas"]["Invitations"]) {
  return { states: items.map(({ state }) => state), hasMore: next_after !== null };
}

/** A team's shared invitation by default. */
const invited = (
  { services, clock }: World,
  given: Pick<NewInvitation, "subject" | "callerId"> & Partial<NewInvitation>,
): Promise<InvitationRow> =>
  services.db.transaction((tx) =>
    makeInvitation(tx, services, {
      kind: "team",
      roles: given.kind === undefined || given.kind === "team" ? ["player"] : [],
      emailAddress: null,
      maxUses: given.emailAddress || (given.kind ?? "team") !== "team" ? 1 : 40,
      days: 7,
      now: clock.now(),
      ...given,
    }),
  );

const linkOf = ({ config }: World, { id }: InvitationRow) => linkTokenOf(config, id);

/** The team Comets with a link that the caller shares. */
async function ownLink(world: World) {
  const person = await adult(world);
  const { id: teamId } = await addTeam(world, person.id);
  return { ...as(person), teamId, row: await invited(world, { subject: { teamId }, callerId: person.id }) };
}

/** A link that somebody else shares, for a parent of Sam R. */
async function sharedLink(world: World) {
  const person = await adult(world);
  const manager = await addAdult(world);
  const { id: teamId } = await addTeam(world, manager.user.id);
  const sam = await addChild(world, [person.id]);
  const row = await invited(world, { subject: { teamId }, callerId: manager.user.id });
  return { ...as(person), sam, token: linkOf(world, row) };
}

const shared = { kind: "team", roles: ["player"], hasCode: true, address: null, state: "open" };

const oneself = [{ kind: "self" }];

const theOnly = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error("It is not in the scene.");
  return row;
};

const teamOf = async ({ services }: World) => theOnly(await services.db.select().from(team));

const childOf = async ({ services }: World) => theOnly(await services.db.select().from(child));

const invitationIs =
  (change: Partial<typeof invitation.$inferInsert>): Change =>
  ({ services }) =>
    services.db.update(invitation).set(change);

const once = { maxUses: 1, codeHash: null } as const;

const isExpired = invitationIs({ expiresAt: new Date(0) });

const isTakenBack = invitationIs({ withdrawnAt: new Date() });

const isUsed = invitationIs({ ...once, uses: 1 });

/** An invitation to the caller's address, which can be used once and opens at once. */
const namesCaller = (world: World, ready: Ready, change: Partial<typeof invitation.$inferInsert> = {}) => {
  const { emailAddress } = personOf(ready);
  return world.services.db
    .update(invitation)
    .set({ ...once, emailAddress, mailboxKey: keyOf(emailAddress), needsApproval: false, ...change });
};

/** A member of the team who is neither coach nor manager. */
const byPlayer: Change = async (world, ready) => {
  const player = await adult(world, "player_1");
  await addMember(world, (await teamOf(world)).id, { userId: player.id });
  ready.sending.bearer = player.accessToken;
};

/** Staff of the child's team. */
const byCoach: Change = async (world, ready) => {
  const coach = await adult(world, "coach_1");
  const { id } = await addTeam(world, coach.id);
  await addMember(world, id, { childId: (await childOf(world)).id });
  ready.sending.bearer = coach.accessToken;
};

const toAnother: Change = async (world, ready) => {
  const { id: teamId, createdBy } = await teamOf(world);
  const row = await invited(world, {
    subject: { teamId },
    callerId: createdBy ?? "",
    emailAddress: "another@example.com",
  });
  send(ready, { token: linkOf(world, row) });
};

const unknownToken: Change = (_, ready) => send(ready, { token: "never-made" });

const unknownId: Change = (_, ready) =>
  sendAs(ready, (url) => url.replace(/invitation_id\/[^/]+/, `invitation_id/${randomUUID()}`));

const strangePlace: Change = (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`);

/** As many as the limit allows, so that the call exceeds it. */
const tooMany =
  (kind: "team" | "guardian", most: number): Change =>
  async (world, ready) => {
    const subject = kind === "team" ? { teamId: idOf(ready) } : { childId: idOf(ready) };
    for (let count = 0; count < most; count += 1)
      await invited(world, { kind, subject, callerId: personOf(ready).id });
  };

const children = async (world: World, guardianId: string, count: number) => {
  for (let made = 0; made < count; made += 1)
    await addChild(world, [guardianId], { firstName: `Kid${made}` });
};

const newKid = {
  kind: "new_child",
  first_name: "Lena",
  last_initial: "R",
  date_of_birth: "2016-04-09",
  statement_version: "1",
};

/** A link to another child's circle. */
async function guardianLink(world: World, guardians: readonly [string, ...string[]]) {
  const { id: childId } = await addChild(world, guardians, { firstName: "Lena" });
  const row = await invited(world, { kind: "guardian", subject: { childId }, callerId: guardians[0] });
  return linkOf(world, row);
}

export const invitationCases = {
  inviteToTeam: contractCase({
    call: inviteToTeam,
    typical: { path: { id: teamId }, header: keyed, body: { roles: ["player"], is_shared: true, days: 14 } },
    ready: async (world) => {
      const person = await adult(world);
      const { id } = await addTeam(world, person.id);
      return { ...as(person), input: { path: { id } } };
    },
    shows: showInvitation,
    expects: { typical: shared },
    provokes: {
      INVITATION_401_CREATE: byPlayer,
      INVITATION_403_SELF: (_, ready) =>
        send(ready, { is_shared: false, email_address: personOf(ready).emailAddress }),
      INVITATION_403_TOO_MANY: tooMany("team", 120),
      COLLABORATOR_404: (_, ready) =>
        send(ready, { is_shared: false, email_address: "kim@example.com", membership_id: randomUUID() }),
      INVITATION_409_CONFLICT: async (world, ready) => {
        const { user: member } = await addAdult(world);
        await addMember(world, idOf(ready), { userId: member.id });
        send(ready, { is_shared: false, email_address: member.emailAddress });
      },
      INVITATION_409_PENDING: async (world, ready) => {
        const emailAddress = "kim@example.com";
        await invited(world, {
          subject: { teamId: idOf(ready) },
          callerId: personOf(ready).id,
          emailAddress,
        });
        send(ready, { is_shared: false, email_address: emailAddress });
      },
      REQUEST_422_REUSED: changed({ days: 13 }),
    },
  }),
  readTeamInvitations: contractCase({
    call: readTeamInvitations,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { sending, person, teamId } = await ownLink(world);
      return { sending, person, input: { path: { id: teamId } } };
    },
    shows: showPage,
    expects: { typical: { states: ["open"], hasMore: false } },
    provokes: {
      INVITATION_401_REQUEST: byPlayer,
      REQUEST_400_INVALID: strangePlace,
    },
  }),
  inviteToChild: contractCase({
    call: inviteToChild,
    typical: {
      path: { id: childId },
      header: keyed,
      body: { kind: "guardian", email_address: "kim@example.com" },
    },
    ready: async (world) => {
      const person = await adult(world);
      const { id } = await addChild(world, [person.id]);
      return { ...as(person), input: { path: { id } } };
    },
    shows: showInvitation,
    expects: {
      typical: {
        kind: "guardian",
        roles: [],
        hasCode: false,
        address: "kim@example.com",
        state: "open",
      },
    },
    provokes: {
      INVITATION_401_CREATE: byCoach,
      INVITATION_403_SELF: (_, ready) => send(ready, { email_address: personOf(ready).emailAddress }),
      INVITATION_403_TOO_MANY: tooMany("guardian", 10),
      CHILD_403_FULL: async (world, ready) => {
        const others = await Promise.all(Array.from({ length: 5 }, () => addAdult(world)));
        const full = await addChild(world, [personOf(ready).id, ...others.map((each) => each.user.id)]);
        sendAs(ready, (url) => url.replace(/child_id\/[^/]+/, `child_id/${full.id}`));
      },
      INVITATION_409_CONFLICT: async (world, ready) => {
        const { user: other } = await addAdult(world, { emailAddress: "kim@example.com" });
        const shared = await addChild(world, [personOf(ready).id, other.id]);
        sendAs(ready, (url) => url.replace(/child_id\/[^/]+/, `child_id/${shared.id}`));
      },
      INVITATION_409_PENDING: (world, ready) =>
        invited(world, {
          kind: "guardian",
          subject: { childId: idOf(ready) },
          callerId: personOf(ready).id,
          emailAddress: "kim@example.com",
        }),
      REQUEST_422_REUSED: changed({ kind: "follower" }),
    },
  }),
  readChildInvitations: contractCase({
    call: readChildInvitations,
    typical: { path: { id: childId } },
    ready: async (world) => {
      const person = await adult(world);
      const { id } = await addChild(world, [person.id]);
      await invited(world, { kind: "guardian", subject: { childId: id }, callerId: person.id });
      return { ...as(person), input: { path: { id } } };
    },
    shows: showPage,
    expects: { typical: { states: ["open"], hasMore: false } },
    provokes: {
      INVITATION_401_REQUEST: byCoach,
      REQUEST_400_INVALID: strangePlace,
    },
  }),
  renewInvitation: contractCase({
    call: renewInvitation,
    typical: { path: { id: invitationId }, body: { days: 14 } },
    ready: async (world) => {
      const { sending, person, row } = await ownLink(world);
      return { sending, person, input: { path: { id: row.id } } };
    },
    shows: showInvitation,
    expects: { typical: shared },
    provokes: {
      INVITATION_404: unknownId,
      INVITATION_401_UPDATE: byPlayer,
      INVITATION_401_ACCEPTED: isUsed,
    },
  }),
  withdrawInvitation: contractCase({
    call: withdrawInvitation,
    typical: { path: { id: invitationId } },
    ready: async (world) => {
      const { sending, person, row } = await ownLink(world);
      return { sending, person, input: { path: { id: row.id } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: {
      INVITATION_404: unknownId,
      INVITATION_401_DELETE: byPlayer,
    },
  }),
  previewInvitation: contractCase({
    call: previewInvitation,
    typical: { body: { token } },
    ready: async (world) => {
      const { row } = await ownLink(world);
      return { ...byNobody(), input: { body: { token: linkOf(world, row) } } };
    },
    shows: ({ kind, team: shown, from, email_address, child_first_name }) => [
      kind,
      shown?.name,
      from,
      email_address ?? null,
      child_first_name ?? null,
    ],
    expects: {
      link: ["team", "Comets", "Robin", null, null],
      mail: ["spot", "Comets", "Robin", "kim@example.com", "Ada"],
    },
    provokes: {
      INVITATION_404: unknownToken,
      INVITATION_401_EXPIRED: isExpired,
      INVITATION_401_WITHDRAWN: isTakenBack,
      INVITATION_401_ACCEPTED: isUsed,
      mail: async (world, ready) => {
        const { id: teamId, createdBy } = await teamOf(world);
        const spot = await addMember(world, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
        const row = await invited(world, {
          kind: "spot",
          subject: { teamId, membershipId: spot.id },
          callerId: createdBy ?? "",
          emailAddress: "kim@example.com",
        });
        send(ready, { token: mailTokenOf(world.config, row.id) });
      },
    },
  }),
  readInvitation: contractCase({
    call: readInvitation,
    typical: { body: { token } },
    ready: async (world) => {
      const { sending, person, token } = await sharedLink(world);
      return { sending, person, input: { body: { token } } };
    },
    shows: ({ team: shown, from, my_children, my_state }) => ({
      team: shown?.name,
      from,
      children: my_children.map(({ first_name, last_initial, state }) => [first_name, last_initial, state]),
      mine: my_state,
    }),
    expects: {
      typical: {
        team: "Comets",
        from: "Robin",
        children: [["Sam", "R", "free"]],
        mine: "free",
      },
    },
    provokes: {
      INVITATION_404: unknownToken,
      INVITATION_401_EXPIRED: isExpired,
      INVITATION_401_WITHDRAWN: isTakenBack,
      INVITATION_401_ACCEPTED: isUsed,
      INVITATION_401_REQUEST: toAnother,
    },
  }),
  acceptInvitation: contractCase({
    call: acceptInvitation,
    typical: { header: keyed, body: { token, for: [{ kind: "child", child_id: childId }] } },
    ready: async (world) => {
      const { sending, person, token, sam } = await sharedLink(world);
      return {
        sending,
        person,
        input: { body: { token, for: [{ kind: "child" as const, child_id: sam.id }] } },
      };
    },
    shows: ({ results, team_id }) => ({
      became: results.map(({ outcome }) => outcome),
      mayGo: team_id !== null,
    }),
    expects: {
      typical: { became: ["asked"], mayGo: false },
      joined: { became: ["joined"], mayGo: true },
    },
    provokes: {
      INVITATION_404: unknownToken,
      INVITATION_401_EXPIRED: isExpired,
      INVITATION_401_WITHDRAWN: isTakenBack,
      INVITATION_401_ACCEPTED: isUsed,
      INVITATION_401_REQUEST: toAnother,
      joined: (world, ready) => namesCaller(world, ready),
      INVITATION_403_SELF: async (world, ready) => {
        await world.services.db.update(invitation).set({ createdBy: personOf(ready).id });
        send(ready, { for: oneself });
      },
      INVITATION_403_FULL: invitationIs({ uses: 40 }),
      TEAM_403_ARCHIVED: (world) => world.services.db.update(team).set({ archivedAt: world.clock.now() }),
      TEAM_403_FULL: async (world, ready) => {
        await namesCaller(world, ready);
        const { id } = await teamOf(world);
        for (let count = 0; count < 149; count += 1)
          await addMember(world, id, { spotFirstName: `Spot${count}`, spotLastInitial: "Q" });
      },
      TEAM_403_TOO_MANY: async (world, ready) => {
        await namesCaller(world, ready, { roles: ["coach"] });
        for (let count = 0; count < 20; count += 1) await addTeam(world, personOf(ready).id);
        send(ready, { for: oneself });
      },
      CHILD_403_AGE: (_, ready) => send(ready, { for: [{ ...newKid, date_of_birth: "2001-05-06" }] }),
      CHILD_403_FULL: async (world, ready) => {
        await children(world, personOf(ready).id, 11);
        send(ready, { for: [newKid] });
      },
      CHILD_403_FROZEN: async (world, ready) => {
        const { user: guardian } = await addAdult(world);
        const token = await guardianLink(world, [guardian.id]);
        await world.services.db
          .update(user)
          .set({ bannedAt: world.clock.now() })
          .where(eq(user.id, guardian.id));
        send(ready, { token, for: oneself });
      },
      CHILD_404: (_, ready) => send(ready, { for: [{ kind: "child", child_id: randomUUID() }] }),
      INVITATION_409_CONFLICT: async (world, ready) => {
        const { user: guardian } = await addAdult(world);
        send(ready, { token: await guardianLink(world, [guardian.id, personOf(ready).id]), for: oneself });
      },
      INVITATION_409_REQUEST_CONFLICT: async (world) =>
        addMember(world, (await teamOf(world)).id, { childId: (await childOf(world)).id }),
      INVITATION_409_REQUEST_PENDING: async (world, ready) =>
        addJoinRequest(world, (await teamOf(world)).id, {
          userId: personOf(ready).id,
          childId: (await childOf(world)).id,
        }),
      REQUEST_422_REUSED: changed({ for: oneself }),
      SERVER_503_IDENTITY: async (world, ready) => {
        const row = theOnly(await world.services.db.select().from(invitation));
        await namesCaller(world, ready, { mailTokenHash: row.tokenHash, tokenHash: randomUUID() });
        await world.change(personOf(ready).id, { emailAddressVerifiedAt: null });
        world.identity.isDown = true;
      },
    },
  }),
  declineInvitation: contractCase({
    call: declineInvitation,
    typical: { body: { token } },
    ready: async (world) => {
      const { row } = await ownLink(world);
      return { ...byNobody(), input: { body: { token: linkOf(world, row) } } };
    },
    shows: ({ declined }) => ({ declined }),
    expects: { typical: { declined: true } },
    provokes: { INVITATION_404: unknownToken },
  }),
};
export type InvitationOperation = keyof typeof invitationCases;

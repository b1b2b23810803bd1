import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { keyOf } from "../../../server/core/account/mailbox";
import { mailTokenOf } from "../../../server/core/invitation/invitation-secrets";
import { user } from "../../../server/platform/db/schema/account";
import { child } from "../../../server/platform/db/schema/family";
import { invitation } from "../../../server/platform/db/schema/invitation";
import { team } from "../../../server/platform/db/schema/team";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../people/club";
import { type Change, personOf, send, sendAs } from "./contract-changes";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import { invited, linkOf } from "./contract-ready-invitation";
import type { World } from "./contract-world";

const idOf = ({ input }: Ready) => ("id" in input ? String(input.id) : "");
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
const isOver = invitationIs({ expiresAt: new Date(0) });
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
const longId: Change = (_, ready) => sendAs(ready, (url) => `${url}${"x".repeat(64)}`);
const strangePlace: Change = (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`);

const changed =
  (properties: object): Change =>
  async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, properties);
  };

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

/** By message code or example, for the operations of invitations; see `changes`. */
export const changesOfInvitations: Record<string, Change> = {
  "inviteToTeam INVITATION_401_CREATE": byPlayer,
  "inviteToTeam INVITATION_403_SELF": (_, ready) =>
    send(ready, { is_shared: false, email_address: personOf(ready).emailAddress }),
  "inviteToTeam INVITATION_403_TOO_MANY": tooMany("team", 120),
  "inviteToTeam COLLABORATOR_404": (_, ready) =>
    send(ready, { is_shared: false, email_address: "kim@example.com", membership_id: randomUUID() }),
  "inviteToTeam INVITATION_409_CONFLICT": async (world, ready) => {
    const { user: member } = await addAdult(world);
    await addMember(world, idOf(ready), { userId: member.id });
    send(ready, { is_shared: false, email_address: member.emailAddress });
  },
  "inviteToTeam INVITATION_409_PENDING": async (world, ready) => {
    const emailAddress = "kim@example.com";
    await invited(world, { subject: { teamId: idOf(ready) }, callerId: personOf(ready).id, emailAddress });
    send(ready, { is_shared: false, email_address: emailAddress });
  },
  "inviteToTeam REQUEST_422_REUSED": changed({ days: 13 }),
  "readTeamInvitations INVITATION_401_REQUEST": byPlayer,
  "readTeamInvitations REQUEST_400_INVALID": strangePlace,

  "inviteToChild INVITATION_401_CREATE": byCoach,
  "inviteToChild INVITATION_403_SELF": (_, ready) =>
    send(ready, { email_address: personOf(ready).emailAddress }),
  "inviteToChild INVITATION_403_TOO_MANY": tooMany("guardian", 10),
  "inviteToChild CHILD_403_FULL": async (world, ready) => {
    const others = await Promise.all(Array.from({ length: 5 }, () => addAdult(world)));
    const full = await addChild(world, [personOf(ready).id, ...others.map((each) => each.user.id)]);
    sendAs(ready, (url) => url.replace(/child_id\/[^/]+/, `child_id/${full.id}`));
  },
  "inviteToChild INVITATION_409_CONFLICT": async (world, ready) => {
    const { user: other } = await addAdult(world, { emailAddress: "kim@example.com" });
    const shared = await addChild(world, [personOf(ready).id, other.id]);
    sendAs(ready, (url) => url.replace(/child_id\/[^/]+/, `child_id/${shared.id}`));
  },
  "inviteToChild INVITATION_409_PENDING": (world, ready) =>
    invited(world, {
      kind: "guardian",
      subject: { childId: idOf(ready) },
      callerId: personOf(ready).id,
      emailAddress: "kim@example.com",
    }),
  "inviteToChild REQUEST_422_REUSED": changed({ kind: "follower" }),
  "readChildInvitations INVITATION_401_REQUEST": byCoach,
  "readChildInvitations REQUEST_400_INVALID": strangePlace,

  "renewInvitation INVITATION_404": unknownId,
  "renewInvitation INVITATION_401_UPDATE": byPlayer,
  "renewInvitation INVITATION_401_ACCEPTED": isUsed,
  "withdrawInvitation INVITATION_404": unknownId,
  "withdrawInvitation INVITATION_401_DELETE": byPlayer,
  "withdrawInvitation REQUEST_400_INVALID": longId,

  INVITATION_404: unknownToken,
  INVITATION_401_EXPIRED: isOver,
  INVITATION_401_WITHDRAWN: isTakenBack,
  INVITATION_401_ACCEPTED: isUsed,
  "readInvitation INVITATION_401_REQUEST": toAnother,
  "acceptInvitation INVITATION_401_REQUEST": toAnother,
  "previewInvitation mail": async (world, ready) => {
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

  "acceptInvitation joined": (world, ready) => namesCaller(world, ready),
  "acceptInvitation INVITATION_403_SELF": async (world, ready) => {
    await world.services.db.update(invitation).set({ createdBy: personOf(ready).id });
    send(ready, { for: oneself });
  },
  "acceptInvitation INVITATION_403_FULL": invitationIs({ uses: 40 }),
  "acceptInvitation TEAM_403_ARCHIVED": (world) =>
    world.services.db.update(team).set({ archivedAt: world.clock.now() }),
  "acceptInvitation TEAM_403_FULL": async (world, ready) => {
    await namesCaller(world, ready);
    const { id } = await teamOf(world);
    for (let count = 0; count < 149; count += 1)
      await addMember(world, id, { spotFirstName: `Spot${count}`, spotLastInitial: "Q" });
  },
  "acceptInvitation TEAM_403_TOO_MANY": async (world, ready) => {
    await namesCaller(world, ready, { roles: ["coach"] });
    for (let count = 0; count < 20; count += 1) await addTeam(world, personOf(ready).id);
    send(ready, { for: oneself });
  },
  "acceptInvitation CHILD_403_AGE": (_, ready) =>
    send(ready, { for: [{ ...newKid, date_of_birth: "2001-05-06" }] }),
  "acceptInvitation CHILD_403_FULL": async (world, ready) => {
    await children(world, personOf(ready).id, 11);
    send(ready, { for: [newKid] });
  },
  "acceptInvitation CHILD_403_FROZEN": async (world, ready) => {
    const { user: guardian } = await addAdult(world);
    const token = await guardianLink(world, [guardian.id]);
    await world.services.db.update(user).set({ bannedAt: world.clock.now() }).where(eq(user.id, guardian.id));
    send(ready, { token, for: oneself });
  },
  "acceptInvitation CHILD_404": (_, ready) =>
    send(ready, { for: [{ kind: "child", child_id: randomUUID() }] }),
  "acceptInvitation INVITATION_409_CONFLICT": async (world, ready) => {
    const { user: guardian } = await addAdult(world);
    send(ready, { token: await guardianLink(world, [guardian.id, personOf(ready).id]), for: oneself });
  },
  "acceptInvitation INVITATION_409_REQUEST_CONFLICT": async (world) =>
    addMember(world, (await teamOf(world)).id, { childId: (await childOf(world)).id }),
  "acceptInvitation INVITATION_409_REQUEST_PENDING": async (world, ready) =>
    addJoinRequest(world, (await teamOf(world)).id, {
      userId: personOf(ready).id,
      childId: (await childOf(world)).id,
    }),
  "acceptInvitation REQUEST_422_REUSED": changed({ for: oneself }),
  "acceptInvitation SERVER_503_IDENTITY": async (world, ready) => {
    const row = theOnly(await world.services.db.select().from(invitation));
    await namesCaller(world, ready, { mailTokenHash: row.tokenHash, tokenHash: randomUUID() });
    await world.change(personOf(ready).id, { emailAddressVerifiedAt: null });
    world.identity.isDown = true;
  },
};

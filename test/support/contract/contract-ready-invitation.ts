import { makeInvitation, type NewInvitation } from "../../../server/commands/invitation/make-invitation";
import type { InvitationRow } from "../../../server/core/invitation/invitation.store";
import { linkTokenOf } from "../../../server/core/invitation/invitation-secrets";
import { addAdult, addChild, addTeam } from "../people/club";
import type { InvitationOperation } from "./contract-calls-invitation";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { Person, World } from "./contract-world";

const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });
const byNobody = () => ({ sending: {}, person: null });

/** A team's shared invitation by default. */
export const invited = (
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

export const linkOf = ({ config }: World, { id }: InvitationRow) => linkTokenOf(config, id);

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

/** The operations of invitations; see `readyCalls`. */
export const readyOfInvitations: { [Id in InvitationOperation]: (world: World) => Promise<Ready<Id>> } = {
  inviteToTeam: async (world) => {
    const person = await adult(world);
    const { id } = await addTeam(world, person.id);
    return { ...as(person), input: { id, body: { roles: ["player"], is_shared: true, days: 14 } } };
  },
  readTeamInvitations: async (world) => {
    const { sending, person, teamId } = await ownLink(world);
    return { sending, person, input: { id: teamId } };
  },
  inviteToChild: async (world) => {
    const person = await adult(world);
    const { id } = await addChild(world, [person.id]);
    return { ...as(person), input: { id, body: { kind: "guardian", email_address: "kim@example.com" } } };
  },
  readChildInvitations: async (world) => {
    const person = await adult(world);
    const { id } = await addChild(world, [person.id]);
    await invited(world, { kind: "guardian", subject: { childId: id }, callerId: person.id });
    return { ...as(person), input: { id } };
  },
  renewInvitation: async (world) => {
    const { sending, person, row } = await ownLink(world);
    return { sending, person, input: { id: row.id, body: { days: 14 } } };
  },
  withdrawInvitation: async (world) => {
    const { sending, person, row } = await ownLink(world);
    return { sending, person, input: { id: row.id } };
  },
  previewInvitation: async (world) => {
    const { row } = await ownLink(world);
    return { ...byNobody(), input: { body: { token: linkOf(world, row) } } };
  },
  readInvitation: async (world) => {
    const { sending, person, token } = await sharedLink(world);
    return { sending, person, input: { body: { token } } };
  },
  acceptInvitation: async (world) => {
    const { sending, person, token, sam } = await sharedLink(world);
    return { sending, person, input: { body: { token, for: [{ kind: "child", child_id: sam.id }] } } };
  },
  declineInvitation: async (world) => {
    const { row } = await ownLink(world);
    return { ...byNobody(), input: { body: { token: linkOf(world, row) } } };
  },
};

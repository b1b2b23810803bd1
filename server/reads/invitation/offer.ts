import type { components } from "../../../openapi";
import type { Services, Viewer } from "../../core/base/services";
import {
  circleStateOf,
  type OfferState,
  readOwnChildren,
  stateOf,
} from "../../core/invitation/existing-access.store";
import type { FoundInvitation } from "../../core/invitation/found-invitation.store";
import { isForThem, type Opened } from "./find-invitation";

type Preview = components["schemas"]["InvitationPreview"];
type Offer = components["schemas"]["InvitationOffer"];

/** A leaked link reveals who plays and who asks, and nothing else. What the mail says may be shown to the mail's holder. */
export const presentPreview = ({ invitation, way }: Opened): Preview => ({
  ...presentPlain(invitation),
  ...(way === "mail" && {
    ...(invitation.emailAddress !== null && { email_address: invitation.emailAddress }),
    ...childNameOf(invitation),
  }),
});

export async function presentOffer(
  { db, now }: Services,
  opened: Opened,
  { id: userId, ...user }: Viewer["user"],
): Promise<Offer> {
  const { invitation } = opened;
  const { teamId } = invitation;
  const own = await readOwnChildren(db, { userId, teamId, now: now() });
  return {
    invitation_id: invitation.id,
    ...presentPlain(invitation),
    ...(isForThem(opened, { id: userId, ...user }) && childNameOf(invitation)),
    my_children:
      teamId === null
        ? []
        : own.map(({ childId, firstName, lastInitial, isIn, hasAsked }) => ({
            child_id: childId,
            first_name: firstName,
            last_initial: lastInitial,
            state: isIn ? "in" : hasAsked ? "asked" : "free",
          })),
    my_state: await ownState(db, invitation, userId, now()),
  };
}

async function ownState(
  db: Services["db"],
  { kind, teamId, childId, spotChildId }: FoundInvitation,
  userId: string,
  now: Date,
): Promise<OfferState> {
  // For a taken spot the request is to become that player's guardian.
  const guarded = childId ?? spotChildId;
  if (guarded !== null) {
    const wish = kind === "follower" ? "follower" : "guardian";
    return circleStateOf(db, { childId: guarded, userId, wish, now });
  }
  return teamId === null ? "free" : stateOf(db, { teamId, player: { userId }, now });
}

const presentPlain = ({ kind, from, team, roles, needsApproval, membershipId }: FoundInvitation) => ({
  kind: shownKind(kind),
  ...(team && {
    team: {
      name: team.name,
      sport: team.sport,
      colour_one: team.colourOne,
      colour_two: team.colourTwo,
    },
  }),
  from,
  roles: membershipId === null ? (roles ?? []) : ["player" as const],
  needs_approval: needsApproval,
});

const childNameOf = ({ childFirstName, spotFirstName }: FoundInvitation) => {
  const name = childFirstName ?? spotFirstName;
  return name === null ? {} : { child_first_name: name };
};

/** The table has two more kinds, which nothing creates yet. */
export function shownKind(kind: FoundInvitation["kind"]): Preview["kind"] {
  if (kind === "account" || kind === "ward") throw new Error(`No invitation of the kind ${kind} is made.`);
  return kind;
}

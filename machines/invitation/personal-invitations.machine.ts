import type { Invitation } from "../../domain/invitation/team-invitation";
import { collectionOf } from "../base/collection.setup";

/** A team's unanswered mailed invitations. Withdrawing one removes it. */
export const personalInvitationsMachine = collectionOf<Invitation>("personalInvitations");

import type { Invitation } from "../../domain/invitation/child-invitation";
import { collectionOf } from "../base/collection.setup";

/** The open invitations to a child's circle. Withdrawing one removes it. */
export const childInvitationsMachine = collectionOf<Invitation>("childInvitations");

import type { Invitation } from "../../domain/invitation/child-invitation";
import { collectionOf } from "../base/collection.setup";

/** The open invitations into a child's circle. Taking one back removes it. */
export const childInvitationsMachine = collectionOf<Invitation>("childInvitations");

import type { Invitation } from "../../domain/invitation/team-invitation";
import { collectionOf } from "../base/collection.setup";

/** A team's mails that nobody answered yet. Taking one back removes it. */
export const personalInvitationsMachine = collectionOf<Invitation>("personalInvitations");

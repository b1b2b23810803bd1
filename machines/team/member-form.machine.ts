import { type MemberField, type MemberForm, memberFields, type RosterEntry } from "../../domain/team/roster";
import { savedFormOf } from "../base/saved-form.setup";

/** Changes a member's number and roles. */
export const memberFormMachine = savedFormOf<MemberForm, MemberField, RosterEntry>(
  "memberForm",
  memberFields,
);

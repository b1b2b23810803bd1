import {
  type Invitation,
  type PersonField,
  type PersonForm,
  personFields,
} from "../../domain/invitation/team-invitation";
import { savedFormOf } from "../base/saved-form.setup";

/** Invites one person by mail. */
export const personFormMachine = savedFormOf<PersonForm, PersonField, Invitation>("personForm", personFields);

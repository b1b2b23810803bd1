import { type Child, type ChildField, type ChildForm, childFields } from "../../domain/family/child-form";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Makes a child's profile, or changes it. */
export const childFormMachine = savedFormOf<ChildForm, ChildField, Child>("childForm", childFields);

export const selectIsChildUnready = selectIsUnready(childFields);

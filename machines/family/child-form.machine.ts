import { type Child, type ChildField, type ChildForm, childFields } from "../../domain/family/child-form";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Creates or changes a child's profile. */
export const childFormMachine = savedFormOf<ChildForm, ChildField, Child>("childForm", childFields);

export const selectIsChildUnready = selectIsUnready(childFields);

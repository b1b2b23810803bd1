import type { SnapshotFrom } from "xstate";
import { checking, fieldContext, fieldSetup } from "./field-check";

/** A single-line text field, whose rule gives its value and its problem. */
export const textFieldMachine = fieldSetup.createMachine({
  id: "textField",
  context: fieldContext,
  ...checking,
});

export const selectIsFit = (snapshot: SnapshotFrom<typeof textFieldMachine>) => snapshot.matches("fit");

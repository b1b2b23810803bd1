import type { SnapshotFrom } from "xstate";
import { checking, fieldContext, fieldSetup } from "./field-check";

/** One line of text: its rule says what it stands for and what is wrong with it. */
export const textFieldMachine = fieldSetup.createMachine({
  id: "textField",
  context: fieldContext,
  ...checking,
});

export const selectIsFit = (snapshot: SnapshotFrom<typeof textFieldMachine>) => snapshot.matches("fit");

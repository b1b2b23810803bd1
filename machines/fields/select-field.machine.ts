import { assign, emit, raise, type SnapshotFrom, setup } from "xstate";
import { selectTexts } from "../../domain/fields/texts";

type Context = { value: string; isRequired: boolean };

export type SelectChanged = { type: "select.changed"; value: string | null; hasFailed: boolean };

/** A select's value and its validity. A required field shows an error after it was emptied or left empty. */
export const selectFieldMachine = setup({
  types: {
    input: {} as { value?: string | undefined; isRequired?: boolean | undefined },
    context: {} as Context,
    events: {} as
      | { type: "option.chosen"; value: string }
      | { type: "field.checked" }
      | { type: "value.replaced"; value: string },
    emitted: {} as SelectChanged,
  },
  actions: {
    keep: assign({ value: (_, { value }: { value: string }) => value }),
    check: raise({ type: "field.checked" }),
    announceChange: emit(({ context }) => ({
      type: "select.changed" as const,
      value: context.value === "" ? null : context.value,
      hasFailed: isMissing(context),
    })),
  },
  guards: { isMissing: ({ context }) => isMissing(context) },
}).createMachine({
  id: "selectField",
  context: ({ input }) => ({ value: input.value ?? "", isRequired: input.isRequired ?? false }),
  initial: "unchecked",
  on: {
    "option.chosen": {
      actions: [{ type: "keep", params: ({ event }) => event }, "check", "announceChange"],
    },
    "field.checked": [{ guard: "isMissing", target: ".missing" }, { target: ".accepted" }],
    "value.replaced": {
      target: ".unchecked",
      actions: { type: "keep", params: ({ event }) => event },
    },
  },
  states: { unchecked: {}, accepted: {}, missing: {} },
});

type Snapshot = SnapshotFrom<typeof selectFieldMachine>;

export const selectValue = (snapshot: Snapshot) => snapshot.context.value;
export const selectChoiceMessage = (snapshot: Snapshot) =>
  snapshot.matches("missing") ? selectTexts.required : null;

const isMissing = ({ value, isRequired }: Context) => isRequired && value === "";

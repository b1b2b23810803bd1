import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import type { Kid, Press } from "../../domain/invitation/join";

export type KidField = "firstName" | "lastInitial" | "dateOfBirth" | "statement";
export type KidFormOutput = ({ kind: "filled"; kid: Kid } & Press) | { kind: "left" };

/** A child entered on an invitation's page. The form makes no call: the join request creates the profile. */
export const kidFormMachine = setup({
  types: {
    context: {} as {
      kid: Kid;
      needed: readonly KidField[];
      fit: readonly KidField[];
      output: KidFormOutput;
    },
    events: {} as
      | ({ type: "field.judged" } & Judged<KidField>)
      | ({ type: "kid.submitted"; kid: Kid } & Press)
      | { type: "left" },
    emitted: {} as { type: "gaps.found" },
    /** A signed-out visitor has no last name to take the initial from, so it is not required. */
    input: {} as { kid: Kid; hasInitial: boolean },
    output: {} as KidFormOutput,
  },
  actions: {
    judge: assign(({ context }, judged: Judged<KidField>) => ({ fit: fitAfter(context.fit, judged) })),
    setKid: assign((_, { kid, idempotencyKey, at }: { kid: Kid } & Press) => ({
      output: { kind: "filled" as const, kid, idempotencyKey, at },
    })),
    sendGaps: emit({ type: "gaps.found" }),
  },
  guards: { isReady: ({ context }) => isReady(context) },
}).createMachine({
  id: "kidForm",
  context: ({ input: { kid, hasInitial } }) => ({
    kid,
    needed: hasInitial
      ? ["firstName", "lastInitial", "dateOfBirth", "statement"]
      : ["firstName", "dateOfBirth", "statement"],
    // A prefilled date counts as valid until it is changed.
    fit: kid.dateOfBirth === "" ? [] : ["dateOfBirth"],
    output: { kind: "left" },
  }),
  output: ({ context }) => context.output,
  initial: "filling",
  on: { left: ".over" },
  states: {
    filling: {
      on: {
        "field.judged": { actions: { type: "judge", params: ({ event }) => event } },
        "kid.submitted": [
          { guard: "isReady", target: "over", actions: { type: "setKid", params: ({ event }) => event } },
          { actions: "sendGaps" },
        ],
      },
    },
    over: { type: "final" },
  },
});

const isReady = ({ needed, fit }: { needed: readonly KidField[]; fit: readonly KidField[] }) =>
  needed.every((field) => fit.includes(field));

type Snapshot = SnapshotFrom<typeof kidFormMachine>;
export const selectKid = (snapshot: Snapshot) => snapshot.context.kid;
export const selectHasInitial = (snapshot: Snapshot) => snapshot.context.needed.includes("lastInitial");
export const selectIsReady = (snapshot: Snapshot) => isReady(snapshot.context);

import type { SnapshotFrom } from "xstate";
import { refusal } from "../../domain/base/announcement";
import { problemTexts } from "../../domain/base/texts";
import { dripNameContext, dripNameSetup } from "./drip-name.setup";
import { dripNameChecking } from "./drip-name-checking.state";
import { selectIsFree, selectIsHiccup } from "./drip-name-field.machine";

/** Claims a drip name. Nobody gets past it without one; the server decides races. */
export const dripNameMachine = dripNameSetup.createMachine({
  id: "dripName",
  context: ({ input: { me } }) => dripNameContext(me),
  output: ({ context: { outcome, me } }) => ({ kind: outcome, me }),
  initial: "checking",
  on: {
    "name.judged": { actions: { type: "judgeName", params: ({ event }) => event } },
    "sign-out.pressed": ".over",
  },
  states: {
    checking: {
      ...dripNameChecking,
      states: {
        ...dripNameChecking.states,
        free: { on: { "claim.submitted": { guard: "isFormFit", target: "#dripName.saving" } } },
      },
    },
    saving: {
      invoke: {
        id: "save",
        src: "save",
        input: ({ context, event }) => ({
          userId: context.me.id,
          dripName: context.dripName,
          names: event.type === "claim.submitted" && context.needsNames ? event.names : null,
        }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "refreshing",
            actions: { type: "keepMe", params: ({ event }) => event.output },
          },
          { guard: { type: "isTaken", params: ({ event }) => event.output }, target: "checking.asking" },
          {
            guard: { type: "isProfane", params: ({ event }) => event.output },
            target: "checking.refused",
            actions: "sayProfane",
          },
          {
            guard: { type: "isLimited", params: ({ event }) => event.output },
            target: "checking.limited",
            actions: ["sayWait", { type: "keepWait", params: ({ event }) => event.output }],
          },
          {
            target: "checking.free",
            actions: {
              type: "announce",
              params: ({ event }) => refusal(event.output, problemTexts.unknown),
            },
          },
        ],
        onError: {
          target: "checking.free",
          actions: { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
        },
      },
    },
    refreshing: {
      invoke: { id: "forceRefresh", src: "forceRefresh", onDone: "claimed", onError: "claimed" },
    },
    claimed: { always: { target: "over", actions: "noteClaimed" } },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof dripNameMachine>;
export const selectNeedsNames = (snapshot: Snapshot) => snapshot.context.needsNames;
export const selectIsBusy = (snapshot: Snapshot) =>
  snapshot.matches("saving") || snapshot.matches("refreshing") || snapshot.matches("over");
/** After a failed check the button asks once more. */
export const selectCanClaim = (snapshot: Snapshot) =>
  selectIsHiccup(snapshot) ||
  (selectIsFree(snapshot) && (!snapshot.context.needsNames || snapshot.context.fit.length === 2));

import type { SnapshotFrom } from "xstate";
import { refusal } from "../../domain/base/announcement";
import { problemTexts } from "../../domain/base/texts";
import { holdsPlaceholder } from "../../domain/drip-name/drip-name-form";
import { dripNameSetup } from "./drip-name.setup";
import { dripNameChecking } from "./drip-name-checking.state";

/** Claims a drip name. Nobody gets past it without one; the server decides races. */
export const dripNameMachine = dripNameSetup.createMachine({
  id: "dripName",
  context: ({ input: { me } }) => ({
    me,
    needsNames: holdsPlaceholder(me),
    fit: [],
    dripName: "",
    isStripped: false,
    message: null,
    suggestions: [],
    wait: 0,
    outcome: "left",
  }),
  output: ({ context: { outcome, me } }) => ({ kind: outcome, me }),
  initial: "checking",
  on: {
    "name.judged": { actions: { type: "judgeName", params: ({ event }) => event } },
    "sign-out.pressed": ".over",
  },
  states: {
    checking: dripNameChecking,
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
export const selectDripName = (snapshot: Snapshot) => snapshot.context.dripName;
export const selectMessage = (snapshot: Snapshot) => snapshot.context.message;
export const selectSuggestions = (snapshot: Snapshot) => snapshot.context.suggestions;
export const selectIsStripped = (snapshot: Snapshot) => snapshot.context.isStripped;
export const selectNeedsNames = (snapshot: Snapshot) => snapshot.context.needsNames;
export const selectIsFree = (snapshot: Snapshot) => snapshot.matches({ checking: "free" });
export const selectIsChecking = (snapshot: Snapshot) => snapshot.matches({ checking: "asking" });
export const selectIsBusy = (snapshot: Snapshot) =>
  snapshot.matches("saving") || snapshot.matches("refreshing") || snapshot.matches("over");
export const selectHasFault = (snapshot: Snapshot) =>
  (["refused", "taken", "hiccup", "limited"] as const).some((state) => snapshot.matches({ checking: state }));
export const selectCanClaim = (snapshot: Snapshot) =>
  selectIsFree(snapshot) && (!snapshot.context.needsNames || snapshot.context.fit.length === 2);

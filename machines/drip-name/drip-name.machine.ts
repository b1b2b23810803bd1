import type { SnapshotFrom } from "xstate";
import { isAgeUnknown } from "../../domain/account/age";
import { problemTexts } from "../../domain/base/texts";
import type { NameOutcome } from "../../domain/drip-name/outcomes";
import { afterBirthday } from "../account/birthday-given.state";
import { announceError, announceRefusal } from "../base/announce.actions";
import { whenLimited } from "../base/limited.state";
import { dripNameContext, dripNameSetup, isFormFit } from "./drip-name.setup";
import { dripNameChecking } from "./drip-name-checking.state";
import { selectIsFree, selectIsHiccup } from "./drip-name-field.machine";

/** Claims a drip name, which every account needs; the server decides races. */
export const dripNameMachine = dripNameSetup.createMachine({
  id: "dripName",
  context: ({ input: { me, proposal = "" } }) => ({ ...dripNameContext(me), proposal }),
  output: ({ context: { outcome, me } }) => ({ kind: outcome, me }),
  initial: "checking",
  on: {
    "name.judged": { actions: { type: "judgeName", params: ({ event }) => event } },
    "birthday.judged": { actions: { type: "judgeBirthday", params: ({ event }) => event } },
    "sign-out.pressed": ".over",
  },
  states: {
    checking: {
      ...dripNameChecking,
      initial: "opening",
      on: { ...dripNameChecking.on, "claim.submitted": { actions: "sendGaps" } },
      states: {
        ...dripNameChecking.states,
        opening: { always: [{ guard: "hasProposal", target: "proposing" }, { target: "empty" }] },
        /** A proposal is shown only after the server has confirmed it, or named an available one. */
        proposing: {
          invoke: {
            id: "proposal",
            src: "check",
            input: ({ context }) => ({ dripName: context.proposal }),
            onDone: [
              {
                guard: { type: "isFree", params: ({ event }) => event.output },
                target: "free",
                actions: [
                  { type: "setText", params: ({ context }) => ({ text: context.proposal }) },
                  "showFree",
                ],
              },
              {
                guard: { type: "hasSuggestion", params: ({ event }) => event.output },
                target: "asking",
                actions: { type: "setText", params: ({ event }) => ({ text: firstOf(event.output) }) },
              },
              { target: "empty" },
            ],
            onError: "empty",
          },
        },
        free: {
          on: {
            "claim.submitted": [
              {
                guard: "isFormFitWithBirthday",
                target: "#dripName.givingBirthday",
                actions: { type: "setForm", params: ({ event }) => event },
              },
              {
                guard: "isFormFit",
                target: "#dripName.saving",
                actions: { type: "setForm", params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    givingBirthday: {
      invoke: {
        id: "giveBirthday",
        src: "giveBirthday",
        input: ({ context }) => ({ userId: context.me.id, dateOfBirth: context.dateOfBirth }),
        onDone: [
          ...afterBirthday("saving"),
          whenLimited("checking.limited"),
          { target: "checking.free", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "checking.free", actions: announceError(problemTexts.unknown) },
      },
    },
    saving: {
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => ({
          userId: context.me.id,
          dripName: context.dripName,
          names: context.needsNames ? context.names : null,
        }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "refreshing",
            actions: { type: "setMe", params: ({ event }) => event.output },
          },
          { guard: { type: "isTaken", params: ({ event }) => event.output }, target: "checking.asking" },
          {
            guard: { type: "isProfane", params: ({ event }) => event.output },
            target: "checking.refused",
            actions: "showProfane",
          },
          whenLimited("checking.limited"),
          { target: "checking.free", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "checking.free", actions: announceError(problemTexts.unknown) },
      },
    },
    refreshing: {
      invoke: { id: "forceRefresh", src: "forceRefresh", onDone: "claimed", onError: "claimed" },
    },
    claimed: { always: { target: "over", actions: "recordClaimed" } },
    over: { type: "final" },
  },
});

const firstOf = (outcome: NameOutcome) => (outcome.kind === "taken" && outcome.suggestions[0]) || "";

type Snapshot = SnapshotFrom<typeof dripNameMachine>;
export const selectIsProposing = (snapshot: Snapshot) => snapshot.context.proposal !== "";
export const selectNeedsNames = (snapshot: Snapshot) => snapshot.context.needsNames;
export const selectNeedsBirthday = (snapshot: Snapshot) => isAgeUnknown(snapshot.context.me);
export const selectIsBusy = (snapshot: Snapshot) =>
  (["givingBirthday", "saving", "refreshing", "over"] as const).some((state) => snapshot.matches(state));
/** After a failed check the button checks again. */
export const selectCanClaim = (snapshot: Snapshot) =>
  selectIsHiccup(snapshot) || (selectIsFree(snapshot) && isFormFit(snapshot.context));

import { dripNameContext, dripNameSetup } from "./drip-name.setup";
import { dripNameChecking } from "./drip-name-checking.state";

/** The drip name's field for a form that saves it: the same rules and check as in the dialog. */
export const dripNameFieldMachine = dripNameSetup.createMachine({
  id: "dripNameField",
  context: ({ input: { me } }) => ({ ...dripNameContext(me), dripName: me.drip_name ?? "" }),
  initial: "checking",
  states: { checking: dripNameChecking },
});

/** A snapshot of this machine or of the dialog's, which has the same states for checking. */
type Snapshot = {
  context: {
    dripName: string;
    isStripped: boolean;
    message: string | null;
    suggestions: readonly string[];
  };
  matches: (value: { checking: keyof typeof dripNameChecking.states }) => boolean;
};

export const selectDripName = (snapshot: Snapshot) => snapshot.context.dripName;
export const selectDripNameMessage = (snapshot: Snapshot) => snapshot.context.message;
export const selectSuggestions = (snapshot: Snapshot) => snapshot.context.suggestions;
export const selectIsStripped = (snapshot: Snapshot) => snapshot.context.isStripped;
export const selectIsFree = (snapshot: Snapshot) => snapshot.matches({ checking: "free" });
export const selectIsHiccup = (snapshot: Snapshot) => snapshot.matches({ checking: "hiccup" });
export const selectIsChecking = (snapshot: Snapshot) => snapshot.matches({ checking: "asking" });
export const selectHasFault = (snapshot: Snapshot) =>
  (["refused", "taken", "hiccup", "limited"] as const).some((checking) => snapshot.matches({ checking }));

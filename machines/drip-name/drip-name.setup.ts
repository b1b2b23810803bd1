import { assign, emit, fromCallback, setup } from "xstate";
import { type BirthdayInput, type BirthdayOutcome, isAgeUnknown } from "../../domain/account/age";
import type { User } from "../../domain/account/user";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { timing } from "../../domain/base/limits";
import { fitDripName, stripDripName } from "../../domain/drip-name/drip-name";
import {
  dripNameFaultText,
  holdsPlaceholder,
  type NameField,
  type Names,
} from "../../domain/drip-name/drip-name-form";
import type { NameOutcome, SaveInput, SaveOutcome } from "../../domain/drip-name/outcomes";
import { dripNameTexts } from "../../domain/drip-name/texts";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import { isGiven, isOnFile, isTooYoung } from "../account/birthday-given.state";
import { announce } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { isLimited, toWait } from "../base/limited.state";

const words = dripNameTexts;

export const dripNameSetup = setup({
  types: {
    context: {} as {
      me: User;
      needsNames: boolean;
      fit: readonly NameField[];
      isBirthdayFit: boolean;
      /** As submitted: the birthday is sent first, then the names with the drip name. */
      names: Names;
      dateOfBirth: string;
      dripName: string;
      /** Checked before anything is typed; empty without a proposal. */
      proposal: string;
      /** Disallowed characters were removed, which the field has to say. */
      isStripped: boolean;
      message: string | null;
      suggestions: readonly string[];
      wait: number;
      outcome: "claimed" | "left" | "too-young";
    },
    events: {} as
      /** The text in the field, and as it was typed, before characters were removed. */
        | { type: "drip-name.entered"; text: string; typed: string }
        | { type: "suggestion.chosen"; text: string }
        /** The form could not save the name; another check gives the reason. */
        | { type: "drip-name.refused"; text: string }
        | ({ type: "name.judged" } & Judged<NameField>)
        | { type: "birthday.judged"; isFit: boolean }
        | { type: "claim.submitted"; names: Names; dateOfBirth: string }
        | { type: "network.returned" }
        | { type: "sign-out.pressed" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { me: User; proposal?: string },
    output: {} as { kind: "claimed" | "left" | "too-young"; me: User },
  },
  actors: {
    check: effectActor<NameOutcome, { dripName: string }>(),
    giveBirthday: effectActor<BirthdayOutcome, BirthdayInput>(),
    save: effectActor<SaveOutcome, SaveInput>(),
    forceRefresh: effectActor<void>(),
    countdown: countdownMachine,
    network: fromCallback(() => {}),
  },
  actions: {
    announce,
    sendGaps: emit({ type: "gaps.found" }),
    setText: assign((_, { text, typed = text }: { text: string; typed?: string }) => ({
      dripName: fitDripName({ text, caret: text.length }).text,
      isStripped: stripDripName(typed) !== typed,
      message: null,
      suggestions: [],
    })),
    judgeName: assign(({ context }, judged: Judged<NameField>) => ({ fit: fitAfter(context.fit, judged) })),
    judgeBirthday: assign((_, { isFit }: { isFit: boolean }) => ({ isBirthdayFit: isFit })),
    setForm: assign((_, { names, dateOfBirth }: { names: Names; dateOfBirth: string }) => ({
      names,
      dateOfBirth,
    })),
    setMe: assign((_, outcome: SaveOutcome | BirthdayOutcome) => ("me" in outcome ? { me: outcome.me } : {})),
    setWait: assign(toWait),
    setSuggestions: assign((_, outcome: NameOutcome) =>
      outcome.kind === "taken" ? { suggestions: outcome.suggestions } : {},
    ),
    showFault: assign({
      message: ({ context }) =>
        context.isStripped && context.dripName === "" ? words.stripped : dripNameFaultText(context.dripName),
    }),
    showProfane: assign({ message: words.profane }),
    showTaken: assign({ message: words.taken }),
    showFree: assign({ message: words.free }),
    showHiccup: assign({ message: words.failed }),
    showWait: assign({ message: baseCodeTexts.REQUEST_429_LIMIT }),
    recordClaimed: assign({ outcome: "claimed" }),
    recordTooYoung: assign({ outcome: "too-young" }),
  },
  guards: {
    hasProposal: ({ context }) => context.proposal !== "",
    hasSuggestion: (_, outcome: NameOutcome) => outcome.kind === "taken" && outcome.suggestions.length > 0,
    hasFault: ({ context }) => dripNameFaultText(context.dripName) !== null,
    isFormFit: ({ context }) => isFormFit(context),
    isFormFitWithBirthday: ({ context }) => isFormFit(context) && isAgeUnknown(context.me),
    isGiven,
    isOnFile,
    isTooYoung,
    isFree: (_, outcome: NameOutcome) => outcome.kind === "free",
    isTaken: (_, outcome: NameOutcome | SaveOutcome) => outcome.kind === "taken",
    isProfane: (_, outcome: NameOutcome | SaveOutcome) => outcome.kind === "profane",
    isLimited,
    isSaved: (_, outcome: SaveOutcome) => outcome.kind === "saved",
  },
  delays: { pause: timing.validationDebounce },
});

export const dripNameContext = (me: User) => ({
  me,
  needsNames: holdsPlaceholder(me),
  fit: [],
  isBirthdayFit: false,
  names: { firstName: "", lastName: "" },
  dateOfBirth: "",
  dripName: "",
  proposal: "",
  isStripped: false,
  message: null,
  suggestions: [],
  wait: 0,
  outcome: "left" as const,
});

type Form = { me: User; needsNames: boolean; fit: readonly NameField[]; isBirthdayFit: boolean };

/** Whether all fields besides the drip name are valid. */
export const isFormFit = ({ me, needsNames, fit, isBirthdayFit }: Form): boolean =>
  (!needsNames || fit.length === 2) && (!isAgeUnknown(me) || isBirthdayFit);

import { assign, fromCallback, type SnapshotFrom, setup, stateIn } from "xstate";
import type { Availability } from "../../domain/account/availability";
import { isEmailAddress } from "../../domain/account/email-address";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { timing } from "../../domain/base/limits";
import type { CheckOutcome } from "../../domain/sign-in/sign-in";
import { addressTexts } from "../../domain/sign-in/texts";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";
import { byOutcome } from "../base/outcomes";

type Typed = { emailAddress: string };

const words = addressTexts;

/** Step 1: checks whether an account has the address. *Next* waits for a check in flight instead of starting a second one. */
export const addressCheckMachine = setup({
  types: {
    context: {} as Typed & {
      message: string | null;
      step: Availability["step"];
      isDoubtful: boolean;
      heldBy: Availability["heldBy"];
      wait: number;
    },
    events: {} as
      | ({ type: "email.entered" } & Typed)
      | ({ type: "next.pressed" } & Typed)
      | { type: "network.returned" },
    children: {} as { check: "check"; countdown: "countdown"; network: "network" },
    input: {} as Typed,
    output: {} as Typed & { step: Availability["step"] },
  },
  actors: {
    check: effectActor<CheckOutcome, Typed>(),
    countdown: countdownMachine,
    network: fromCallback(() => {}),
  },
  actions: {
    saveAddress: assign((_, { emailAddress }: Typed) => ({
      emailAddress: emailAddress.trim(),
      message: null,
      isDoubtful: false,
      heldBy: undefined,
    })),
    showFault: assign({
      message: ({ context }) => (context.emailAddress === "" ? words.required : words.malformed),
    }),
    showVerdict: assign((_, outcome: CheckOutcome) =>
      outcome.kind === "judged"
        ? {
            message: outcome.message,
            step: outcome.step,
            isDoubtful: outcome.isDoubtful ?? false,
            heldBy: outcome.heldBy,
          }
        : {},
    ),
    showMalformed: assign({ message: words.malformed }),
    showHiccup: assign({ message: words.failed }),
    setWait: assign(toWait),
    showWait: assign({ message: baseCodeTexts.REQUEST_429_LIMIT }),
  },
  guards: {
    hasAddress: ({ context }) => context.emailAddress !== "",
    isFit: ({ context }) => isEmailAddress(context.emailAddress),
    isTypedFit: (_, { emailAddress }: Typed) => isEmailAddress(emailAddress.trim()),
    isSameAddress: ({ context }, { emailAddress }: Typed) => emailAddress.trim() === context.emailAddress,
    isBlocking: (_, outcome: CheckOutcome) => outcome.kind === "judged" && outcome.isBlocking,
    isMalformed: (_, outcome: CheckOutcome) => outcome.kind === "malformed",
    isLimited,
    isFailed: (_, outcome: CheckOutcome) => outcome.kind === "failed",
    isNextPressed: stateIn({ checking: "started" }),
  },
  delays: { pause: timing.validationDebounce },
}).createMachine({
  id: "addressCheck",
  context: ({ input }) => ({
    emailAddress: input.emailAddress,
    message: null,
    step: "sign-up",
    isDoubtful: false,
    heldBy: undefined,
    wait: 0,
  }),
  output: ({ context: { emailAddress, step } }) => ({ emailAddress, step }),
  initial: "opening",
  on: {
    "email.entered": { target: ".waiting", actions: { type: "saveAddress", params: ({ event }) => event } },
    "next.pressed": [
      {
        guard: { type: "isTypedFit", params: ({ event }) => event },
        target: ".checking.started",
        actions: { type: "saveAddress", params: ({ event }) => event },
      },
      { target: ".refused", actions: [{ type: "saveAddress", params: ({ event }) => event }, "showFault"] },
    ],
  },
  states: {
    opening: { always: [{ guard: "hasAddress", target: "checking" }, { target: "empty" }] },
    empty: {},
    waiting: {
      after: {
        pause: [
          { guard: "isFit", target: "checking" },
          { target: "refused", actions: "showFault" },
        ],
      },
    },
    checking: {
      initial: "alone",
      on: {
        "next.pressed": {
          guard: { type: "isSameAddress", params: ({ event }) => event },
          target: ".started",
        },
      },
      invoke: {
        id: "check",
        src: "check",
        input: ({ context }) => ({ emailAddress: context.emailAddress }),
        onDone: [
          {
            guard: { type: "isBlocking", params: ({ event }) => event.output },
            target: "blocked",
            actions: { type: "showVerdict", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isMalformed", params: ({ event }) => event.output },
            target: "refused",
            actions: "showMalformed",
          },
          whenLimited("limited"),
          ...byOutcome({
            isFailed: ["hiccup", "showHiccup"],
            isNextPressed: ["left", "showVerdict"],
            else: ["passed", "showVerdict"],
          }),
        ],
        onError: { target: "hiccup", actions: "showHiccup" },
      },
      states: { alone: {}, started: {} },
    },
    passed: {
      on: {
        "next.pressed": { guard: { type: "isSameAddress", params: ({ event }) => event }, target: "left" },
      },
    },
    blocked: {
      on: { "next.pressed": { guard: { type: "isSameAddress", params: ({ event }) => event } } },
    },
    limited: {
      entry: "showWait",
      on: { "next.pressed": { guard: { type: "isSameAddress", params: ({ event }) => event } } },
      ...countdownTo("checking"),
    },
    refused: {},
    hiccup: { invoke: { id: "network", src: "network" }, on: { "network.returned": "checking" } },
    left: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof addressCheckMachine>;
export const selectAddressMessage = (snapshot: Snapshot) => snapshot.context.message;
export const selectIsChecking = (snapshot: Snapshot) => snapshot.matches("checking");
export const selectHasFault = (snapshot: Snapshot) =>
  ["refused", "blocked", "hiccup", "limited"].some((state) => snapshot.value === state);
export const selectCanGoOn = (snapshot: Snapshot) =>
  !snapshot.matches("blocked") && !snapshot.matches("limited") && !snapshot.matches("refused");
export const selectIsDoubtful = (snapshot: Snapshot) => snapshot.context.isDoubtful;
export const selectIsHeldByGoogle = (snapshot: Snapshot) =>
  snapshot.matches("blocked") && snapshot.context.heldBy === "google";

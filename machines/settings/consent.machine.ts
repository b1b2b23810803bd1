import { fromCallback, type SnapshotFrom, sendTo, setup } from "xstate";
import type { Consent, ConsentEvent, ConsentInput } from "../../domain/settings/consent";

type Counted = Extract<ConsentEvent, { type: "event.counted" }>;

/** Runs usage statistics only with consent, and never if the browser has opted out. */
export const consentMachine = setup({
  types: {
    context: {} as ConsentInput,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    children: {} as { otherTabs: "otherTabs"; measuring: "measuring" },
  },
  actors: {
    otherTabs: fromCallback<ConsentEvent>(() => {}),
    /** Runs as long as there is consent. */
    measuring: fromCallback<Counted>(() => {}),
  },
  actions: {
    keep: (_, _choice: { consent: Consent }) => {},
    passOn: sendTo("measuring", (_, counted: Counted) => counted),
  },
  guards: {
    isUnmeasured: ({ context }) => !context.isMeasured,
    isOptedOut: ({ context }) => context.isOptedOut,
    wasGiven: ({ context }) => context.consent === "given",
    isGiven: (_, { consent }: { consent: Consent }) => consent === "given",
    isWithheld: (_, { consent }: { consent: Consent }) => consent === "withheld",
  },
}).createMachine({
  id: "consent",
  context: ({ input }) => input,
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isUnmeasured", target: "unmeasured" },
        { guard: "isOptedOut", target: "optedOut" },
        { guard: "wasGiven", target: "askable.given" },
        { target: "askable" },
      ],
    },
    unmeasured: {},
    optedOut: {},
    askable: {
      invoke: { id: "otherTabs", src: "otherTabs" },
      initial: "withheld",
      states: {
        withheld: {
          on: {
            "consent.given": {
              target: "given",
              actions: { type: "keep", params: { consent: "given" } },
            },
            "consent.followed": {
              guard: { type: "isGiven", params: ({ event }) => event },
              target: "given",
            },
          },
        },
        given: {
          invoke: { id: "measuring", src: "measuring" },
          on: {
            "event.counted": { actions: { type: "passOn", params: ({ event }) => event } },
            "consent.withdrawn": {
              target: "withheld",
              actions: { type: "keep", params: { consent: "withheld" } },
            },
            "consent.followed": {
              guard: { type: "isWithheld", params: ({ event }) => event },
              target: "withheld",
            },
          },
        },
      },
    },
  },
});

export type ConsentPlace = "unmeasured" | "optedOut" | "withheld" | "given";

export function selectConsent(snapshot: SnapshotFrom<typeof consentMachine>): ConsentPlace {
  if (snapshot.matches({ askable: "given" })) return "given";
  if (snapshot.matches("unmeasured")) return "unmeasured";
  return snapshot.matches("optedOut") ? "optedOut" : "withheld";
}

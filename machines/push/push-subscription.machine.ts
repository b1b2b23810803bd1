import { assign, type SnapshotFrom, setup } from "xstate";
import { type Limited, type Refused, reasonOf } from "../../domain/base/outcome";
import type {
  PushPermission,
  PushReading,
  RingOutcome,
  SilenceOutcome,
} from "../../domain/push/push-subscription";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type Found = { reading: PushReading; wasOffered: boolean };
type Done<Output> = { event: { output: Output } };
const found = ({ event }: Done<Found>) => event.output;

/**
 * Push on this device. The browser's permission is requested only after a press; the offer is shown once on each device, after a
 * saved *Got it*.
 */
export const pushSubscriptionMachine = setup({
  types: {
    context: {} as { tokenId: string; wasOffered: boolean; refusal: string | null },
    events: {} as
      | { type: "got-it.saved" }
      | { type: "ring.pressed" }
      | { type: "not-now.pressed" }
      | { type: "got-that.pressed" }
      | { type: "off.pressed" },
  },
  actors: {
    readPermission: effectActor<Found>(),
    askPermission: effectActor<PushPermission>(),
    saveToken: effectActor<RingOutcome>(),
    dropToken: effectActor<SilenceOutcome, { tokenId: string }>(),
  },
  actions: {
    take: assign((_, { reading, wasOffered }: Found) => ({
      tokenId: reading.kind === "on" ? reading.tokenId : "",
      wasOffered,
    })),
    recordToken: assign((_, outcome: RingOutcome) => ({
      tokenId: outcome.kind === "ringing" ? outcome.tokenId : "",
    })),
    forgetRefusal: assign({ refusal: null }),
    recordRefusal: assign((_, outcome: { kind: string } | Limited | Refused) => ({
      refusal: reasonOf(outcome),
    })),
    ...faultActions("refusal"),
    recordOffer: assign({ wasOffered: true }),
    /** Records the offer on this device, so that it is not repeated. */
    saveOffer: () => {},
  },
  guards: {
    wasNotOffered: ({ context }) => !context.wasOffered,
    isOn: (_, { reading }: Found) => reading.kind === "on",
    isLost: (_, { reading }: Found) => reading.kind === "lost",
    hasFallenSilent: (_, { reading }: Found) => reading.kind === "silent",
    isDenied: (_, { reading }: Found) => reading.kind === "denied",
    isUnable: (_, { reading }: Found) => reading.kind === "unable",
    isNotForThem: (_, { reading }: Found) => reading.kind === "notForThem",
    needsInstall: (_, { reading }: Found) => reading.kind === "needsInstall",
    isGranted: (_, permission: PushPermission) => permission === "granted",
    isRefused: (_, permission: PushPermission) => permission === "denied",
    isRinging: (_, { kind }: RingOutcome) => kind === "ringing",
    isUnaware: (_, { kind }: SilenceOutcome) => kind === "silent",
  },
}).createMachine({
  id: "pushSubscription",
  context: { tokenId: "", wasOffered: true, refusal: null },
  initial: "unknown",
  states: {
    unknown: {
      invoke: {
        id: "readPermission",
        src: "readPermission",
        onDone: [
          { guard: { type: "isOn", params: found }, target: "on", actions: { type: "take", params: found } },
          { guard: { type: "isLost", params: found }, target: "lost" },
          { guard: { type: "hasFallenSilent", params: found }, target: "silent" },
          { guard: { type: "isDenied", params: found }, target: "denied" },
          { guard: { type: "isUnable", params: found }, target: "unable" },
          { guard: { type: "isNotForThem", params: found }, target: "notForThem" },
          {
            guard: { type: "needsInstall", params: found },
            target: "needsInstall",
            actions: { type: "take", params: found },
          },
          { target: "off", actions: { type: "take", params: found } },
        ],
        onError: "notForThem",
      },
    },
    unable: {},
    /** The server sends this person no pushes, or the read failed. */
    notForThem: {},
    needsInstall: {
      initial: "quiet",
      states: {
        quiet: { on: { "got-it.saved": { guard: "wasNotOffered", target: "told" } } },
        told: {
          entry: ["recordOffer", "saveOffer"],
          on: { "got-that.pressed": "quiet" },
        },
      },
    },
    off: {
      on: {
        "got-it.saved": { guard: "wasNotOffered", target: "offered" },
        "ring.pressed": "asking",
      },
    },
    offered: {
      entry: ["recordOffer", "saveOffer"],
      on: { "ring.pressed": "asking", "not-now.pressed": "off" },
    },
    asking: {
      entry: "forgetRefusal",
      invoke: {
        id: "askPermission",
        src: "askPermission",
        onDone: byOutcome({ isGranted: ["saving"], isRefused: ["denied.told"], else: ["off"] }),
        onError: onFault("failed"),
      },
    },
    denied: {
      initial: "quiet",
      states: {
        quiet: {},
        told: { on: { "got-that.pressed": "quiet" } },
      },
    },
    saving: {
      initial: "ringing",
      states: {
        ringing: {
          invoke: {
            id: "saveToken",
            src: "saveToken",
            onDone: byOutcome({
              isRinging: ["#pushSubscription.on.told", "recordToken"],
              else: ["#pushSubscription.failed", "recordRefusal"],
            }),
            onError: onFault("#pushSubscription.failed"),
          },
        },
        silencing: {
          entry: "forgetRefusal",
          invoke: {
            id: "dropToken",
            src: "dropToken",
            input: ({ context }) => ({ tokenId: context.tokenId }),
            onDone: byOutcome({
              isUnaware: ["#pushSubscription.off"],
              else: ["#pushSubscription.on", "recordRefusal"],
            }),
            onError: onFault("#pushSubscription.on"),
          },
        },
      },
    },
    /** The call failed; the button can be pressed again. */
    failed: {
      on: { "ring.pressed": "asking", "not-now.pressed": { target: "off", actions: "forgetRefusal" } },
    },
    on: {
      initial: "quiet",
      states: {
        quiet: {},
        told: { on: { "got-that.pressed": "quiet" } },
      },
      on: { "off.pressed": "saving.silencing" },
    },
    /** The browser has a subscription that the server no longer knows. */
    lost: { on: { "ring.pressed": "asking" } },
    /** The device acknowledges no pushes any more. */
    silent: { on: { "ring.pressed": "asking" } },
  },
});

export type PushSubscriptionMachine = typeof pushSubscriptionMachine;
type Snapshot = SnapshotFrom<PushSubscriptionMachine>;

export type PushCardEvent = "offer" | "busy" | "failed" | "install" | "denied" | "rings";

/** The card's content; null if it is hidden. */
export function selectCard(snapshot: Snapshot): PushCardEvent | null {
  if (snapshot.matches("offered")) return "offer";
  if (snapshot.matches("asking") || snapshot.matches({ saving: "ringing" })) return "busy";
  if (snapshot.matches("failed")) return "failed";
  if (snapshot.matches({ needsInstall: "told" })) return "install";
  if (snapshot.matches({ denied: "told" })) return "denied";
  return snapshot.matches({ on: "told" }) ? "rings" : null;
}

export type PushPlace =
  | "hidden"
  | "unable"
  | "install"
  | "denied"
  | "off"
  | "on"
  | "busy"
  | "lost"
  | "silent";

/** Whether the device's state is read. */
export const selectIsKnown = (snapshot: Snapshot) => !snapshot.matches("unknown");

/** The state of the settings' switch. */
export function selectPlace(snapshot: Snapshot): PushPlace {
  if (snapshot.matches("unknown") || snapshot.matches("notForThem")) return "hidden";
  if (snapshot.matches("unable")) return "unable";
  if (snapshot.matches("needsInstall")) return "install";
  if (snapshot.matches("denied")) return "denied";
  if (snapshot.matches("asking") || snapshot.matches("saving")) return "busy";
  if (snapshot.matches("lost")) return "lost";
  if (snapshot.matches("silent")) return "silent";
  return snapshot.matches("on") ? "on" : "off";
}

export const selectRefusal = ({ context }: Snapshot) => context.refusal;

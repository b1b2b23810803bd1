import { assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { RingSettingsRequest, RingsOutcome, SavedRings } from "../../domain/dings/ding-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** What may ring, and when. Each choice is shown and saved at once; a refused one goes back to what is saved. */
export const ringSettingsMachine = setup({
  types: {
    context: {} as {
      saved: SavedRings | null;
      wanted: RingSettingsRequest | null;
      /** Something was chosen while an earlier choice was being saved. */
      isBehind: boolean;
      refusal: string | null;
    },
    events: {} as
      | { type: "rings.chosen"; rings: Partial<RingSettingsRequest> }
      | { type: "retry.pressed" }
      | { type: "network.returned" },
  },
  actors: {
    read: effectActor<RingsOutcome>(),
    save: effectActor<RingsOutcome, { wanted: RingSettingsRequest; version: number }>(),
    network: fromCallback(() => {}),
  },
  actions: {
    keep: assign((_, outcome: RingsOutcome) =>
      outcome.kind === "read" ? { saved: outcome.rings, wanted: outcome.rings, refusal: null } : {},
    ),
    setVersion: assign(({ context: { wanted } }, outcome: RingsOutcome) =>
      outcome.kind === "read" ? { saved: outcome.rings, wanted, isBehind: false } : {},
    ),
    setRefusal: assign(({ context: { saved } }, outcome: RingsOutcome) => ({
      refusal: reasonOf(outcome),
      wanted: saved,
      isBehind: false,
    })),
    setUnknownFault: assign(({ context: { saved } }) => ({
      refusal: problemTexts.unknown,
      wanted: saved,
      isBehind: false,
    })),
    choose: assign(({ context: { wanted } }, { rings }: { rings: Partial<RingSettingsRequest> }) => ({
      wanted: wanted && { ...wanted, ...rings },
      refusal: null,
    })),
    recordBehind: assign({ isBehind: true }),
  },
  guards: {
    isRead: (_, outcome: RingsOutcome) => outcome.kind === "read",
    isReadButBehind: ({ context }, outcome: RingsOutcome) => outcome.kind === "read" && context.isBehind,
  },
}).createMachine({
  id: "ringSettings",
  context: { saved: null, wanted: null, isBehind: false, refusal: null },
  invoke: { id: "network", src: "network" },
  initial: "opening",
  states: {
    opening: {
      invoke: {
        id: "read",
        src: "read",
        onDone: byOutcome({ isRead: ["shown", "keep"], else: ["failed", "setRefusal"] }),
        onError: onFault("failed"),
      },
    },
    failed: { on: { "retry.pressed": "opening", "network.returned": "opening" } },
    shown: {
      on: { "rings.chosen": { target: "saving", actions: { type: "choose", params: ({ event }) => event } } },
    },
    saving: {
      on: {
        "rings.chosen": { actions: [{ type: "choose", params: ({ event }) => event }, "recordBehind"] },
      },
      invoke: {
        id: "save",
        src: "save",
        input: ({ context: { saved, wanted } }) => {
          if (saved === null || wanted === null) throw new Error("Saving without anything that was read");
          return { wanted, version: saved.version };
        },
        onDone: [
          {
            guard: { type: "isReadButBehind", params: ({ event }) => event.output },
            target: "saving",
            reenter: true,
            actions: { type: "setVersion", params: ({ event }) => event.output },
          },
          ...byOutcome({ isRead: ["shown", "keep"], else: ["shown", "setRefusal"] }),
        ],
        onError: onFault("shown"),
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof ringSettingsMachine>;

export const selectRings = ({ context }: Snapshot) => context.wanted;
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");

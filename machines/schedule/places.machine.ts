import { assign, type SnapshotFrom, setup } from "xstate";
import type { PlacesOutcome, Venue } from "../../domain/schedule/place";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** A team's venues, for the event form's choice. */
export const placesMachine = setup({
  types: {
    context: {} as { teamId: string; places: readonly Venue[] },
    events: {} as { type: "retry.pressed" } | { type: "place.added"; place: Venue },
    input: {} as { teamId: string },
  },
  actors: {
    read: effectActor<PlacesOutcome, { teamId: string }>(),
  },
  actions: {
    setPlaces: assign((_, outcome: PlacesOutcome) =>
      outcome.kind === "known" ? { places: outcome.places } : {},
    ),
    addPlace: assign(({ context }, { place }: { place: Venue }) => ({ places: [...context.places, place] })),
  },
  guards: { isKnown: (_, outcome: PlacesOutcome) => outcome.kind === "known" },
}).createMachine({
  id: "places",
  context: ({ input }) => ({ ...input, places: [] }),
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context: { teamId } }) => ({ teamId }),
        onDone: byOutcome({ isKnown: ["known", "setPlaces"], else: ["unknown"] }),
        onError: "unknown",
      },
    },
    known: { on: { "place.added": { actions: { type: "addPlace", params: ({ event }) => event } } } },
    unknown: { on: { "retry.pressed": "asking" } },
  },
});

export type PlacesMachine = typeof placesMachine;
type Snapshot = SnapshotFrom<PlacesMachine>;
export const selectPlaces = (snapshot: Snapshot) => snapshot.context.places;
export const selectPlacesStep = ({ value }: Snapshot) => value;

import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { Huddle } from "../../domain/huddle/huddle";
import type { WantedPeople } from "../../domain/huddle/new-huddle";
import type { HuddleKey, Reader, ReadersOutcome, StartOutcome } from "../../domain/huddle/talk-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";

/** A team with its grown-ups' huddle, whose readers can be brought together. */
export type Circle = HuddleKey & { name: string };

/** Starts a group of people of one team, or brings people into one. */
export const newHuddleMachine = setup({
  types: {
    context: {} as {
      circles: readonly Circle[];
      circle: Circle | null;
      into: Huddle | null;
      people: readonly Reader[];
      picked: readonly string[];
      refusal: string | null;
      started: Huddle | null;
    },
    events: {} as
      | { type: "team.chosen"; teamId: string }
      | { type: "person.ticked"; userId: string }
      | { type: "start.pressed" }
      | { type: "retry.pressed" },
    input: {} as { circles: readonly Circle[]; into: Huddle | null; wanted: WantedPeople | null },
    output: {} as Huddle,
  },
  actors: {
    readPeople: effectActor<ReadersOutcome, { circle: Circle; into: Huddle | null }>(),
    start: effectActor<StartOutcome, { teamId: string; into: Huddle | null; userIds: readonly string[] }>(),
  },
  actions: {
    chooseTeam: assign(({ context: { circles } }, { teamId }: { teamId: string }) => ({
      circle: circles.find((each) => each.teamId === teamId) ?? null,
      people: [],
      picked: [],
      refusal: null,
    })),
    /** Who cannot be picked, say since they left, is not ticked. */
    setPeople: assign(({ context: { picked } }, outcome: ReadersOutcome) =>
      outcome.kind === "known"
        ? {
            people: outcome.readers,
            picked: picked.filter((id) => outcome.readers.some(({ user_id }) => user_id === id)),
          }
        : {},
    ),
    tick: assign(({ context: { picked } }, { userId }: { userId: string }) => ({
      picked: picked.includes(userId) ? picked.filter((id) => id !== userId) : [...picked, userId],
      refusal: null,
    })),
    setStarted: assign((_, outcome: StartOutcome) =>
      outcome.kind === "started" ? { started: outcome.huddle } : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: {
    isKnown: (_, outcome: ReadersOutcome) => outcome.kind === "known",
    isStarted: (_, outcome: StartOutcome) => outcome.kind === "started",
    hasPicked: ({ context }) => context.picked.length > 0,
  },
}).createMachine({
  id: "newHuddle",
  context: ({ input: { circles, into, wanted } }) => ({
    circles,
    into,
    circle: circles.find(({ teamId }) => teamId === wanted?.teamId) ?? circles[0] ?? null,
    people: [],
    picked: wanted?.userIds ?? [],
    refusal: null,
    started: null,
  }),
  output: ({ context }) => present(context.started),
  initial: "reading",
  on: {
    "team.chosen": { target: ".reading", actions: { type: "chooseTeam", params: ({ event }) => event } },
  },
  states: {
    reading: {
      invoke: {
        id: "readPeople",
        src: "readPeople",
        input: ({ context: { circle, into } }) => ({ circle: present(circle), into }),
        onDone: byOutcome({ isKnown: ["picking", "setPeople"], else: ["failed"] }),
        onError: "failed",
      },
    },
    picking: {
      on: {
        "person.ticked": { actions: { type: "tick", params: ({ event }) => event } },
        "start.pressed": { guard: "hasPicked", target: "starting" },
      },
    },
    starting: {
      on: { "team.chosen": {} },
      invoke: {
        id: "start",
        src: "start",
        input: ({ context: { circle, into, picked } }) => ({
          teamId: present(circle).teamId,
          into,
          userIds: picked,
        }),
        onDone: byOutcome({ isStarted: ["started", "setStarted"], else: ["picking", "setRefusal"] }),
        onError: onFault("picking"),
      },
    },
    failed: { on: { "retry.pressed": "reading" } },
    started: { type: "final" },
  },
});

export type NewHuddleMachine = typeof newHuddleMachine;
type Snapshot = SnapshotFrom<NewHuddleMachine>;
export const selectStep = ({ value }: Snapshot) => value;
export const selectCircle = (snapshot: Snapshot) => snapshot.context.circle;
export const selectPeople = (snapshot: Snapshot) => snapshot.context.people;
export const selectPicked = (snapshot: Snapshot) => snapshot.context.picked;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;

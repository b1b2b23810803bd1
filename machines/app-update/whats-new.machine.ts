import { assign, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import {
  type NotesOutcome,
  type NotesReadOutcome,
  type ReleaseNotes,
  unreadNotes,
} from "../../domain/app-update/release-notes";
import { reasonOf } from "../../domain/base/outcome";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Offers the notes of the newest release until the person has read them. */
export const whatsNewMachine = setup({
  types: {
    context: {} as { me: User; notes: ReleaseNotes | null; refusal: string | null },
    events: {} as { type: "notes.opened" } | { type: "notes.closed" } | { type: "got-it.pressed" },
    input: {} as { me: User },
  },
  actors: {
    readNotes: effectActor<NotesOutcome>(),
    markRead: effectActor<NotesReadOutcome, { me: User; released_on: string }>(),
  },
  actions: {
    setNotes: assign(({ context }, outcome: NotesOutcome) =>
      outcome.kind === "read" ? { notes: unreadNotes(outcome.notes, context.me) } : {},
    ),
    shareMe: (_, _outcome: NotesReadOutcome) => {},
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: NotesReadOutcome) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: {
    isUnread: ({ context }, outcome: NotesOutcome) =>
      outcome.kind === "read" && unreadNotes(outcome.notes, context.me) !== null,
    isSaved: (_, { kind }: NotesReadOutcome) => kind === "saved",
  },
}).createMachine({
  id: "whatsNew",
  context: ({ input: { me } }) => ({ me, notes: null, refusal: null }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        id: "readNotes",
        src: "readNotes",
        onDone: byOutcome({ isUnread: ["offered", "setNotes"], else: ["over"] }),
        onError: "over",
      },
    },
    offered: { on: { "notes.opened": "opened" } },
    opened: {
      initial: "resting",
      on: { "notes.closed": "offered" },
      states: {
        resting: { on: { "got-it.pressed": { target: "saving", actions: "forgetRefusal" } } },
        saving: {
          invoke: {
            id: "markRead",
            src: "markRead",
            input: ({ context: { me, notes } }) => ({ me, released_on: notes?.released_on ?? "" }),
            onDone: byOutcome({ isSaved: ["#whatsNew.over", "shareMe"], else: ["resting", "setRefusal"] }),
            onError: onFault("resting"),
          },
        },
      },
    },
    over: { type: "final" },
  },
});

export type WhatsNewMachine = typeof whatsNewMachine;
type Snapshot = SnapshotFrom<WhatsNewMachine>;
/** Null while there is nothing to offer. */
export const selectOffered = (snapshot: Snapshot) =>
  snapshot.matches("offered") || snapshot.matches("opened") ? snapshot.context.notes : null;
export const selectIsOpened = (snapshot: Snapshot) => snapshot.matches("opened");
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches({ opened: "saving" });
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;

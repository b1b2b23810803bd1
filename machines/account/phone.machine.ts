import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import type { Announcement } from "../../domain/base/announcement";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { problemTexts } from "../../domain/base/texts";
import { readPhoneNumber } from "../../domain/family/phone";
import { type PhoneOutcome, phoneFormTexts } from "../../domain/family/phone-form";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";

/** Stores, changes or deletes the person's phone number. A refused number stays in the field. */
export const phoneMachine = setup({
  types: {
    context: {} as {
      userId: string;
      phoneNumber: string | null;
      wanted: string | null;
      fault: string | null;
    },
    events: {} as
      | { type: "change.pressed" }
      | { type: "number.typed" }
      | { type: "number.submitted"; text: string }
      | { type: "number.removed" }
      | { type: "left" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { me: User },
  },
  actors: {
    savePhone: effectActor<PhoneOutcome, { userId: string; phoneNumber: string | null }>(),
  },
  actions: {
    announce,
    sendGaps: emit({ type: "gaps.found" }),
    setWanted: assign((_, { text }: { text: string }) => ({ wanted: readPhoneNumber(text), fault: null })),
    removeNumber: assign({ wanted: null, fault: null }),
    setNumber: assign((_, outcome: PhoneOutcome) =>
      outcome.kind === "saved" ? { phoneNumber: outcome.phoneNumber } : {},
    ),
    setFault: assign((_, outcome: PhoneOutcome) =>
      outcome.kind === "invalid" ? { fault: outcome.text } : {},
    ),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    hasNumber: ({ context }) => context.phoneNumber !== null,
    isFit: (_, { text }: { text: string }) => readPhoneNumber(text) !== null,
    isSaved: (_, outcome: PhoneOutcome) => outcome.kind === "saved",
    isInvalid: (_, outcome: PhoneOutcome) => outcome.kind === "invalid",
  },
}).createMachine({
  id: "phone",
  context: ({ input: { me } }) => ({
    userId: me.id,
    phoneNumber: me.phone_number ?? null,
    wanted: null,
    fault: null,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasNumber", target: "resting" }, { target: "filling" }] },
    resting: {
      on: { "change.pressed": "filling", "number.removed": { target: "saving", actions: "removeNumber" } },
    },
    filling: {
      on: {
        "number.submitted": [
          {
            guard: { type: "isFit", params: ({ event }) => event },
            target: "saving",
            actions: { type: "setWanted", params: ({ event }) => event },
          },
          { actions: "sendGaps" },
        ],
        left: { guard: "hasNumber", target: "resting" },
      },
    },
    saving: {
      invoke: {
        id: "savePhone",
        src: "savePhone",
        input: ({ context: { userId, wanted } }) => ({ userId, phoneNumber: wanted }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "opening",
            actions: [
              { type: "setNumber", params: ({ event }) => event.output },
              { type: "announce", params: ({ event }) => savedAnnouncement(event.output) },
            ],
          },
          {
            guard: { type: "isInvalid", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "setFault", params: ({ event }) => event.output },
          },
          { target: "refused", actions: announceRefusal(baseCodeTexts.REQUEST_429_LIMIT) },
        ],
        onError: { target: "refused", actions: announceError(problemTexts.unknown) },
      },
    },
    /** The number could not be removed and is still stored. */
    refused: {
      on: {
        "change.pressed": { target: "filling", actions: "forgetFault" },
        "number.typed": { target: "filling", actions: "forgetFault" },
        "number.submitted": [
          {
            guard: { type: "isFit", params: ({ event }) => event },
            target: "saving",
            actions: { type: "setWanted", params: ({ event }) => event },
          },
          { actions: "sendGaps" },
        ],
        "number.removed": { target: "saving", actions: "removeNumber" },
        left: { guard: "hasNumber", target: "resting", actions: "forgetFault" },
      },
    },
  },
});

const savedAnnouncement = (outcome: PhoneOutcome): Announcement => ({
  tone: "success",
  text:
    outcome.kind === "saved" && outcome.phoneNumber === null ? phoneFormTexts.removed : phoneFormTexts.saved,
});

type Snapshot = SnapshotFrom<typeof phoneMachine>;
export const selectPhoneNumber = (snapshot: Snapshot) => snapshot.context.phoneNumber;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");
/** A number is stored, also while it is being removed. */
export const selectIsResting = (snapshot: Snapshot) =>
  snapshot.matches("resting") || (!snapshot.matches("filling") && snapshot.context.wanted === null);
export const selectIsRemoving = (snapshot: Snapshot) =>
  snapshot.matches("saving") && snapshot.context.wanted === null;

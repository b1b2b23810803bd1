import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import type { Message } from "../../domain/huddle/huddle";
import { composerTexts } from "../../domain/huddle/huddle-texts";
import { messageLength } from "../../domain/huddle/limits";
import { type Chosen, isTooManyNamed, mentionAt } from "../../domain/huddle/message-parts";
import { asItStands } from "../../domain/huddle/message-states";
import { toSent } from "../../domain/huddle/message-text";
import type { EditOutcome } from "../../domain/huddle/talk-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";

export type Draft = { text: string; chosen: readonly Chosen[] };

/** The field for a message: a new one, an answer, or the words of one's own that are mended. */
export const composerMachine = setup({
  types: {
    context: {} as Draft & {
      caret: number;
      reply: Message | null;
      edited: Message | null;
      /** The words of the edited message as they were put in the field. */
      unedited: string;
      /** What stood in the field before an edit. */
      aside: Draft | null;
      refusal: string | null;
    },
    events: {} as
      | { type: "text.entered"; text: string; caret: number }
      | { type: "person.chosen"; person: Chosen }
      | { type: "reply.chosen"; message: Message }
      | { type: "edit.chosen"; message: Message; draft: Draft }
      /** Messages of the huddle as they stand now. */
      | { type: "messages.changed"; messages: readonly Message[] }
      | { type: "left" }
      | { type: "send.pressed" },
    emitted: {} as
      | { type: "message.written"; text: string; mentions: readonly string[]; replyTo: number | null }
      | { type: "message.edited"; message: Message }
      /** The field is to be focused, the caret at this place. */
      | { type: "field.wanted"; caret: number },
    input: {} as { draft: Draft },
  },
  actors: {
    saveEdit: effectActor<EditOutcome, { message: Message; text: string; mentions: readonly string[] }>(),
  },
  actions: {
    /** Placeholder: kept while the tab lives, for the next visit of this huddle. */
    saveDraft: (_, _draft: Draft) => {},
    enter: assign((_, { text, caret }: { text: string; caret: number }) => ({ text, caret, refusal: null })),
    putName: assign(({ context: { text, caret, chosen } }, { person }: { person: Chosen }) => {
      const at = mentionAt(text, caret);
      if (at === null) return {};
      const named = `${text.slice(0, at.from)}@${person.name} `;
      return {
        text: named + text.slice(caret),
        caret: named.length,
        chosen: [...chosen.filter(({ userId }) => userId !== person.userId), person],
      };
    }),
    wantField: emit(({ context }) => ({ type: "field.wanted", caret: context.caret })),
    setReply: assign((_, { message }: { message: Message }) => ({ reply: message })),
    dropReply: assign({ reply: null }),
    beginEdit: assign(
      ({ context: { text, chosen, aside } }, { message, draft }: { message: Message; draft: Draft }) => ({
        ...draft,
        caret: draft.text.length,
        edited: message,
        unedited: draft.text,
        aside: aside ?? { text, chosen },
        refusal: null,
      }),
    ),
    endEdit: assign(({ context: { aside } }) => ({
      ...present(aside),
      caret: present(aside).text.length,
      edited: null,
      aside: null,
      refusal: null,
    })),
    takeChanged: assign(({ context: { reply, edited } }, { messages }: { messages: readonly Message[] }) => ({
      reply: reply && asItStands(reply, messages),
      edited: edited && asItStands(edited, messages),
    })),
    sendWritten: emit(({ context: { text, chosen, reply } }) => {
      const sent = toSent(text, chosen);
      return { type: "message.written", ...sent, replyTo: reply?.seq ?? null };
    }),
    empty: assign({ text: "", caret: 0, chosen: [], reply: null, refusal: null }),
    sendEdited: emit((_, outcome: EditOutcome) => {
      if (outcome.kind !== "saved") throw new Error("A refused edit was told");
      return { type: "message.edited", message: outcome.message };
    }),
    setRefusal: assign((_, outcome: EditOutcome) =>
      outcome.kind === "refused" ? { refusal: outcome.text } : {},
    ),
    setUnknownFault: assign({ refusal: problemTexts.unknown }),
  },
  guards: {
    isReady: ({ context }) => faultOf(context) === null,
    isSaved: (_, outcome: EditOutcome) => outcome.kind === "saved",
    /** The edited message was taken back, and nothing was typed into it. */
    isUntouchedGone: ({ context: { edited, text, unedited } }) => isGone(edited) && text === unedited,
    isAnswer: ({ context }) => context.reply !== null,
  },
}).createMachine({
  id: "composer",
  context: ({ input: { draft } }) => ({
    ...draft,
    caret: draft.text.length,
    reply: null,
    edited: null,
    unedited: "",
    aside: null,
    refusal: null,
  }),
  on: { "messages.changed": { actions: { type: "takeChanged", params: ({ event }) => event } } },
  initial: "writing",
  states: {
    writing: {
      on: {
        "text.entered": {
          actions: [
            { type: "enter", params: ({ event }) => event },
            {
              type: "saveDraft",
              params: ({ event, context }) => ({ text: event.text, chosen: context.chosen }),
            },
          ],
        },
        "person.chosen": {
          actions: [
            { type: "putName", params: ({ event }) => event },
            "wantField",
            { type: "saveDraft", params: ({ context: { text, chosen } }) => ({ text, chosen }) },
          ],
        },
        "reply.chosen": { actions: [{ type: "setReply", params: ({ event }) => event }, "wantField"] },
        "edit.chosen": {
          target: "editing",
          actions: [{ type: "beginEdit", params: ({ event }) => event }, "wantField"],
        },
        left: { guard: "isAnswer", actions: ["dropReply", "wantField"] },
        "send.pressed": {
          guard: "isReady",
          actions: ["sendWritten", "empty", { type: "saveDraft", params: { text: "", chosen: [] } }],
        },
      },
    },
    editing: {
      always: { guard: "isUntouchedGone", target: "writing", actions: "endEdit" },
      on: {
        "text.entered": { actions: { type: "enter", params: ({ event }) => event } },
        "person.chosen": { actions: [{ type: "putName", params: ({ event }) => event }, "wantField"] },
        "reply.chosen": {
          target: "writing",
          actions: ["endEdit", { type: "setReply", params: ({ event }) => event }, "wantField"],
        },
        "edit.chosen": { actions: [{ type: "beginEdit", params: ({ event }) => event }, "wantField"] },
        left: { target: "writing", actions: ["endEdit", "wantField"] },
        "send.pressed": { guard: "isReady", target: "saving" },
      },
    },
    saving: {
      invoke: {
        id: "saveEdit",
        src: "saveEdit",
        input: ({ context: { edited, text, chosen } }) => ({
          message: present(edited),
          ...toSent(text, chosen),
        }),
        onDone: byOutcome({
          isSaved: ["writing", "sendEdited", "endEdit", "wantField"],
          else: ["editing", "setRefusal"],
        }),
        onError: onFault("editing"),
      },
    },
  },
});

const isGone = (message: Message | null) => message !== null && message.withdrawn_as !== null;

/** Why nothing can be sent; empty without a reason that is worth saying. */
function faultOf({ text, chosen, edited }: Draft & { edited: Message | null }): string | null {
  if (isGone(edited)) return composerTexts.editGone;
  const sent = toSent(text, chosen);
  const length = [...sent.text].length;
  if (length === 0) return "";
  if (length > messageLength) return composerTexts.tooLong(length - messageLength);
  return isTooManyNamed(sent.mentions) ? composerTexts.tooMany : null;
}

export type ComposerMachine = typeof composerMachine;
type Snapshot = SnapshotFrom<ComposerMachine>;

export const selectText = (snapshot: Snapshot) => snapshot.context.text;
export const selectReply = (snapshot: Snapshot) => snapshot.context.reply;
export const selectEdited = (snapshot: Snapshot) => snapshot.context.edited;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");
export const selectIsReady = (snapshot: Snapshot) => faultOf(snapshot.context) === null;
export const selectProblem = ({ context }: Snapshot) => context.refusal ?? (faultOf(context) || null);
/** What is typed after an @ before the caret. */
export const selectNaming = ({ context: { text, caret } }: Snapshot) => mentionAt(text, caret)?.typed ?? null;

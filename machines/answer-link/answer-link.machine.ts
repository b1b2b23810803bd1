import type { SnapshotFrom } from "xstate";
import {
  type LinkAnswerOutcome,
  type LinkStopOutcome,
  playerOf,
  type ReadLinkOutcome,
  sentOf,
} from "../../domain/answer-link/answer-link";
import { countdownTo, whenLimited } from "../base/limited.state";
import { present } from "../base/present";
import { answerLinkSetup } from "./answer-link.setup";

const read = ({ event }: { event: { output: ReadLinkOutcome } }) => event.output;
const answered = ({ event }: { event: { output: LinkAnswerOutcome } }) => event.output;
const stopped = ({ event }: { event: { output: LinkStopOutcome } }) => event.output;

/** The page behind a mail's *Answer*, *Got it* or *We've got it*. Opening it changes nothing, since mail scanners open links too; one press does one thing. */
export const answerLinkMachine = answerLinkSetup.createMachine({
  id: "answerLink",
  context: ({ input }) => ({ ...input, page: null, said: null, notes: {}, problem: "", wait: 0 }),
  initial: "opening",
  on: {
    "note.typed": { actions: { type: "typeNote", params: ({ event }) => event } },
    "note.dropped": { actions: { type: "dropNote", params: ({ event }) => event } },
  },
  states: {
    opening: { always: [{ guard: "hasToken", target: "reading" }, { target: "over" }] },
    reading: {
      invoke: {
        id: "readLink",
        src: "readLink",
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: "isPage", params: read },
            target: "ready",
            actions: { type: "setPage", params: read },
          },
          { guard: { type: "isGone", params: read }, target: "over" },
          whenLimited("limited"),
          { target: "unread", actions: { type: "setProblem", params: read } },
        ],
        onError: { target: "unread", actions: "setFault" },
      },
    },
    unread: { on: { "retry.pressed": "reading" } },
    ready: {
      initial: "judging",
      on: {
        "answer.pressed": {
          guard: { type: "isNews", params: ({ event }) => event },
          target: "answering",
          actions: { type: "say", params: ({ event }) => event },
        },
        "note.sent": {
          guard: { type: "isNotable", params: ({ event }) => event },
          target: "answering",
          actions: { type: "showNote", params: ({ event }) => event },
        },
        "stop.pressed": { target: "doubting", actions: "forgetSaid" },
        "mails.wanted": { target: "beginning", actions: "forgetSaid" },
        "page.changed": {
          actions: { type: "setPage", params: ({ event: { page } }) => ({ kind: "read", page }) },
        },
        "page.outdated": "reading",
      },
      states: {
        judging: {
          always: [
            { guard: "isAnswer", target: "answer" },
            { guard: "isTurn", target: "turn" },
            { guard: "isKnown", target: "known" },
            { target: "gotIt" },
          ],
        },
        answer: {},
        turn: {},
        gotIt: { on: { "got-it.pressed": "#answerLink.acknowledging" } },
        known: {},
        saved: { exit: "forgetSaid" },
        /** Closed or called off since the page was read. */
        late: { exit: "forgetSaid" },
        unsent: { on: { "retry.pressed": "#answerLink.answering" } },
        /** *Got it* did not arrive. */
        unacknowledged: { on: { "retry.pressed": "#answerLink.acknowledging" } },
      },
    },
    answering: {
      invoke: {
        id: "answerByLink",
        src: "answerByLink",
        input: ({ context: { page, token, said } }) => sentOf(present(page), token, present(said)),
        onDone: [
          {
            guard: { type: "isPage", params: answered },
            target: "ready.saved",
            actions: [{ type: "setPage", params: answered }, "dropSavedNote"],
          },
          {
            guard: { type: "isDiffering", params: answered },
            target: "differing",
            actions: { type: "setPage", params: answered },
          },
          {
            guard: { type: "isLate", params: answered },
            target: "ready.late",
            actions: [
              { type: "setPage", params: answered },
              { type: "setProblem", params: answered },
            ],
          },
          { guard: { type: "isGone", params: answered }, target: "over" },
          whenLimited("limited"),
          { target: "ready.unsent", actions: { type: "setProblem", params: answered } },
        ],
        onError: { target: "ready.unsent", actions: "setFault" },
      },
    },
    /** What stands is shown, with the question whether to replace it. */
    differing: {
      on: {
        "theirs.left": { target: "ready", actions: "forgetSaid" },
        "mine.insisted": "answering",
      },
    },
    acknowledging: {
      invoke: {
        id: "gotItByLink",
        src: "gotItByLink",
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: "isPage", params: read },
            target: "ready.known",
            actions: { type: "setPage", params: read },
          },
          { guard: { type: "isGone", params: read }, target: "over" },
          whenLimited("limited"),
          { target: "ready.unacknowledged", actions: { type: "setProblem", params: read } },
        ],
        onError: { target: "ready.unacknowledged", actions: "setFault" },
      },
    },
    doubting: { on: { "stop.confirmed": "stopping", "stop.dropped": "ready" } },
    stopping: {
      invoke: {
        id: "stopMails",
        src: "stopMails",
        input: ({ context: { token } }) => ({ token, isStopped: true }),
        onDone: [
          { guard: { type: "isStopped", params: stopped }, target: "stopped" },
          { guard: { type: "isGone", params: stopped }, target: "over" },
          whenLimited("limited"),
          { target: "unstopped", actions: { type: "setProblem", params: stopped } },
        ],
        onError: { target: "unstopped", actions: "setFault" },
      },
    },
    unstopped: { on: { "stop.confirmed": "stopping", "stop.dropped": "ready" } },
    /** Then the page is read again, which says that they are on. */
    beginning: {
      invoke: {
        id: "beginMails",
        src: "stopMails",
        input: ({ context: { token } }) => ({ token, isStopped: false }),
        onDone: [
          { guard: { type: "isStopped", params: stopped }, target: "reading" },
          { guard: { type: "isGone", params: stopped }, target: "over" },
          whenLimited("limited"),
          { target: "unread", actions: { type: "setProblem", params: stopped } },
        ],
        onError: { target: "unread", actions: "setFault" },
      },
    },
    limited: countdownTo("resuming"),
    /** What was pressed is sent then. */
    resuming: {
      always: [
        { guard: "hasSaid", target: "answering" },
        { guard: "hasPage", target: "ready" },
        { target: "reading" },
      ],
    },
    stopped: { on: { "mails.wanted": "beginning" } },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof answerLinkMachine>;

/** "ready.saved" as "saved": what the page shows. */
export const selectPhase = ({ value }: Snapshot) => (typeof value === "string" ? value : value.ready);
export const selectPage = (snapshot: Snapshot) => snapshot.context.page;
export const selectSaid = (snapshot: Snapshot) => snapshot.context.said;
export const selectNotes = (snapshot: Snapshot) => snapshot.context.notes;
export const selectProblem = (snapshot: Snapshot) => snapshot.context.problem;
/** The player whose answer was saved last, as it stands. */
export const selectSaved = ({ context: { page, said } }: Snapshot) =>
  page === null || said === null ? undefined : playerOf(page, said.membershipId);

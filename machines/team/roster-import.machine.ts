import type { SnapshotFrom } from "xstate";
import { anotherFile, readingFile, sendingRows } from "../base/file-import.states";
import { byOutcome } from "../base/outcomes";
import { fileToRead, nextCall, rosterImportSetup } from "./roster-import.setup";

const newFile = anotherFile("#rosterImport.reading");

/**
 * The import of a list of players. It is read and judged on the device. Lines are saved by calls of 25, each with keys of its own: after a
 * failure the same call is made again, so no spot is doubled and nobody gets a second mail.
 */
export const rosterImportMachine = rosterImportSetup.createMachine({
  id: "rosterImport",
  context: {
    chosen: null,
    table: null,
    about: { people: [], myAddress: null },
    why: "failed",
    lines: [],
    others: [],
    dropped: [],
    spots: [],
    opened: null,
    calls: [],
    called: 0,
    sent: [],
    refusal: null,
    notice: null,
  },
  initial: "choosing",
  states: {
    choosing: { on: newFile },
    reading: readingFile("guessed", fileToRead),
    unreadable: { on: newFile },
    guessed: { always: [{ guard: "isUnsure", target: "mapping" }, { target: "judging" }] },
    mapping: {
      on: {
        ...newFile,
        "column.mapped": { actions: { type: "mapColumn", params: ({ event }) => event } },
        "columns.confirmed": { guard: "isEnough", target: "judging" },
      },
    },
    judging: {
      entry: "readLines",
      always: [
        { guard: "isTooMany", target: "unreadable", actions: "setTooMany" },
        { guard: "isEmpty", target: "unreadable", actions: "setEmpty" },
        { target: "checking" },
      ],
    },
    checking: {
      entry: "judge",
      on: {
        ...newFile,
        "columns.pressed": "mapping",
        "row.opened": { target: "correcting", actions: { type: "open", params: ({ event }) => event } },
        "row.dropped": {
          target: "checking",
          reenter: true,
          actions: { type: "drop", params: ({ event }) => event },
        },
        "row.restored": {
          target: "checking",
          reenter: true,
          actions: { type: "restore", params: ({ event }) => event },
        },
        "send.pressed": {
          guard: { type: "hasCalls", params: ({ event }) => event },
          target: "comparing",
          actions: { type: "begin", params: ({ event }) => event },
        },
      },
    },
    correcting: {
      on: {
        "row.corrected": { target: "checking", actions: { type: "correct", params: ({ event }) => event } },
        "row.dropped": { target: "checking", actions: { type: "drop", params: ({ event }) => event } },
        "back.pressed": "checking",
      },
    },
    /** Others of the staff may have saved the same players since the file was read. */
    comparing: {
      invoke: {
        id: "readPeople",
        src: "readPeople",
        onDone: byOutcome({
          isStillFit: ["sending", "setPeople"],
          else: ["checking", "setPeople", "setNotSent"],
        }),
        onError: {
          target: "checking",
          actions: { type: "setNotSent", params: { kind: "failed" } },
        },
      },
    },
    ...sendingRows(nextCall),
    paused: {
      invoke: { id: "network", src: "network" },
      on: {
        "resume.pressed": { target: "sending", actions: "forgetRefusal" },
        "network.returned": { target: "sending", actions: "forgetRefusal" },
        "result.wanted": "done",
      },
    },
    done: { entry: "judge", on: { ...newFile, "lines.wanted": "checking" } },
  },
});

export type RosterImportMachine = typeof rosterImportMachine;
type Snapshot = SnapshotFrom<RosterImportMachine>;
export const selectImportStep = ({ value }: Snapshot) => value;
export const selectUnreadableWhy = ({ context }: Snapshot) => context.why;
export const selectTable = ({ context }: Snapshot) => context.table;
export const selectSpots = ({ context }: Snapshot) => context.spots;
export const selectOthers = ({ context }: Snapshot) => context.others;
export const selectDropped = ({ context }: Snapshot) => context.dropped;
export const selectOpened = ({ context }: Snapshot) => context.opened;
export const selectCalls = ({ context }: Snapshot) => context.calls;
export const selectSent = ({ context }: Snapshot) => context.sent;
export const selectToSend = ({ context }: Snapshot) =>
  context.calls.reduce((sum, { lines }) => sum + lines.length, 0);
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
export const selectNotice = ({ context }: Snapshot) => context.notice;
export const selectIsSending = (snapshot: Snapshot) =>
  snapshot.matches("comparing") || snapshot.matches("sending") || snapshot.matches("counting");
/** Calls were made whose lines the roster does not show yet. */
export const selectIsUnderWay = (snapshot: Snapshot) =>
  snapshot.matches("sending") || snapshot.matches("counting") || snapshot.matches("paused");

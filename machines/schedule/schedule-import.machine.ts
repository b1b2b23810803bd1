import type { SnapshotFrom } from "xstate";
import { onFault } from "../base/fault.actions";
import { anotherFile, readingFile, sendingRows } from "../base/file-import.states";
import { byOutcome } from "../base/outcomes";
import {
  fileToRead,
  nextCall,
  noRows,
  nothingPlanned,
  scheduleImportSetup,
  sentRowsOf,
} from "./schedule-import.setup";

const newFile = anotherFile("#scheduleImport.reading");

/**
 * The import of a file. It is read on the device; what each row would do is asked by a call that changes nothing. Rows are saved by calls
 * of 25, each with a key of its own: after a failure the same call is made again, so no event is doubled.
 */
export const scheduleImportMachine = scheduleImportSetup.createMachine({
  id: "scheduleImport",
  context: ({ input: team }) => ({
    team,
    chosen: null,
    file: null,
    about: null,
    why: "failed",
    read: noRows,
    ownNames: null,
    plan: nothingPlanned,
    taken: [],
    sending: [],
    sent: [],
    refusal: null,
  }),
  initial: "choosing",
  states: {
    choosing: { on: newFile },
    reading: readingFile("judging", fileToRead),
    unreadable: { on: newFile },
    judging: {
      entry: "makeRows",
      always: [
        { guard: "asksColumns", target: "mapping" },
        { guard: "asksOrder", target: "asking" },
        { guard: "isTooMany", target: "unreadable", actions: "setTooMany" },
        { guard: "isEmpty", target: "unreadable", actions: "setEmpty" },
        { guard: "asksNames", target: "naming" },
        { guard: "hasRows", target: "checking.planning" },
        { target: "checking.shown" },
      ],
    },
    mapping: {
      on: {
        ...newFile,
        "column.chosen": {
          actions: [{ type: "chooseColumn", params: ({ event }) => event }, "forgetNames"],
        },
        "columns.confirmed": { guard: "isEnough", target: "judging" },
      },
    },
    asking: {
      on: {
        ...newFile,
        "order.chosen": { target: "judging", actions: { type: "chooseOrder", params: ({ event }) => event } },
      },
    },
    naming: {
      on: {
        ...newFile,
        "names.chosen": { target: "judging", actions: { type: "chooseNames", params: ({ event }) => event } },
      },
    },
    checking: {
      initial: "planning",
      on: {
        ...newFile,
        "columns.pressed": { guard: "isList", target: "mapping" },
        "names.pressed": { guard: "hasUnclear", target: "naming" },
      },
      states: {
        planning: {
          invoke: {
            id: "planRows",
            src: "planRows",
            input: ({ context }) => ({ rows: sentRowsOf(context) }),
            onDone: byOutcome({ isPlanned: ["shown", "setPlan"], else: ["failed", "setRefusal"] }),
            onError: onFault("failed"),
          },
        },
        shown: {
          on: {
            "cells.entered": { actions: { type: "mendCells", params: ({ event }) => event } },
            "cells.mended": {
              target: "#scheduleImport.judging",
              actions: { type: "mendCells", params: ({ event }) => event },
            },
            "event.taken": { actions: { type: "take", params: ({ event }) => event } },
            "save.pressed": { guard: "hasChanges", target: "#scheduleImport.sending", actions: "begin" },
          },
        },
        failed: { on: { "retry.pressed": { target: "planning", actions: "forgetRefusal" } } },
      },
    },
    ...sendingRows(nextCall),
    paused: { on: { "resume.pressed": { target: "sending", actions: "forgetRefusal" } } },
    done: { on: { ...newFile, "lines.wanted": "judging" } },
  },
});

export type ScheduleImportMachine = typeof scheduleImportMachine;
type Snapshot = SnapshotFrom<ScheduleImportMachine>;
export const selectImportStep = ({ value }: Snapshot) => (typeof value === "string" ? value : "checking");
export const selectCheckingStep = ({ value }: Snapshot) =>
  typeof value === "string" ? null : value.checking;
export const selectImportFile = ({ context }: Snapshot) => context.file;
export const selectUnreadableWhy = ({ context }: Snapshot) => context.why;
export const selectImportRead = ({ context }: Snapshot) => context.read;
export const selectImportPlan = ({ context }: Snapshot) => context.plan;
export const selectTaken = ({ context }: Snapshot) => context.taken;
export const selectImportRefusal = ({ context }: Snapshot) => context.refusal;
export const selectSending = ({ context }: Snapshot) => context.sending;
export const selectSent = ({ context }: Snapshot) => context.sent;
export const selectIsSending = (snapshot: Snapshot) =>
  snapshot.matches("sending") || snapshot.matches("counting");

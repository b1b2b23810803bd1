import { assign, setup } from "xstate";
import type { ChosenFile } from "../../domain/base/file-text";
import { reasonOf } from "../../domain/base/outcome";
import { callsOf } from "../../domain/base/row-calls";
import type { ColumnName } from "../../domain/schedule/import/columns";
import {
  type FileRows,
  type ImportFile,
  type ImportTeam,
  isTooMany,
  type ListFile,
  type MendedCell,
  questionOf,
  type ReadFileOutcome,
  rowsOfFile,
  type UnreadableWhy,
  withCell,
  withColumn,
} from "../../domain/schedule/import/import-file";
import {
  type ImportPlan,
  type ImportPlanOutcome,
  type ImportResult,
  type ImportSendOutcome,
  rowsToSend,
  type SentRow,
  sentRowOf,
  type Taken,
} from "../../domain/schedule/import/import-plan";
import type { ImportAbout, ImportRow } from "../../domain/schedule/import/import-row";
import type { DateOrder } from "../../domain/schedule/import/list-dates";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";

type Context = {
  team: ImportTeam;
  chosen: ChosenFile | null;
  file: ImportFile | null;
  about: ImportAbout | null;
  why: UnreadableWhy;
  read: FileRows;
  /** The names that were said to be the team's; null while nobody was asked. */
  ownNames: readonly string[] | null;
  plan: ImportPlan;
  taken: Taken;
  /** The rows that are being saved, and what came of those that are. */
  sending: readonly ImportRow[];
  sent: readonly ImportResult[];
  refusal: string | null;
};

export const nothingPlanned: ImportPlan = { results: [], keys: [], imported: [] };

export const noRows: FileRows = { rows: [], left: [], unclear: [] };

export const scheduleImportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: "file.chosen"; file: ChosenFile }
      | { type: "column.chosen"; index: number; name: ColumnName | null }
      | { type: "columns.confirmed" }
      | { type: "columns.pressed" }
      | { type: "order.chosen"; order: DateOrder }
      | { type: "names.chosen"; names: readonly string[] }
      | { type: "names.pressed" }
      | { type: "cells.entered"; cells: readonly MendedCell[] }
      | { type: "cells.mended"; cells: readonly MendedCell[] }
      | { type: "lines.wanted" }
      | { type: "event.taken"; key: string; isTaken: boolean }
      | { type: "retry.pressed" }
      | { type: "save.pressed" }
      | { type: "resume.pressed" },
    input: {} as ImportTeam,
  },
  actors: {
    readFile: effectActor<ReadFileOutcome, { file: ChosenFile; team: ImportTeam }>(),
    planRows: effectActor<ImportPlanOutcome, { rows: readonly SentRow[] }>(),
    sendRows: effectActor<ImportSendOutcome, { rows: readonly SentRow[]; key: string }>(),
  },
  actions: {
    choose: assign((_, { file }: { file: ChosenFile }) => ({ chosen: file, refusal: null })),
    setFile: assign((_, outcome: ReadFileOutcome) =>
      outcome.kind === "read"
        ? { file: outcome.file, about: outcome.about, ownNames: null, taken: [] }
        : { why: outcome.why, file: null },
    ),
    setFailed: assign({ why: "failed", file: null }),
    setTooMany: assign({ why: "too_many" }),
    setEmpty: assign({ why: "no_events" }),
    chooseColumn: assign(
      ({ context: { file } }, { index, name }: { index: number; name: ColumnName | null }) =>
        changed(file, (list) => withColumn(list, index, name)),
    ),
    forgetNames: assign({ ownNames: null }),
    chooseNames: assign((_, { names }: { names: readonly string[] }) => ({ ownNames: names })),
    chooseOrder: assign(({ context: { file } }, { order }: { order: DateOrder }) =>
      changed(file, (list) => ({ ...list, order })),
    ),
    mendCells: assign(({ context: { file } }, { cells }: { cells: readonly MendedCell[] }) =>
      changed(file, (list) => cells.reduce(withCell, list)),
    ),
    makeRows: assign(({ context: { file, about, ownNames } }) => ({
      read: file && about && questionOf(file) === null ? rowsOfFile(file, about, ownNames) : noRows,
      plan: nothingPlanned,
      sent: [],
      refusal: null,
    })),
    setPlan: assign((_, outcome: ImportPlanOutcome) => (outcome.kind === "planned" ? { plan: outcome } : {})),
    take: assign(({ context: { taken } }, { key, isTaken }: { key: string; isTaken: boolean }) => ({
      taken: [...taken.filter((other) => other !== key), ...(isTaken ? [key] : [])],
    })),
    begin: assign(({ context: { read, plan, taken } }) => ({
      sending: rowsToSend(read.rows, plan, taken),
      sent: [],
      refusal: null,
    })),
    setSent: assign(({ context: { sent } }, outcome: ImportSendOutcome) => ({
      sent: outcome.kind === "sent" ? [...sent, ...outcome.results] : sent,
    })),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: {
    isRead: (_, { kind }: { kind: string }) => kind === "read",
    isPlanned: (_, { kind }: { kind: string }) => kind === "planned",
    isSent: (_, { kind }: { kind: string }) => kind === "sent",
    asksColumns: ({ context: { file } }) => file !== null && questionOf(file) === "columns",
    asksOrder: ({ context: { file } }) => file !== null && questionOf(file) === "order",
    isTooMany: ({ context: { read } }) => isTooMany(read),
    isEmpty: ({ context: { read } }) => read.rows.length + read.left.length === 0,
    asksNames: ({ context: { read, ownNames } }) => read.unclear.length > 0 && ownNames === null,
    hasUnclear: ({ context: { read } }) => read.unclear.length > 0,
    hasRows: ({ context: { read } }) => read.rows.length > 0,
    isList: ({ context: { file } }) => file?.kind === "list",
    isEnough: ({ context: { file } }) => file !== null && questionOf(file) !== "columns",
    hasChanges: ({ context: { read, plan, taken } }) => rowsToSend(read.rows, plan, taken).length > 0,
    isAllSent: ({ context: { sending, sent } }) => sent.length >= sending.length,
  },
});

const changed = (file: ImportFile | null, change: (list: ListFile) => ListFile) =>
  file?.kind === "list" ? { file: change(file) } : {};

export function fileToRead({ chosen, team }: Context) {
  if (chosen === null) throw new Error("No file was chosen");
  return { file: chosen, team };
}

export const sentRowsOf = ({ read, taken }: Pick<Context, "read" | "taken">): SentRow[] =>
  read.rows.map((row) => sentRowOf(row, taken));

/** The next call: its rows, and the key that every attempt of it has. */
export function nextCall({ sending, sent, plan, taken }: Context): { rows: SentRow[]; key: string } {
  const all = sending.map((row) => sentRowOf(row, taken));
  const calls = callsOf(all);
  const at = callsOf(all.slice(0, sent.length)).length;
  const [rows, key] = [calls[at], plan.keys[at]];
  if (rows === undefined || key === undefined) throw new Error("A call without rows was begun");
  return { rows, key };
}

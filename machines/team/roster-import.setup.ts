import { assign, fromCallback, setup } from "xstate";
import type { ChosenFile } from "../../domain/base/file-text";
import { reasonOf } from "../../domain/base/outcome";
import { isEnough, type RosterTable, withRosterColumn } from "../../domain/team/roster-columns";
import type { RosterColumn } from "../../domain/team/roster-headings";
import {
  type ComparedOutcome,
  isStillFit,
  type JudgedSpot,
  judgeLines,
  knownSpot,
  mostLines,
  type ReadRosterOutcome,
  type RosterAbout,
  type SendNotice,
  type SendSpotsOutcome,
  type SpotCall,
  type SpotSent,
  type UnreadableList,
} from "../../domain/team/roster-import";
import { rosterLines, type SpotLine } from "../../domain/team/roster-lines";
import type { SpotForm } from "../../domain/team/spot";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";

type Context = {
  chosen: ChosenFile | null;
  table: RosterTable | null;
  about: RosterAbout;
  why: UnreadableList;
  lines: readonly SpotLine[];
  /** Names of those who are no players. */
  others: readonly string[];
  /** Lines that were left out by a press. */
  dropped: readonly SpotLine[];
  /** The lines that are left, judged. */
  spots: readonly JudgedSpot[];
  /** The line that is being corrected. */
  opened: number | null;
  calls: readonly SpotCall[];
  /** How many of the calls were answered. */
  called: number;
  sent: readonly SpotSent[];
  refusal: string | null;
  /** Why the last press on *Save* sent nothing. */
  notice: SendNotice | null;
};

export const rosterImportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: "file.chosen"; file: ChosenFile }
      | { type: "column.mapped"; name: RosterColumn; index: number | null }
      | { type: "columns.confirmed" }
      | { type: "columns.pressed" }
      | { type: "row.opened"; line: number }
      | { type: "row.corrected"; spot: SpotForm }
      | { type: "row.dropped"; line: number }
      | { type: "row.restored"; line: number }
      | { type: "back.pressed" }
      | { type: "send.pressed"; calls: readonly SpotCall[] }
      | { type: "resume.pressed" }
      | { type: "result.wanted" }
      | { type: "network.returned" }
      | { type: "lines.wanted" },
  },
  actors: {
    readFile: effectActor<ReadRosterOutcome, { file: ChosenFile }>(),
    readPeople: effectActor<ComparedOutcome>(),
    sendRows: effectActor<SendSpotsOutcome, SpotCall>(),
    network: fromCallback(() => {}),
  },
  actions: {
    choose: assign((_, { file }: { file: ChosenFile }) => ({ chosen: file })),
    setFile: assign((_, outcome: ReadRosterOutcome) =>
      outcome.kind === "read" ? { table: outcome.table, about: outcome.about } : { why: outcome.why },
    ),
    setFailed: assign({ why: "failed" }),
    setTooMany: assign({ why: "too_many" }),
    setEmpty: assign({ why: "no_players" }),
    mapColumn: assign(
      ({ context: { table } }, { name, index }: { name: RosterColumn; index: number | null }) => ({
        table: table && withRosterColumn(table, name, index),
      }),
    ),
    readLines: assign(({ context: { table } }) => ({
      ...(table && rosterLines(table)),
      dropped: [],
      calls: [],
      called: 0,
      sent: [],
      notice: null,
    })),
    judge: assign(({ context: { lines, about } }) => ({ spots: judgeLines(lines, about), opened: null })),
    open: assign((_, { line }: { line: number }) => ({ opened: line })),
    correct: assign(({ context: { lines, opened } }, { spot }: { spot: SpotForm }) => ({
      lines: lines.map((each) => (each.line === opened ? { line: opened, spot, remarks: [] } : each)),
    })),
    drop: assign(({ context: { lines, dropped } }, { line }: { line: number }) => ({
      lines: lines.filter((each) => each.line !== line),
      dropped: inOrder([...dropped, ...lines.filter((each) => each.line === line)]),
    })),
    restore: assign(({ context: { lines, dropped } }, { line }: { line: number }) => ({
      lines: inOrder([...lines, ...dropped.filter((each) => each.line === line)]),
      dropped: dropped.filter((each) => each.line !== line),
    })),
    begin: assign((_, { calls }: { calls: readonly SpotCall[] }) => ({
      calls,
      called: 0,
      sent: [],
      refusal: null,
      notice: null,
    })),
    setPeople: assign(({ context: { about } }, outcome: ComparedOutcome) =>
      outcome.kind === "compared" ? { about: { ...about, people: outcome.people } } : {},
    ),
    setNotSent: assign((_, { kind }: ComparedOutcome) => ({
      notice: kind === "compared" ? ("changed" as const) : ("uncompared" as const),
    })),
    setSent: assign(({ context }, outcome: SendSpotsOutcome) =>
      outcome.kind === "sent" ? withSent(context, outcome.results) : {},
    ),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: {
    isRead: (_, { kind }: ReadRosterOutcome) => kind === "read",
    isSent: (_, { kind }: SendSpotsOutcome) => kind === "sent",
    isUnsure: ({ context: { table } }) => table !== null && !table.isSure,
    isEnough: ({ context: { table } }) => table !== null && isEnough(table),
    isTooMany: ({ context: { lines } }) => lines.length > mostLines,
    isEmpty: ({ context: { lines } }) => lines.length === 0,
    hasCalls: (_, { calls }: { calls: readonly SpotCall[] }) => calls.length > 0,
    isStillFit: ({ context: { lines, about, calls } }, outcome: ComparedOutcome) =>
      outcome.kind === "compared" && isStillFit(lines, { ...about, people: outcome.people }, calls),
    isAllSent: ({ context: { calls, called } }) => called >= calls.length,
  },
});

export function fileToRead({ chosen }: Context) {
  if (chosen === null) throw new Error("No file was chosen");
  return { file: chosen };
}

export function nextCall({ calls, called }: Context): SpotCall {
  const call = calls[called];
  if (call === undefined) throw new Error("A call without rows was begun");
  return call;
}

const inOrder = (lines: readonly SpotLine[]) => lines.toSorted((one, other) => one.line - other.line);

/** What is saved leaves the list, and counts for the lines that are left. */
function withSent({ lines, about, sent, called }: Context, results: readonly SpotSent[]): Partial<Context> {
  const kept = new Set(results.filter(({ isKept }) => isKept).map(({ line }) => line));
  const saved = lines.filter(({ line }) => kept.has(line));
  return {
    called: called + 1,
    sent: [...sent, ...results],
    lines: lines.filter(({ line }) => !kept.has(line)).map((line) => withRefusal(line, results)),
    about: { ...about, people: [...about.people, ...saved.map(({ spot }) => knownSpot(spot))] },
  };
}

function withRefusal(line: SpotLine, results: readonly SpotSent[]): SpotLine {
  const why = results.find((result) => result.line === line.line)?.why ?? null;
  return why === null ? line : { ...line, refusal: why };
}

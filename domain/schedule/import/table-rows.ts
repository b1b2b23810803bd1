import { type Day, dayFromIso, isoDateOf } from "../../dates/calendar";
import { kindNames } from "../event/event";
import { daysAhead, earliestArrivalMinutes, longestMinutes } from "../limits";
import type { ColumnName, Columns, Headed } from "./columns";
import { localTimeOf } from "./file-time";
import {
  type ImportAbout,
  type ImportRead,
  type ImportRow,
  keyOf,
  type LeftRow,
  type RowFault,
  type RowFields,
} from "./import-row";
import { usualMinutes } from "./limits";
import { type DateOrder, dayOfDate } from "./list-dates";
import { minutesFrom, readClock, timeOfCell } from "./list-times";
import type { Match, OwnNames } from "./own-names";
import { tidyLine, tidyTexts } from "./row-texts";
import { isWithoutOpponent, kindOf, matchIn, type Sides, sidesOf, sidesOfMatch } from "./sides";

type Cells = readonly string[];

/** A list as read from a file, and how its columns are understood. */
export type ListTable = Headed & { readonly cells: readonly Cells[]; readonly order: DateOrder };

/** Lines of a list become rows. What cannot be read is listed with its line, which can be mended. */
export function tableRows(
  { cells, columns, line, order }: ListTable,
  about: ImportAbout,
  own: OwnNames,
): ImportRead {
  const rows: ImportRow[] = [];
  const left: LeftRow[] = [];
  const times = new Map<string, number>();
  for (const [index, row] of cells.entries()) {
    if (index <= line) continue;
    const read = readLine(cellOf(row, columns), row, order, {
      about,
      own,
      heading: cells[line]?.[columns.detail ?? -1] ?? "",
    });
    const isBlank = Object.values(columns).every((column) => (row[column] ?? "") === "");
    if (isBlank) continue;
    if ("fault" in read) left.push({ ...read, line: index });
    else {
      // Two games on one day against the same side are told apart by their order.
      const count = (times.get(read.key) ?? 0) + 1;
      times.set(read.key, count);
      rows.push(count === 1 ? read : { ...read, key: keyOf(`${read.key} ${count}`) });
    }
  }
  return { rows, left };
}

/** Who plays in each line, those that are over too. */
export const tableMatches = ({ cells, columns, line }: Omit<ListTable, "order">): Match[] =>
  cells.slice(line + 1).flatMap((row) => matchOfLine(cellOf(row, columns)) ?? []);

type Cell = (name: ColumnName) => string;

const cellOf =
  (row: Cells, columns: Columns): Cell =>
  (name) => {
    const column = columns[name];
    const text = column === undefined ? "" : (row[column] ?? "");
    return ofTime.has(name) ? tidyLine(text) : text;
  };

function readLine(
  cell: Cell,
  row: Cells,
  order: DateOrder,
  { about, own, heading }: { about: ImportAbout; own: OwnNames; heading: string },
): ImportRow | LeftRow {
  const match = matchOfLine(cell);
  const sides = sidesOfLine(cell, match, own);
  const title = sides.title ?? cell("title");
  const name = sides.opponent ?? (title || row.filter(Boolean).join(" · "));
  const day = dayOfDate(cell("date"), order, about.today);
  if (day === null) return leftOf(name, null, "start");
  const at = timesOfLine(cell);
  if ("fault" in at) return leftOf(name, day, at.fault);
  const today = dayFromIso(about.today) ?? 0;
  if (day < today) return leftOf(name, day, "past");
  if (day > today + daysAhead) return leftOf(name, day, "far");
  const { texts, notes } = tidyTexts({
    title: sides.opponent === null && title !== kindNames[sides.kind] ? title : null,
    opponent: sides.opponent,
    place: cell("place"),
    detail: detailOf(cell("detail"), heading),
    kit: cell("kit"),
    notes: cell("notes"),
  });
  const fields: RowFields = {
    ...texts,
    kind: sides.kind,
    side: sides.side,
    timing: at.starts === null ? "open" : "timed",
    wall: localTimeOf(day, at.starts ?? "00:00"),
    zone: null,
    moment: null,
    minutes: at.minutes ?? usualMinutes,
    days: 1,
    arriveMinutes: at.arriveMinutes,
  };
  const isCancelled = /\b(cancel?led|postponed|called off|abgesagt|entfällt)\b/i.test(
    `${title} ${cell("notes")}`,
  );
  const key = keyOf(`${isoDateOf(day)} ${(sides.opponent ?? title) || (at.starts ?? "")}`.toLowerCase());
  const noted = at.starts !== null && at.minutes === null ? (["no_end"] as const) : [];
  return { key, fields, match, isCancelled, marks: [], notes: [...noted, ...notes] };
}

/** Spreadsheets write marks of direction around dates and times. */
const ofTime: ReadonlySet<ColumnName> = new Set(["date", "start", "end", "arrive"]);

/** "Field 3" of a 3 under "Field". */
const detailOf = (detail: string, heading: string) =>
  /^\d{1,3}$/.test(detail) ? `${heading} ${detail}` : detail;

type LineTimes = { starts: string | null; minutes: number | null; arriveMinutes: number | null };

function timesOfLine(cell: Cell): LineTimes | { fault: RowFault } {
  // A date column may carry the time: "2026-11-24 17:30".
  const inDate = /[T ](\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]m)?)$/i.exec(cell("date"))?.[1] ?? "";
  const time = timeOfCell(cell("start") || inDate);
  if (time.kind === "fault") return { fault: "time" };
  if (time.kind === "open") return { starts: null, minutes: null, arriveMinutes: null };
  const { starts } = time;
  const ends = cell("end") === "" ? time.ends : readClock(cell("end"));
  if (cell("end") !== "" && ends === null) return { fault: "end" };
  const minutes = ends === null ? null : minutesFrom(starts, ends);
  if (minutes === 0) return { fault: "ends_first" };
  const arrives = readClock(cell("arrive"));
  const early = arrives === null ? null : minutesFrom(arrives, starts);
  return {
    starts,
    minutes: minutes === null ? null : Math.min(minutes, longestMinutes),
    arriveMinutes: early !== null && early <= earliestArrivalMinutes ? early : null,
  };
}

/** Of a game between two others, the title names both. */
type LineSides = Sides & { readonly title?: string };

function matchOfLine(cell: Cell): Match | null {
  const [home, away, typed, title] = [cell("home"), cell("away"), cell("opponent"), cell("title")];
  if (home !== "" && away !== "") return { first: home, second: away, by: "columns" };
  if (typed === "") return matchIn(title);
  return isWithoutOpponent(kindOf(title)) ? null : { first: "", second: opponentOf(typed), by: "columns" };
}

const opponentOf = (typed: string) => typed.replace(opponentWord, "");
const opponentWord = /^(@|at|vs?\.?|versus)\s+(?=.)/i;

function sidesOfLine(cell: Cell, match: Match | null, own: OwnNames): LineSides {
  const [typed, title] = [cell("opponent"), cell("title")];
  if (match?.by !== "columns")
    return typed === ""
      ? sidesOf(title, own)
      : { kind: kindOf(title) ?? "other", opponent: null, side: null };
  if (match.first === "") {
    const [, said = ""] = opponentWord.exec(typed) ?? [];
    const side = sideOf(cell("side")) ?? (/^(@|at)$/i.test(said) ? "away" : said === "" ? null : "home");
    return { kind: "game", opponent: match.second, side };
  }
  const sides = sidesOfMatch(match, own);
  if (sides) return { kind: "game", ...sides };
  return { kind: "game", opponent: null, side: null, title: `${match.first} – ${match.second}` };
}

function sideOf(text: string): Sides["side"] {
  if (/^(h|home|vs?\.?|heim)$/i.test(text)) return "home";
  if (/^(a|@|at|away|auswärts|gast)$/i.test(text)) return "away";
  return /^(n|neutral)$/i.test(text) ? "neutral" : null;
}

const leftOf = (name: string, day: Day | null, fault: RowFault): LeftRow => ({
  name,
  day: day === null ? null : isoDateOf(day),
  count: 1,
  fault,
  line: null,
});

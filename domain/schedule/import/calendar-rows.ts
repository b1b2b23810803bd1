import { type Day, dayFromIso, isoDateOf } from "../../dates/calendar";
import { daysAhead } from "../limits";
import { type CalendarEvent, type CalendarReading, timesOf } from "./calendar-event";
import { rowOfEvent } from "./calendar-row";
import { onClock, ruleOfFile } from "./calendar-rule";
import { daysOfRule, type FileRule } from "./file-rule";
import type { FileTime } from "./file-time";
import {
  type CalendarRead,
  type ImportAbout,
  keyOf,
  type LeftRow,
  type RowMark,
  type TitledRow,
} from "./import-row";
import { mostRows } from "./limits";

/** Days of a rule that are over or far away are counted up to this. */
const mostCounted = 999;
/** How long a rule without an end goes, where the team has no season. */
const usualWeeks = 26;

/** Which names are the team's is asked of the rows. */
export type CalendarAbout = Omit<ImportAbout, "teamName">;

/** Events of a calendar become rows, one for each day of a rule. It stops soon after there are too many. */
export function calendarRows(readings: readonly CalendarReading[], about: CalendarAbout): CalendarRead {
  const rows: TitledRow[] = [];
  const left: LeftRow[] = [];
  const events: CalendarEvent[] = [];
  for (const reading of readings) {
    if ("fault" in reading) left.push(leftOf(reading.title, null, reading.fault));
    else events.push(reading);
  }
  const { masters, changes, doubled } = sorted(events);
  for (const { title, start } of doubled) left.push(leftOf(title, start.day, "twice"));
  for (const [uid, event] of masters) {
    if (rows.length > mostRows) break;
    const own = changes.get(uid) ?? [];
    changes.delete(uid);
    const read = rowsOfOne(event, own, about);
    rows.push(...read.rows);
    left.push(...read.left);
  }
  // Changed days of a rule that the file itself does not have.
  for (const event of [...changes.values()].flat()) {
    if (rows.length > mostRows) break;
    keep(dayRow(event, event.start.day, about, event.replaces), { rows, left });
  }
  return { rows, left, titles: [...new Set(readings.map(({ title }) => title))] };
}

/** By UID; of several with the same one the newest. */
function sorted(events: readonly CalendarEvent[]) {
  const masters = new Map<string, CalendarEvent>();
  const changes = new Map<string, CalendarEvent[]>();
  const doubled: CalendarEvent[] = [];
  for (const event of events) {
    const uid = uidOf(event);
    if (event.replaces !== null) {
      const known = changes.get(uid);
      if (known) known.push(event);
      else changes.set(uid, [event]);
      continue;
    }
    const known = masters.get(uid);
    const isOlder = known !== undefined && known.sequence > event.sequence;
    if (!isOlder) masters.set(uid, event);
    if (known) doubled.push(isOlder ? event : known);
  }
  return { masters, changes, doubled };
}

/** Events without a UID are known by title and start. */
const uidOf = ({ uid, title, start }: CalendarEvent) =>
  uid ?? `${title} ${isoDateOf(start.day)} ${start.time ?? ""}`;

function rowsOfOne(event: CalendarEvent, changes: readonly CalendarEvent[], about: CalendarAbout) {
  const result = { rows: [] as TitledRow[], left: [] as LeftRow[] };
  const repeats = event.rules.length > 0 || event.added.length > 0 || changes.length > 0;
  if (!repeats) {
    keep(dayRow(event, event.start.day, about, null), result);
    return result;
  }
  const { days, marks, isCutShort, ...counted } = daysOfEvent(event, about);
  const changed = new Map<Day, CalendarEvent>();
  for (const change of changes) changed.set(replacedDay(change, event, about), change);
  const said = { ...event, marks, said: [...event.said, ...(isCutShort ? (["weeks"] as const) : [])] };
  for (const day of new Set([...days, ...changed.keys()])) {
    const other = changed.get(day);
    const isFirst = result.rows.length === 0;
    const row = other
      ? dayRow(other, other.start.day, about, { ...event.start, day }, uidOf(event))
      : dayRow(isFirst ? said : { ...said, marks: [], said: [] }, day, about, { ...event.start, day });
    keep(row, result);
  }
  result.rows.sort((one, other) => (one.fields.wall < other.fields.wall ? -1 : 1));
  if (counted.over > 0)
    result.left.push({ ...leftOf(event.title, event.start.day, "past"), count: counted.over });
  if (counted.far > 0) result.left.push({ ...leftOf(event.title, null, "far"), count: counted.far });
  if (result.rows.length + result.left.length === 0)
    result.left.push(leftOf(event.title, event.start.day, "no_days"));
  return result;
}

function daysOfEvent(event: CalendarEvent, about: CalendarAbout) {
  const { start } = event;
  const marks = new Set<RowMark>(event.marks);
  const today = dayFromIso(about.today) ?? 0;
  // In UTC a day may be another one than on the team's clock.
  const reach = { from: today - (event.start.isUtc ? 1 : 0), to: today + daysAhead };
  const zone = event.start.isUtc ? about.timeZone : (event.zone ?? about.timeZone);
  const clock = { isUtc: start.isUtc, zone };
  const rules = event.rules.map((rule) => ruleOfFile(rule.value, start, zone));
  const rule = rules.length === 1 && !marks.has("rule") ? (rules[0] ?? null) : null;
  if (rules.length > 0 && rule === null) marks.add("rule");
  const time = start.time ?? "00:00";
  const days = new Set<Day>();
  let [over, far] = [0, 0];
  let isCutShort = false;
  if (rule === null) days.add(start.day);
  else {
    const isEndless = rule.count === null && rule.until === null;
    const last = isEndless ? Math.min(reach.to, endOfEndless(rule, today, about)) : reach.to;
    isCutShort = isEndless;
    for (const day of daysOfRule(rule, time, mostRows + 1, { ...reach, to: last })) days.add(day);
    over = daysOfRule(rule, time, mostCounted, { from: rule.first, to: reach.from - 1 }).length;
    if (!isEndless)
      far = daysOfRule(rule, time, mostCounted, { from: last + 1, to: Number.POSITIVE_INFINITY }).length;
    const isOfRule = daysOfRule({ ...rule, until: null }, time, 1, { from: start.day, to: start.day });
    if (isOfRule.length === 0) {
      marks.add("first_day");
      days.add(start.day);
    }
  }
  for (const added of timesOf(event.added)) {
    const at = added && isSameKind(added, start) ? onClock(added, clock) : null;
    if (at === null || at.time !== start.time) marks.add("dates");
    else days.add(at.day);
  }
  for (const skipped of timesOf(event.leftOut)) {
    const at = skipped && onClock(skipped, clock);
    if (at === null) marks.add("dates");
    else if (at.time === null || start.time === null || at.time === start.time) days.delete(at.day);
  }
  const inOrder = [...days].sort((one, other) => one - other);
  return { days: inOrder, marks: [...marks], over, far, isCutShort };
}

const isSameKind = (one: FileTime, other: FileTime) => (one.time === null) === (other.time === null);

function endOfEndless({ first }: FileRule, today: Day, { seasonEnd }: CalendarAbout): Day {
  const season = dayFromIso(seasonEnd);
  return season !== null && season >= Math.max(first, today)
    ? season
    : Math.max(first, today) + 7 * usualWeeks - 1;
}

/** The day of the rule that a change replaces, on the clock of the event that it changes. */
function replacedDay({ replaces, start }: CalendarEvent, event: CalendarEvent, about: CalendarAbout): Day {
  const clock = { isUtc: event.start.isUtc, zone: event.zone ?? about.timeZone };
  return (replaces && onClock(replaces, clock)?.day) ?? start.day;
}

/** One day of an event as a row, or as what is left out. `of` is the rule's day, which names it in the next file too. */
function dayRow(
  event: CalendarEvent,
  day: Day,
  about: CalendarAbout,
  of: Pick<FileTime, "day"> | null,
  uid = uidOf(event),
): TitledRow | LeftRow {
  const { fields, notes } = rowOfEvent(event, day, about);
  const shown = dayFromIso(fields.wall) ?? day;
  const today = dayFromIso(about.today) ?? 0;
  if (shown < today) return leftOf(event.title, shown, "past");
  if (shown > today + daysAhead) return leftOf(event.title, shown, "far");
  const key = keyOf(of === null ? uid : `${uid} ${isoDateOf(of.day)}`);
  return { key, title: event.title, fields, isCancelled: event.isCancelled, marks: event.marks, notes };
}

function keep(row: TitledRow | LeftRow, { rows, left }: { rows: TitledRow[]; left: LeftRow[] }) {
  if ("key" in row) rows.push(row);
  else left.push(row);
}

const leftOf = (name: string, day: Day | null, fault: LeftRow["fault"]): LeftRow => ({
  name,
  day: day === null ? null : isoDateOf(day),
  count: 1,
  fault,
  line: null,
});

/**
 * A model of changes of a series, written independently of the server: with days as texts, one event after the other,
 * in a zone without clock changes. Practices last ninety minutes in the evening, and the current time is always noon.
 */
export interface ModelRow {
  /** Null until it is known from the database. */
  id: string | null;
  /** The day of the rule. */
  day: string;
  start: string;
  kit: string | null;
  isOff: boolean;
  own: string[];
  version: number;
  madeOn: string;
  isAnswered: boolean;
}

export interface ModelSeries {
  days: string[];
  time: string;
  kit: string | null;
  rows: ModelRow[];
}

export interface Model {
  today: string;
  series: ModelSeries[];
}

export interface ModelRule {
  weekdays: number;
  every_weeks: number;
  first_day: string;
  last_day: string;
  skip_days: string[];
}

export interface ModelPlan {
  moved: [id: string | null, from: string, to: string][];
  added: string[];
  changed: number;
  called_off: (string | null)[];
  back_on: (string | null)[];
  taken_back: (string | null)[];
  kept_own: [id: string | null, groups: string[]][];
}

export type Outcome = { code: string } | { plan: ModelPlan; model: Model };

const noPlan = (): ModelPlan => ({
  moved: [],
  added: [],
  changed: 0,
  called_off: [],
  back_on: [],
  taken_back: [],
  kept_own: [],
});

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const sundayOf = (day: string) => dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** Every day of a rule, found by testing each day between its first and last. */
export function daysByHand(rule: ModelRule): string[] {
  const days: string[] = [];
  for (let day = rule.first_day; day <= rule.last_day; day = dayAfter(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const weeks = (Date.parse(sundayOf(day)) - Date.parse(sundayOf(rule.first_day))) / (7 * 86_400_000);
    const isMeant = (rule.weekdays & (1 << weekday)) !== 0 && weeks % rule.every_weeks === 0;
    if (isMeant && !rule.skip_days.includes(day)) days.push(day);
  }
  return days;
}

const isOver = (row: ModelRow, today: string) => row.start.slice(0, 10) < today;

const copyOf = (model: Model): Model => JSON.parse(JSON.stringify(model));

function findIn(model: Model, id: string): { series: ModelSeries; row: ModelRow } {
  for (const series of model.series) {
    const row = series.rows.find((one) => one.id === id);
    if (row) return { series, row };
  }
  throw new Error("There is no such event in the model.");
}

/** The day from which "all to come" applies; null if everything is over. */
function startOfRest(series: ModelSeries, today: string): string | null {
  const toCome = series.rows.filter((row) => !isOver(row, today)).map(({ day }) => day);
  const [next] = toCome.sort();
  if (next === undefined) return null;
  const over = series.rows.filter((row) => isOver(row, today) && row.day < next).map(({ day }) => day);
  const last = over.sort().at(-1);
  return last === undefined ? "0000-00-00" : dayAfter(last, 1);
}

/** Splits a series: events before the day stay, the rest makes a new series; without earlier events it is the same series. */
function splitAt(model: Model, series: ModelSeries, from: string): ModelSeries {
  if (series.rows.every(({ day }) => day >= from)) return series;
  const part: ModelSeries = {
    ...series,
    days: series.days.filter((day) => day >= from),
    rows: series.rows.filter(({ day }) => day >= from),
  };
  series.days = series.days.filter((day) => day < from);
  series.rows = series.rows.filter(({ day }) => day < from);
  model.series.push(part);
  return part;
}

export interface FieldsRequest {
  id: string;
  scope: "this" | "later" | "all";
  keepsOwn: boolean;
  /** Missing fields are unchanged. */
  start?: string;
  kit?: string | null;
}

export function changeFieldsByHand(before: Model, request: FieldsRequest): Outcome {
  const model = copyOf(before);
  const { series, row: target } = findIn(model, request.id);
  if (isOver(target, model.today)) return { code: "EVENT_ITEM_403_OVER" };
  if (target.isOff) return { code: "EVENT_ITEM_403_CALLED_OFF" };
  const isWide = request.scope !== "this";
  if (isWide && request.start && request.start.slice(0, 10) !== target.start.slice(0, 10))
    return { code: "EVENT_ITEM_400_TIME" };
  const time = request.start?.slice(11, 16);
  const plan = noPlan();
  const from = request.scope === "later" ? target.day : (startOfRest(series, model.today) ?? "");
  const seriesTime = isWide && time ? time : series.time;
  const seriesKit = isWide && request.kit !== undefined ? request.kit : series.kit;
  let isTouched = !isWide;
  for (const row of isWide ? series.rows : [target]) {
    if (isWide && (row.day < from || row.isOff || isOver(row, model.today))) continue;
    const keeps = (group: string) => request.keepsOwn && row !== target && row.own.includes(group);
    const start = request.start && (isWide ? `${row.start.slice(0, 10)}T${time}:00` : request.start);
    const kept: string[] = [];
    const was = JSON.stringify([row.start, row.kit]);
    const own = new Set(row.own);
    const settle = (group: string, differs: boolean) => {
      if (!differs) own.delete(group);
      else if (!isWide) own.add(group);
    };
    if (start !== undefined) {
      if (keeps("time")) {
        if (start !== row.start) kept.push("time");
      } else {
        if (start !== row.start) plan.moved.push([row.id, row.start, start]);
        row.start = start;
        settle("time", start !== `${row.day}T${seriesTime}:00`);
      }
    }
    if (request.kit !== undefined) {
      if (keeps("kit")) {
        if (request.kit !== row.kit) kept.push("kit");
      } else {
        row.kit = request.kit;
        settle("kit", request.kit !== seriesKit);
      }
    }
    const isChanged = was !== JSON.stringify([row.start, row.kit]);
    if (isChanged || own.size !== row.own.length) isTouched = true;
    row.own = ["time", "kit"].filter((group) => own.has(group));
    // A change of a single event raises its version even if the values are the same.
    if (isChanged || !isWide) row.version += 1;
    if (!isWide && !plan.moved.length) plan.changed += 1;
    if (isWide && isChanged && !plan.moved.some(([id]) => id === row.id)) plan.changed += 1;
    if (kept.length > 0) plan.kept_own.push([row.id, kept]);
  }
  if (isWide && (isTouched || series.rows.every(({ day }) => day >= from))) {
    const part = isTouched ? splitAt(model, series, from) : series;
    part.time = seriesTime;
    part.kit = seriesKit;
  }
  return { plan, model };
}

export interface RuleRequest {
  /** Any event of the series. */
  id: string;
  from: string | null;
  rule: ModelRule;
}

export function changeRuleByHand(before: Model, { id, from, rule }: RuleRequest): Outcome {
  const model = copyOf(before);
  const { series } = findIn(model, id);
  const rest = startOfRest(series, model.today);
  if (rest === null) return { code: "EVENT_ITEM_403_OVER" };
  const begins = from ?? rest;
  const wanted = daysByHand(rule).filter((day) => day >= begins && day >= model.today);
  if (wanted.length === 0) return { code: "SERIES_400_EMPTY" };
  const plan = noPlan();
  const asked = series.days;
  const inRange = series.rows.filter(({ day }) => day >= begins);
  const moves = (row: ModelRow) => !row.isOff && !isOver(row, model.today) && asked.includes(row.day);
  const going = inRange.filter((row) => moves(row) && !wanted.includes(row.day));
  const coming = wanted.filter((day) => !asked.includes(day) && !inRange.some((row) => row.day === day));
  const hadOff = inRange.filter((row) => row.isOff && !isOver(row, model.today));
  const returning = hadOff.filter((row) => !asked.includes(row.day) && wanted.includes(row.day));
  const weeks = [...new Set([...going.map(({ day }) => day), ...coming].map(sundayOf))].sort();
  const added: string[] = [];
  let isTouched = false;
  for (const week of weeks) {
    const old = going.filter(({ day }) => sundayOf(day) === week).sort((a, b) => (a.day < b.day ? -1 : 1));
    const fresh = coming.filter((day) => sundayOf(day) === week);
    for (const [index, row] of old.entries()) {
      isTouched = true;
      const to = fresh[index];
      if (to === undefined) {
        drop(model, series, row, plan);
        continue;
      }
      row.day = to;
      if (row.own.includes("time")) plan.kept_own.push([row.id, ["time"]]);
      else {
        const start = `${to}T${series.time}:00`;
        if (start === row.start) throw new Error("A move that does not move.");
        plan.moved.push([row.id, row.start, start]);
        row.start = start;
        row.version += 1;
      }
    }
    added.push(...fresh.slice(old.length));
  }
  for (const row of returning) {
    row.isOff = false;
    if (!row.own.includes("time")) row.start = `${row.day}T${series.time}:00`;
    if (!row.own.includes("kit")) row.kit = series.kit;
    row.version += 1;
    plan.back_on.push(row.id);
  }
  isTouched ||= returning.length + added.length > 0;
  if (!isTouched && series.rows.some(({ day }) => day < begins)) return { plan, model };
  const part = splitAt(model, series, begins);
  part.days = wanted;
  for (const day of added) {
    plan.added.push(`${day}T${series.time}:00`);
    part.rows.push({
      id: null,
      day,
      start: `${day}T${series.time}:00`,
      kit: series.kit,
      isOff: false,
      own: [],
      version: 1,
      madeOn: model.today,
      isAnswered: false,
    });
  }
  return { plan, model };
}

/** Deletes the event on the day it was made, if nobody has answered and it is more than two days ahead; else calls it off. */
function drop(model: Model, series: ModelSeries, row: ModelRow, plan: ModelPlan): void {
  const isNear = row.start.slice(0, 10) < dayAfter(model.today, 2);
  if (row.madeOn === model.today && !row.isAnswered && !isNear) {
    plan.taken_back.push(row.id);
    series.rows.splice(series.rows.indexOf(row), 1);
    return;
  }
  plan.called_off.push(row.id);
  row.isOff = true;
  row.version += 1;
}

import { createHash } from "node:crypto";
import { type Day, dayFromIso, isoDateOf } from "../../domain/dates/calendar";
import { eventsToCome } from "../../domain/schedule/limits";
import { daysOf, faultOf, type RuleFault, type SeriesRule } from "../../domain/schedule/series";
import type { components } from "../../openapi";
import { isId } from "../access/reach.store";
import { writeAuditLine } from "../audit/audit.store";
import type { Queries, Transaction } from "../db/open";
import { type MessageCode, Problem } from "../http/problem";
import { expectVersion } from "../http/version";
import type { Services } from "../services";
import { actorAs, type Caller } from "../team/standing";
import { countEventsToCome } from "./event.store";
import { type EventFields, readNewEvent } from "./event-fields";
import { enterSchedule, mayTakeBack, requireVenue } from "./events";
import { noteAdded } from "./notices";
import {
  deleteSeries,
  findEventsOfSeries,
  findSeries,
  insertEvents,
  insertSeries,
  isSeriesKnown,
  lockEventsOfSeries,
  lockSeries,
  type SeriesRow,
} from "./series.store";

type Rule = components["schemas"]["SeriesRule"];
type Fields = components["schemas"]["SeriesFields"];
type Plan = components["schemas"]["Plan"];

interface Aim {
  caller: Caller;
  teamId: string;
}

const minute = 60_000;

interface Planned {
  day: Day;
  /** As the rule means it; `fields.startsLocal` is later where the clocks jump over it. */
  wanted: string;
  fields: EventFields;
}

/** The plan, and, unless it is a dry run, the series that was made by it. */
export async function addSeries(
  services: Services,
  tx: Transaction,
  { body, ...aim }: Aim & { body: components["schemas"]["NewSeries"] },
): Promise<{ plan: Plan; id: string | null }> {
  const now = services.now();
  const team = await enterSchedule(tx, aim, "EVENT_ITEM_401_CREATE");
  const rule = readRule(body.rule);
  const planned = daysOf(rule).map((day) => planOf(day, body.fields, team.timeZone, now));
  await requireVenue(tx, aim.teamId, planned[0]?.fields.venueId ?? null);
  const toCome = planned.filter(({ fields }) => fields.endsAt > now).length;
  if ((await countEventsToCome(tx, aim.teamId, now)) + toCome > eventsToCome)
    throw new Problem("EVENT_ITEM_403_FULL");
  const plan = taggedPlan({
    added: planned.map(({ fields }) => fields.startsLocal),
    odd_nights: planned.flatMap(({ day, wanted, fields }) =>
      fields.startsLocal === wanted ? [] : [{ day: isoDateOf(day), becomes: fields.startsLocal }],
    ),
  });
  if (body.dry_run) return { plan, id: null };
  if (body.plan_tag !== undefined && body.plan_tag !== plan.plan_tag)
    throw new Problem("REQUEST_412_CHANGED");

  const makerId = aim.caller.userId;
  const row = await insertSeries(tx, {
    teamId: aim.teamId,
    ...columnsOf(rule),
    fields: body.fields,
    createdBy: makerId,
    createdAt: now,
  });
  const events = await insertEvents(
    tx,
    row,
    planned.map(({ day, fields }) => ({ day: isoDateOf(day), fields })),
    { makerId, now },
  );
  // One notice for all of them: the next one stands for the rest.
  const [next] = events
    .filter(({ startsAt }) => startsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (next) await noteAdded(tx, next, now);
  await tell(tx, aim, "series.added", { series_id: row.id, events: events.length });
  return { plan, id: row.id };
}

function planOf(day: Day, { starts_local, answer_lead_minutes, ...fields }: Fields, zone: string, now: Date) {
  const wanted = `${isoDateOf(day)}T${fields.timing === "timed" ? starts_local : "00:00"}:00`;
  const read = readNewEvent({ ...fields, starts_local: wanted }, zone, now);
  const answerBy =
    answer_lead_minutes == null ? null : new Date(read.startsAt.getTime() - answer_lead_minutes * minute);
  return { day, wanted, fields: { ...read, answerBy } } satisfies Planned;
}

/** The reasons are the form's: one function of the domain judges both. */
function readRule(given: Rule): SeriesRule {
  const rule = {
    weekdays: given.weekdays,
    everyWeeks: given.every_weeks,
    first: dayOf("first_day", given.first_day),
    last: dayOf("last_day", given.last_day),
    skip: given.skip_days.map((text) => dayOf("skip_days", text)),
  };
  const fault = faultOf(rule);
  if (fault) throw new Problem(refusals[fault]);
  return rule;
}

const refusals: Readonly<Record<RuleFault, MessageCode>> = {
  time: "EVENT_ITEM_400_TIME",
  empty: "SERIES_400_EMPTY",
  too_many: "SERIES_400_TOO_MANY",
};

function dayOf(field: string, text: string): Day {
  const day = dayFromIso(text);
  if (day === null) throw new Problem("EVENT_ITEM_400_TIME", { fields: [{ field, rule: "calendar" }] });
  return day;
}

const columnsOf = ({ weekdays, everyWeeks, first, last, skip }: SeriesRule) => ({
  weekdays,
  everyWeeks,
  firstDay: isoDateOf(first),
  lastDay: isoDateOf(last),
  skipDays: skip.map(isoDateOf),
});

/** The tag is the plan itself in short: whatever would be done otherwise has another. */
function taggedPlan(part: Pick<Plan, "added" | "odd_nights">): Plan {
  const plan = {
    ...part,
    moved: [],
    changed: 0,
    called_off: [],
    taken_back: [],
    kept_own: [],
    answers_for_old_time: 0,
  };
  const plan_tag = createHash("sha256").update(JSON.stringify(plan)).digest("base64url").slice(0, 22);
  return { plan_tag, ...plan };
}

/** A series goes whole or not at all. */
export async function takeSeriesBack(
  services: Services,
  tx: Transaction,
  { id, ifMatch, ...aim }: Aim & { id: string; ifMatch: string | undefined },
): Promise<void> {
  await enterSchedule(tx, aim, "EVENT_ITEM_401_DELETE");
  const row = isId(id) ? await lockSeries(tx, { teamId: aim.teamId, id }) : undefined;
  if (!row) throw new Problem("SERIES_404");
  expectVersion(ifMatch, row.version);
  const events = await lockEventsOfSeries(tx, row);
  const isKnown = await isSeriesKnown(tx, row);
  if (!events.every((event) => mayTakeBack(event, isKnown, services.now())))
    throw new Problem("EVENT_ITEM_409_CONFLICT");
  await deleteSeries(tx, row);
  await tell(tx, aim, "series.taken_back", { series_id: id, events: events.length });
}

/** For the staff, to whom its events name it. */
export async function readSeries(
  db: Queries,
  key: { teamId: string; id: string },
  now: Date,
): Promise<components["schemas"]["Series"] | undefined> {
  const row = await findSeries(db, key);
  if (!row) return undefined;
  const [events, isKnown] = await Promise.all([findEventsOfSeries(db, key), isSeriesKnown(db, key)]);
  return presentSeries(
    row,
    events.every((event) => mayTakeBack(event, isKnown, now)),
  );
}

const presentSeries = (row: SeriesRow, may_take_back: boolean): components["schemas"]["Series"] => ({
  id: row.id,
  version: row.version,
  rule: {
    weekdays: row.weekdays,
    every_weeks: row.everyWeeks,
    first_day: row.firstDay,
    last_day: row.lastDay,
    skip_days: row.skipDays,
  },
  fields: row.fields as Fields,
  may_take_back,
});

const tell = (tx: Transaction, { caller, teamId }: Aim, action: string, detail: Record<string, unknown>) =>
  writeAuditLine(tx, { action, actorId: caller.userId, actorAs: actorAs(caller), teamId, detail });

import { eventsToCome } from "../../../domain/schedule/limits";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import {
  countEventsToCome,
  deleteEvent,
  type EventRow,
  findEvent,
  findKnownToFamilies,
  insertEvent,
  lockEvent,
  lockWholeEvent,
} from "../../core/schedule/event.store";
import { readNewEvent, tidyNote } from "../../core/schedule/event-fields";
import type { NotificationPlan } from "../../core/schedule/event-snapshot";
import {
  lockTeamForScheduleChange,
  mayTakeBack,
  requireVenue,
  writeScheduleAudit,
} from "../../core/schedule/schedule-access";
import {
  findSeries,
  lockChangedTogether,
  lockEventsOfSeries,
  type SeriesRow,
} from "../../core/schedule/series.store";
import type { SeriesFields } from "../../core/schedule/series-fields";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";
import { prepareWrites, writeAll } from "../event-change/event-writes";
import { queueNewEventNotice } from "../event-change/queue-change-notices";
import { changeAlone, changeTogether } from "../series/series-by-fields";
import { backOn, on, type Step } from "../series/series-by-rule";
import { carryOut, type LockedSeries, lockWhole } from "../series/series-changes";
import { type Plan, planOf, requireTag } from "../series/series-plan";

interface EventTarget extends TeamTarget {
  id: string;
  ifMatch: string | undefined;
}

export async function addEvent(
  services: Pick<Services, "now">,
  tx: Transaction,
  { body, ...target }: TeamTarget & { body: components["schemas"]["NewEvent"] },
): Promise<{ id: string }> {
  const now = services.now();
  const team = await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_CREATE");
  const fields = readNewEvent(body, team.timeZone, now);
  await requireVenue(tx, target.teamId, fields.venueId);
  // One for the record takes no room among those to come.
  if (fields.endsAt > now && (await countEventsToCome(tx, target.teamId, now)) >= eventsToCome)
    throw new Problem("EVENT_ITEM_403_FULL");
  const id = await insertEvent(tx, { teamId: target.teamId, fields, makerId: target.caller.userId, now });
  const made = await findEvent(tx, { teamId: target.teamId, id });
  if (made) await queueNewEventNotice(tx, made, now);
  await writeScheduleAudit(tx, target, "event.added", { event_id: id });
  return { id };
}

/** Changes one event, or several of its series. Returns a plan for a dry run or a change of several. */
export async function changeEvent(
  services: Pick<Services, "now" | "config">,
  tx: Transaction,
  { change, ...target }: EventTarget & { change: components["schemas"]["EventChange"] },
): Promise<{ told: NotificationPlan; plan?: Plan }> {
  const { config } = services;
  const now = services.now();
  const { scope = "this", keep_own: keepsOwn = true, dry_run: isDry = false, plan_tag, ...part } = change;
  if (Object.keys(part).length === 0) throw new Problem("REQUEST_400_INVALID");
  await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_UPDATE");
  const whole = scope === "this" ? undefined : await lockWholeAround(tx, target);
  const event = requireToCome(await lockSeen(tx, target), now);
  if (event.status === "called_off") throw new Problem("EVENT_ITEM_403_CALLED_OFF");
  const together =
    whole && scope !== "this" ? await changeTogether(tx, whole, { event, scope, part, keepsOwn, now }) : null;
  const work = together ?? (await changeAlone(tx, { event, series: await seriesOf(tx, event), part, now }));
  await requireVenue(tx, target.teamId, part.venue_id ?? null);

  const isPlanned = scope !== "this" || isDry || plan_tag !== undefined;
  const plan = isPlanned
    ? await planOf(tx, target.teamId, work, { id: event.id, part, scope, keepsOwn })
    : undefined;
  if (isDry) return { told: null, ...(plan && { plan }) };
  if (plan) requireTag(plan, plan_tag);
  if (together)
    return { told: (await carryOut(tx, target, together, { now, config })).told, ...(plan && { plan }) };
  await writeScheduleAudit(tx, target, "event.changed", { event_id: event.id, version: event.version + 1 });
  const told = await writeAll(tx, work.writes, { by: target.caller.userId, now, config });
  return { told, ...(plan && { plan }) };
}

/** Locks the series before the event. All calls lock in this order, then events by id, so that they cannot deadlock. */
async function lockWholeAround(
  tx: Transaction,
  { teamId, id }: EventTarget,
): Promise<LockedSeries | undefined> {
  const event = isId(id) ? await findEvent(tx, { teamId, id }) : undefined;
  return event?.seriesId ? lockWhole(tx, { teamId, id: event.seriesId }) : undefined;
}

const seriesOf = async (tx: Transaction, { teamId, seriesId }: EventRow) =>
  seriesId === null ? undefined : findSeries(tx, { teamId, id: seriesId });

/** Calls off one event, with the later ones of its series (a pitch is frozen for weeks), or with those that the same call put back on. */
export async function callOffEvent(
  services: Pick<Services, "now" | "config">,
  tx: Transaction,
  {
    reason,
    note,
    scope,
    ...target
  }: EventTarget & {
    reason: EventRow["calledOffFor"];
    note: string | null;
    scope: "one" | "later" | "together";
  },
): Promise<NotificationPlan> {
  const now = services.now();
  const event = await lockToChange(tx, target, now);
  const change = { status: "called_off" as const, calledOffFor: reason, calledOffNote: tidyNote(note) };
  const others = { one: noOthers, later: lockLater, together: lockTogether }[scope];
  const events = [event, ...(await others(tx, event, now))];
  const steps = events.map((row) => ({ event: row, change }));
  return writeChange(tx, target, { steps, action: "event.called_off", now, config: services.config });
}

const noOthers = async (): Promise<EventRow[]> => [];

/** Locks the later events that were last changed by the same call as this one, and that are not over. */
const lockTogether = async (tx: Transaction, event: EventRow, now: Date): Promise<EventRow[]> =>
  (await lockChangedTogether(tx, event)).filter((row) => row.endsAt > now);

/** Locks the later events of the series that are on and not over. */
async function lockLater(tx: Transaction, event: EventRow, now: Date): Promise<EventRow[]> {
  const { teamId, seriesId, seriesDay } = event;
  if (seriesId === null || seriesDay === null) return [];
  const rows = await lockEventsOfSeries(tx, { teamId, id: seriesId });
  return rows.filter(
    (row) => row.seriesDay !== null && row.seriesDay > seriesDay && row.status === "on" && row.endsAt > now,
  );
}

export async function putEventBack(
  services: Pick<Services, "now" | "config">,
  tx: Transaction,
  { scope, ...target }: EventTarget & { scope: "one" | "together" },
): Promise<NotificationPlan> {
  const now = services.now();
  const event = await lockToChange(tx, target, now);
  if (event.status === "on") return null;
  const [first, ...others] = await meantNow(tx, [
    event,
    ...(scope === "together" ? await lockTogether(tx, event, now) : []),
  ]);
  const isToCome = ({ event: row, change }: Step) => (change.endsAt ?? row.endsAt) > now;
  if (!first || !isToCome(first)) throw new Problem("EVENT_ITEM_403_OVER");
  const back = [first, ...others.filter(isToCome)];
  return writeChange(tx, target, { steps: back, action: "event.put_back", now, config: services.config });
}

/** Events back on, each as its series is now: its time may have changed while they were called off. */
async function meantNow(tx: Transaction, events: readonly EventRow[]): Promise<Step[]> {
  const known = new Map<string | null, SeriesRow | undefined>();
  const steps: Step[] = [];
  for (const event of events) {
    if (!known.has(event.seriesId)) known.set(event.seriesId, await seriesOf(tx, event));
    const series = known.get(event.seriesId);
    steps.push({ event, change: series ? backOn(event, series.fields as SeriesFields) : on });
  }
  return steps;
}

export async function takeEventBack(
  services: Pick<Services, "now">,
  tx: Transaction,
  target: EventTarget,
): Promise<void> {
  await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_DELETE");
  const event = await lockSeen(tx, target, lockWholeEvent);
  const known = await findKnownToFamilies(tx, target.teamId, [event.id]);
  if (!mayTakeBack(event, known.has(event.id), services.now())) throw new Problem("EVENT_ITEM_409_CONFLICT");
  await deleteEvent(tx, event);
  await writeScheduleAudit(tx, target, "event.taken_back", { event_id: target.id });
}

async function lockToChange(tx: Transaction, target: EventTarget, now: Date): Promise<EventRow> {
  await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_UPDATE");
  return requireToCome(await lockSeen(tx, target), now);
}

function requireToCome(event: EventRow, now: Date): EventRow {
  if (event.endsAt <= now) throw new Problem("EVENT_ITEM_403_OVER");
  return event;
}

async function lockSeen(
  tx: Transaction,
  { teamId, id, ifMatch }: EventTarget,
  lock = lockEvent,
): Promise<EventRow> {
  const event = isId(id) ? await lock(tx, { teamId, id }) : undefined;
  if (!event) throw new Problem("EVENT_ITEM_404");
  expectVersion(ifMatch, event.version);
  return event;
}

/** Applies the changes of several events; the first is the one that the caller named. */
async function writeChange(
  tx: Transaction,
  target: EventTarget,
  {
    steps,
    action,
    now,
    config,
  }: { steps: readonly Step[]; action: string; now: Date; config: Services["config"] },
): Promise<NotificationPlan> {
  const writes = await prepareWrites(tx, steps, now);
  const many = steps.length > 1 && { series_id: steps[0]?.event.seriesId, events: steps.length };
  await writeScheduleAudit(tx, target, action, {
    event_id: target.id,
    version: writes[0]?.after.version,
    ...many,
  });
  return writeAll(tx, writes, { by: target.caller.userId, now, config });
}

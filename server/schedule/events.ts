import { deadlineAfterMove, remindAt } from "../../domain/schedule/answer";
import { changesBetween, isOtherTime } from "../../domain/schedule/event-change";
import { eventsToCome } from "../../domain/schedule/limits";
import { mayOnSchedule } from "../../domain/schedule/schedule-rights";
import type { components } from "../../openapi";
import { isId } from "../access/reach.store";
import { writeAuditLine } from "../audit/audit.store";
import type { Transaction } from "../db/open";
import { type MessageCode, Problem } from "../http/problem";
import { expectVersion } from "../http/version";
import type { Services } from "../services";
import { actorAs, type Caller } from "../team/standing";
import { type LockedTeam, lockTeam } from "../team/team.store";
import {
  countEventsToCome,
  deleteEvent,
  type EventRow,
  findEvent,
  insertEvent,
  isKnownToFamilies,
  keepVersion,
  lockEvent,
  updateEvent,
} from "./event.store";
import { readEventChange, readNewEvent } from "./event-fields";
import { noteAdded, noteChange, readShown, type Told } from "./notices";
import { lockEventsOfSeries } from "./series.store";
import { findVenue } from "./venue.store";

const hour = 3_600_000;

interface Aim {
  caller: Caller;
  teamId: string;
}

interface EventAim extends Aim {
  id: string;
  ifMatch: string | undefined;
}

/** The lock of a team that is played in, for whoever may change its schedule. */
export async function enterSchedule(
  tx: Transaction,
  { caller, teamId }: Aim,
  refusal: MessageCode,
): Promise<LockedTeam> {
  if (!mayOnSchedule(caller.standings, "change_events")) throw new Problem(refusal);
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  if (team.isResting) throw new Problem(refusal);
  return team;
}

export async function addEvent(
  services: Pick<Services, "now">,
  tx: Transaction,
  { body, ...aim }: Aim & { body: components["schemas"]["NewEvent"] },
): Promise<{ id: string }> {
  const now = services.now();
  const team = await enterSchedule(tx, aim, "EVENT_ITEM_401_CREATE");
  const fields = readNewEvent(body, team.timeZone, now);
  await requireVenue(tx, aim.teamId, fields.venueId);
  if ((await countEventsToCome(tx, aim.teamId, now)) >= eventsToCome)
    throw new Problem("EVENT_ITEM_403_FULL");
  const id = await insertEvent(tx, { teamId: aim.teamId, fields, makerId: aim.caller.userId, now });
  const made = await findEvent(tx, { teamId: aim.teamId, id });
  if (made) await noteAdded(tx, made, now);
  await tell(tx, aim, "event.added", { event_id: id });
  return { id };
}

export async function changeEvent(
  services: Pick<Services, "now">,
  tx: Transaction,
  { change, ...aim }: EventAim & { change: components["schemas"]["EventChange"] },
): Promise<Told> {
  const now = services.now();
  const event = await lockToChange(tx, aim, now);
  if (event.status === "called_off") throw new Problem("EVENT_ITEM_403_CALLED_OFF");
  const fields = readEventChange(change, event, now);
  await requireVenue(tx, aim.teamId, fields.venueId);
  const isMoved = fields.startsAt.getTime() !== event.startsAt.getTime();
  if (isMoved && change.answer_by === undefined && change.answer_lead_minutes === undefined)
    fields.answerBy = dateOf(
      deadlineAfterMove(timeOf(event.answerBy), timesOf(event), timesOf(fields), now.getTime()),
    );
  return writeChange(tx, aim, { event, change: fields, action: "event.changed", now });
}

/** One, or with it those of its series that come after it, as after a pitch that is frozen for weeks. */
export async function callOffEvent(
  services: Pick<Services, "now">,
  tx: Transaction,
  {
    reason,
    note,
    scope,
    ...aim
  }: EventAim & { reason: EventRow["calledOffFor"]; note: string | null; scope: "one" | "later" },
): Promise<Told> {
  const now = services.now();
  const event = await lockToChange(tx, aim, now);
  const change = { status: "called_off" as const, calledOffFor: reason, calledOffNote: note };
  const later = scope === "later" ? await lockLater(tx, event, now) : [];
  const told = await writeChange(tx, aim, { event, change, action: "event.called_off", now });
  for (const one of later)
    await writeChange(tx, aim, { event: one, change, action: "event.called_off", now });
  return told && { ...told, events: 1 + later.length };
}

/** Those that are on, and not over. */
async function lockLater(tx: Transaction, event: EventRow, now: Date): Promise<EventRow[]> {
  const { teamId, seriesId, seriesDay } = event;
  if (seriesId === null || seriesDay === null) return [];
  const rows = await lockEventsOfSeries(tx, { teamId, id: seriesId });
  return rows.filter(
    (row) => row.seriesDay !== null && row.seriesDay > seriesDay && row.status === "on" && row.endsAt > now,
  );
}

export async function putEventBack(
  services: Pick<Services, "now">,
  tx: Transaction,
  aim: EventAim,
): Promise<Told> {
  const now = services.now();
  const event = await lockToChange(tx, aim, now);
  if (event.status === "on") return null;
  const change = { status: "on" as const, calledOffFor: null, calledOffNote: null };
  return writeChange(tx, aim, { event, change, action: "event.put_back", now });
}

/** Without a trace, but for a day, far enough ahead, and while no family knows of it. */
export const mayTakeBack = (
  event: Pick<EventRow, "createdAt" | "startsAt">,
  isKnown: boolean,
  now: Date,
): boolean =>
  !isKnown &&
  now.getTime() - event.createdAt.getTime() < 24 * hour &&
  event.startsAt.getTime() - now.getTime() > 48 * hour;

export async function takeEventBack(
  services: Pick<Services, "now">,
  tx: Transaction,
  aim: EventAim,
): Promise<void> {
  await enterSchedule(tx, aim, "EVENT_ITEM_401_DELETE");
  const event = await lockSeen(tx, aim);
  const isKnown = await isKnownToFamilies(tx, event);
  if (!mayTakeBack(event, isKnown, services.now())) throw new Problem("EVENT_ITEM_409_CONFLICT");
  await deleteEvent(tx, event);
  await tell(tx, aim, "event.taken_back", { event_id: aim.id });
}

async function lockToChange(tx: Transaction, aim: EventAim, now: Date): Promise<EventRow> {
  await enterSchedule(tx, aim, "EVENT_ITEM_401_UPDATE");
  const event = await lockSeen(tx, aim);
  if (event.endsAt <= now) throw new Problem("EVENT_ITEM_403_OVER");
  return event;
}

async function lockSeen(tx: Transaction, { teamId, id, ifMatch }: EventAim): Promise<EventRow> {
  const event = isId(id) ? await lockEvent(tx, { teamId, id }) : undefined;
  if (!event) throw new Problem("EVENT_ITEM_404");
  expectVersion(ifMatch, event.version);
  return event;
}

/** Raises the versions that the change concerns, and keeps what families saw before and see now. */
async function writeChange(
  tx: Transaction,
  aim: EventAim,
  { event, change, action, now }: { event: EventRow; change: Partial<EventRow>; action: string; now: Date },
): Promise<Told> {
  const version = event.version + 1;
  const [was, is] = [await readShown(tx, event), await readShown(tx, { ...event, ...change })];
  const changes = changesBetween(was, is);
  const written = {
    ...change,
    version,
    ...(changes.length > 0 && { noticeVersion: version }),
    ...(isOtherTime(changes) && { timeVersion: version }),
    ...(isRemindedLater({ ...event, ...change }, now) && { remindedAt: null }),
    changedAt: now,
  };
  await updateEvent(tx, event, written);
  const by = aim.caller.userId;
  await keepVersion(tx, event, {
    version: event.version,
    shown: was,
    by: event.createdBy,
    now: event.changedAt,
  });
  await keepVersion(tx, event, { version, shown: is, by, now });
  await tell(tx, aim, action, { event_id: event.id, version });
  return noteChange(tx, { before: event, after: { ...event, ...written }, changes, now });
}

export async function requireVenue(tx: Transaction, teamId: string, venueId: string | null): Promise<void> {
  if (venueId !== null && !(await findVenue(tx, teamId, venueId))) throw new Problem("VENUE_404");
}

const tell = (tx: Transaction, { caller, teamId }: Aim, action: string, detail: Record<string, unknown>) =>
  writeAuditLine(tx, { action, actorId: caller.userId, actorAs: actorAs(caller), teamId, detail });

/** An event that was moved far enough away is reminded of when its own time comes. */
const isRemindedLater = ({ answerBy, startsAt }: Pick<EventRow, "answerBy" | "startsAt">, now: Date) =>
  remindAt(timeOf(answerBy), startsAt.getTime()) > now.getTime();

const timesOf = ({ startsAt, arrivesAt }: Pick<EventRow, "startsAt" | "arrivesAt">) => ({
  startsAt: startsAt.getTime(),
  arrivesAt: arrivesAt.getTime(),
});
const timeOf = (moment: Date | null) => moment?.getTime() ?? null;
const dateOf = (time: number | null) => (time === null ? null : new Date(time));

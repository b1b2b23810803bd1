import { changeOf, isShortened, readAwayDays } from "../../../domain/absence/away-days";
import { type AwayDays, absencesToCome, everyWeekday } from "../../../domain/absence/days";
import type { components } from "../../../openapi";
import {
  type AbsenceRow,
  countToCome,
  deleteAbsence,
  hasOwnPlace,
  insertAbsence,
  lockAbsence,
  lockGuarded,
  notifyOthers,
  type Subject,
  updateAbsence,
} from "../../core/absence/absence.store";
import { isId } from "../../core/access/team-access.store";
import { lockUserForShare } from "../../core/account/account.store";
import { offerTurnsOf } from "../../core/duty/offer.store";
import type { RideServices } from "../../core/ride/ride-news";
import { withRideNews } from "../../core/ride/seat-news";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { readVersion } from "../../platform/http/version";
import { type Sayer, todayOf } from "../../reads/absence/list";
import { reviewing } from "../../reads/absence/review";

type Review = components["schemas"]["AbsenceReview"];

interface Absent {
  sayer: Sayer;
  /** Gets the teams in which a turn is offered or a ride is another one since. */
  changed: Set<string>;
}

/** One absence for each person. */
export async function addAbsences(
  services: RideServices,
  tx: Transaction,
  { sayer, body, changed }: Absent & { body: components["schemas"]["NewAbsence"] },
): Promise<Review> {
  const now = services.now();
  const today = todayOf(sayer, now);
  const { first_day, last_day, weekdays = everyWeekday } = body;
  const days = readAwayDays({ first_day, last_day, weekdays }, today);
  if (days === null) throw new Problem("ABSENCE_400_DAYS");
  const subjects = await lockPeopleForShare(tx, sayer, body.people);
  for (const subject of subjects)
    if ((await countToCome(tx, subject, today)) >= absencesToCome) throw new Problem("ABSENCE_403_TOO_MANY");
  const about = { subjects, from: days.first_day, to: days.last_day, now, userId: sayer.userId };
  return reviewing(tx, about, async () => {
    const ids: string[] = [];
    for (const subject of subjects) {
      const { id } = await withOffers(services, tx, { sayer, changed, subject }, () =>
        insertAbsence(tx, { subject, days, by: sayer.userId, at: now, now }),
      );
      await notifyOthers(tx, id, sayer.userId);
      ids.push(id);
    }
    return { ids, days };
  });
}

/** Each person once; locked, so that two guardians' absences are counted one after the other. */
async function lockPeopleForShare(
  tx: Transaction,
  { userId }: Sayer,
  people: readonly { child_id: string | null }[],
): Promise<Subject[]> {
  const childIds = [...new Set(people.flatMap(({ child_id }) => child_id ?? []))];
  const guarded = await lockGuarded(tx, userId, childIds.filter(isId));
  if (childIds.some((id) => !guarded.has(id))) throw new Problem("CHILD_404");
  const children = childIds.map((childId) => ({ childId, userId: null }));
  if (!people.some(({ child_id }) => child_id === null)) return children;
  await lockUserForShare(tx, userId);
  if (!(await hasOwnPlace(tx, userId))) throw new Problem("CHILD_404");
  return [...children, { childId: null, userId }];
}

/** Rides and turns follow an absence at once. */
async function withOffers<Result>(
  services: RideServices,
  tx: Transaction,
  { sayer, changed, subject }: Absent & { subject: Subject },
  work: () => Promise<Result>,
): Promise<Result> {
  const { childId, userId } = subject;
  const riders = {
    ...(childId !== null && { childIds: [childId] }),
    ...(userId !== null && { userIds: [userId] }),
  };
  const result = await withRideNews(services, tx, { by: sayer.userId, changed, ...riders }, work);
  const offered = await offerTurnsOf(tx, { childId, userId }, services.now());
  for (const teamId of offered) changed.add(teamId);
  return result;
}

interface AbsenceTarget extends Absent {
  id: string;
  ifMatch: string | undefined;
}

/** Without days it is ended. Of one that has begun, the days behind it stay as they were. */
export async function changeAbsence(
  services: RideServices,
  tx: Transaction,
  {
    sayer,
    id,
    ifMatch,
    change,
    changed,
  }: AbsenceTarget & { change: components["schemas"]["AbsenceChange"] | null },
): Promise<Review> {
  const now = services.now();
  const today = todayOf(sayer, now);
  const seen = readVersion(ifMatch);
  const kept = isId(id) ? await lockAbsence(tx, { id, userId: sayer.userId }) : undefined;
  if (!kept) throw new Problem("ABSENCE_404");
  const were = daysOf(kept);
  const requested = change === null ? null : readAwayDays({ ...were, ...daysIn(change) }, today);
  if (change !== null && requested === null) throw new Problem("ABSENCE_400_DAYS");
  const about = {
    subjects: [{ childId: kept.childId, userId: kept.userId }],
    from: today,
    to: requested !== null && requested.last_day > kept.lastDay ? requested.last_day : kept.lastDay,
    now,
    userId: sayer.userId,
  };
  return reviewing(tx, about, async () => {
    const isAsRequested =
      requested === null ? kept.lastDay < today : areSame(readAwayDays(were, today), requested);
    if (isAsRequested) return { ids: kept.lastDay < today ? [] : [id], days: requested };
    if (seen !== kept.version) throw new Problem("REQUEST_412_CHANGED");
    const left = await withOffers(services, tx, { sayer, changed, subject: kept }, () =>
      write(tx, { kept, requested, sayer, today, now }),
    );
    if (left !== null) await notifyOthers(tx, left, sayer.userId);
    return { ids: left === null ? [] : [left], days: requested };
  });
}

/** Returns the absence that goes on. */
async function write(
  tx: Transaction,
  {
    kept,
    requested,
    sayer,
    today,
    now,
  }: { kept: AbsenceRow; requested: AwayDays | null; sayer: Sayer; today: string; now: Date },
): Promise<string | null> {
  const { keptUntil, next, addsDay } = changeOf(daysOf(kept), requested, today);
  const at = addsDay ? now : kept.reportedAt;
  if (keptUntil !== null && next !== null && next.first_day === today && isShortened(daysOf(kept), next)) {
    await updateAbsence(tx, kept.id, { lastDay: next.last_day, reportedBy: sayer.userId }, now);
    return kept.id;
  }
  if (keptUntil !== null) {
    await updateAbsence(tx, kept.id, { lastDay: keptUntil }, now);
    if (next === null) return null;
    const subject = { childId: kept.childId, userId: kept.userId };
    return (await insertAbsence(tx, { subject, days: next, by: sayer.userId, at, now })).id;
  }
  if (next === null) {
    await deleteAbsence(tx, kept.id, now);
    return null;
  }
  const { first_day: firstDay, last_day: lastDay, weekdays } = next;
  await updateAbsence(
    tx,
    kept.id,
    { firstDay, lastDay, weekdays, reportedBy: sayer.userId, reportedAt: at },
    now,
  );
  return kept.id;
}

const daysOf = ({ firstDay, lastDay, weekdays }: AbsenceRow): AwayDays => ({
  first_day: firstDay,
  last_day: lastDay,
  weekdays,
});

const daysIn = ({ first_day, last_day, weekdays }: components["schemas"]["AbsenceChange"]) => ({
  ...(first_day !== undefined && { first_day }),
  ...(last_day !== undefined && { last_day }),
  ...(weekdays !== undefined && { weekdays }),
});

const areSame = (one: AwayDays | null, other: AwayDays) =>
  one !== null &&
  one.first_day === other.first_day &&
  one.last_day === other.last_day &&
  one.weekdays === other.weekdays;

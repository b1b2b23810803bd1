import { askedFirst, noticeOfOffered, noticeOfPlanned, type Told } from "../../../domain/duty/turn-notices";
import type { Services } from "../../core/base/services";
import { type DueTurn, lockDueTurns, markTold } from "../../core/duty/turn-notice.store";
import { findAllBlocked } from "../../core/invitation/invitation-mail-share";
import { addAllDings, type News } from "../../core/notification/ding.store";
import { answerTokenOf, linkEnd } from "../../core/schedule/answer-token";
import { type EventRow, findEventsOfTeams } from "../../core/schedule/event.store";
import { findReaders } from "../../core/schedule/notice.store";
import type { Transaction } from "../../platform/db/database";
import { type DutyFamily, type DutySeason, readDutySeason } from "../../reads/duty/season";
import { comersOf } from "../../reads/duty/share-season";
import { turnMail } from "./turn-mail";

type TurnServices = Pick<Services, "db" | "now" | "config" | "mail" | "scheduleChanges">;

interface Found {
  event: EventRow;
  teamName: string;
}

/** Tells families of one team of the turns that they have, and of those that they could take. Returns how many turns were due. */
export async function notifyOfTurns(services: TurnServices): Promise<number> {
  const { db, now, scheduleChanges } = services;
  const due = await db.transaction(async (tx) => {
    const at = now();
    const turns = await lockDueTurns(tx, at);
    const [first] = turns;
    if (!first) return [];
    const keys = turns.map(({ teamId, eventId }) => ({ teamId, id: eventId }));
    const found = new Map((await findEventsOfTeams(tx, keys)).map((row) => [row.event.id, row]));
    const season = await readDutySeason(tx, { teamId: first.teamId, now: at });
    const told = turns.map((turn) => ({ turn, told: noticeOf(turn, found.get(turn.eventId), at) }));
    await addAllDings(tx, joined(told.flatMap((one) => newsOf(season, one))), at);
    for (const { turn, told: notice } of told) {
      const row = found.get(turn.eventId);
      if (notice.tell === "reminder" && row) await mailReminder(tx, services, { turn, row, season, at });
    }
    await markTold(
      tx,
      told.map(({ turn, told: { notices, nextAt } }) => ({
        ...turn,
        notices,
        dueAt: nextAt === null ? null : new Date(nextAt),
      })),
    );
    return turns;
  });
  for (const teamId of new Set(due.map((turn) => turn.teamId))) scheduleChanges?.publish(teamId, "readers");
  return due.length;
}

const halfADay = 12 * 3_600_000;

/** Nothing of events that are over; one that is off may be put back on, so it is looked at again. */
function noticeOf({ state, notices }: DueTurn, found: Found | undefined, now: Date): Told {
  const isToCome = found !== undefined && found.event.endsAt > now;
  if (!isToCome) return { tell: null, notices, nextAt: null };
  if (found.event.status !== "on") return { tell: null, notices, nextAt: now.getTime() + halfADay };
  const [starts, at] = [found.event.startsAt.getTime(), now.getTime()];
  if (state === "planned") return noticeOfPlanned(notices, starts, at);
  return state === "offered" ? noticeOfOffered(notices, starts, at) : { tell: null, notices, nextAt: null };
}

const familyOf = ({ families, familyOf: places }: DutySeason, membershipId: string): DutyFamily | undefined =>
  families[places.get(membershipId) ?? -1];

type PersonalNews = News & { userId: string };

function newsOf(season: DutySeason, { turn, told }: { turn: DueTurn; told: Told }): PersonalNews[] {
  const { teamId, eventId: event_id, membershipId } = turn;
  const to = (userId: string, kind: "turn_yours" | "swap_offered"): PersonalNews => ({
    ...{ userId, userIds: [userId], kind, teamId, about: { event_id } },
  });
  const owner = familyOf(season, membershipId);
  if (told.tell === "yours" || told.tell === "reminder")
    return [...(owner?.people ?? [])].map((userId) => to(userId, "turn_yours"));
  if (told.tell === null) return [];
  const takers = takersOf(season, turn, owner);
  const asked = told.tell === "offer_to_few" ? takers.slice(0, askedFirst) : takers;
  return asked.flatMap(({ people }) => [...people].map((userId) => to(userId, "swap_offered")));
}

/** Families that come and have nothing to do there, those with fewest turns first. */
function takersOf(
  { families, turns, familyOf: places }: DutySeason,
  { eventId }: DueTurn,
  owner: DutyFamily | undefined,
): DutyFamily[] {
  const held = turns.flatMap(({ membershipId, eventId: at }) => {
    const place = membershipId === null ? undefined : places.get(membershipId);
    return place === undefined ? [] : [{ place, at }];
  });
  return families
    .map((family, place) => ({
      family,
      count: held.filter((one) => one.place === place).length,
      isBusy: held.some((one) => one.place === place && one.at === eventId),
    }))
    .filter(({ family, isBusy }) => {
      const mayTake = family !== owner && !family.isSpot && !isBusy;
      return mayTake && comersOf(family, eventId).length > 0;
    })
    .sort((one, other) => one.count - other.count)
    .map(({ family }) => family);
}

/** Several turns of a person in a team are one ding that says how many. */
function joined(news: readonly PersonalNews[]): News[] {
  const groups = new Map<string, News & { times: number }>();
  for (const one of news) {
    const key = `${one.userId} ${one.kind}`;
    const before = groups.get(key);
    groups.set(key, before ? { ...before, about: {}, times: before.times + 1 } : { ...one, times: 1 });
  }
  return [...groups.values()];
}

/** To everybody who could press, but who stopped the team's mails or reminders. */
async function mailReminder(
  tx: Transaction,
  { config, mail }: TurnServices,
  { turn, row, season, at }: { turn: DueTurn; row: Found; season: DutySeason; at: Date },
): Promise<void> {
  const people = [...(familyOf(season, turn.membershipId)?.people ?? [])];
  const readers = await findReaders(tx, people);
  const { teamId, eventId } = turn;
  const { event, teamName } = row;
  const keys = [...readers.values()].map(({ mailboxKey }) => mailboxKey);
  const isBlocked = await findAllBlocked(tx, { config }, { keys, scopes: [teamId] });
  const letters = [...readers].flatMap(([userId, { mailboxKey: to, name, hasMutedAnswers }]) => {
    if (hasMutedAnswers || isBlocked(teamId, to)) return [];
    const recipient = { kind: "user" as const, id: userId };
    const until = linkEnd(event.endsAt, at);
    const link = { purpose: "turn" as const, version: event.version, until, teamId, eventId, recipient };
    const token = answerTokenOf(config, link, to);
    const line = { event, teamName, dutyName: turn.dutyName, token };
    const usefulUntil = event.endsAt;
    return [{ to, ...turnMail(config, { userId, name, line }), usefulUntil, neededBy: event.arrivesAt }];
  });
  await mail.queue(tx, ...letters);
}

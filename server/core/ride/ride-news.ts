import { randomUUID } from "node:crypto";
import type { RideDingKind } from "../../../domain/dings/ding-kinds";
import { askedHours, lostHours } from "../../../domain/ride/limits";
import type { Queries } from "../../platform/db/database";
import type { Services } from "../base/services";
import { addAllDings, type News } from "../notification/ding.store";
import { type NewPush, queuePushes } from "../notification/push-queue.store";
import type { EventRow } from "../schedule/event.store";
import { queueLostRideMails, queueOfferedSeatMails } from "./ride-mails";
import { findFamilies } from "./riders.store";

/** Whom something about a ride at an event concerns; whoever did it is left out. */
export interface RideNews {
  kind: RideDingKind;
  event: EventRow;
  /** Players, whose families it is for. */
  membershipIds?: readonly string[];
  userIds?: readonly string[];
  /** When the car was to leave that these players had agreed to, and that nobody drives any more. */
  lostAt?: Date;
}

export type RideServices = Pick<Services, "now" | "mail" | "config">;

const hour = 3_600_000;

/**
 * Adds one ding for each person and event. A seat that is offered shortly before the event is mailed to the family, a ride that is lost shortly before
 * the car leaves is mailed and pushed.
 */
export async function addRideNews(
  services: RideServices,
  tx: Queries,
  { by, all }: { by: string | null; all: readonly RideNews[] },
): Promise<void> {
  if (all.length === 0) return;
  const now = services.now();
  const families = await findFamilies(
    tx,
    all.flatMap(({ event: { teamId }, membershipIds = [] }) =>
      membershipIds.map((membershipId) => ({ teamId, membershipId })),
    ),
  );
  const familyOf = (membershipId: string) =>
    (families.get(membershipId) ?? []).filter((userId) => userId !== by);
  const peopleOf = ({ membershipIds = [], userIds = [] }: RideNews) => [
    ...new Set([...membershipIds.flatMap(familyOf), ...userIds.filter((userId) => userId !== by)]),
  ];
  const dings = new Map<string, { userId: string; news: RideNews }>();
  for (const news of all)
    for (const userId of peopleOf(news)) dings.set(`${userId} ${news.event.id}`, { userId, news });
  await addAllDings(tx, joined([...dings.values()]), now);
  const isWithin = (at: Date, hours: number) => at.getTime() - now.getTime() <= hours * hour;
  const pushes: NewPush[] = [];
  for (const news of all) {
    const { kind, event, lostAt } = news;
    const userIds = peopleOf(news);
    if (kind === "ride_asked" && isWithin(event.startsAt, askedHours))
      await queueOfferedSeatMails(tx, services, { event, userIds, neededBy: event.arrivesAt });
    if (!lostAt || !isWithin(lostAt, lostHours)) continue;
    await queueLostRideMails(tx, services, { event, userIds, neededBy: lostAt });
    pushes.push(...pushesOf(news, { userIds, familyOf, now }));
  }
  await queuePushes(tx, pushes, now);
}

/** Several events of a person in a team are one ding that says how many. */
function joined(dings: readonly { userId: string; news: RideNews }[]): News[] {
  const groups = new Map<string, News & { times: number }>();
  for (const { userId, news } of dings) {
    const { kind, event } = news;
    const key = `${userId} ${event.teamId} ${kind}`;
    const before = groups.get(key);
    const about = { event_id: event.id };
    const one = { userIds: [userId], kind, teamId: event.teamId, about, times: 1 };
    groups.set(key, before ? { ...before, about: {}, times: before.times + 1 } : one);
  }
  return [...groups.values()];
}

function pushesOf(
  { event, membershipIds = [] }: RideNews,
  { userIds, familyOf, now }: { userIds: readonly string[]; familyOf: (id: string) => string[]; now: Date },
): NewPush[] {
  const source = randomUUID();
  return userIds.map((userId) => ({
    ...{ userId, source, dueAt: now },
    ring: {
      ...{ kind: "ride_lost", of: event.kind, team_id: event.teamId, event_id: event.id, rung: [] },
      membership_ids: membershipIds.filter((id) => familyOf(id).includes(userId)),
    },
  }));
}

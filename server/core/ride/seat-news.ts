import { seatChanges } from "../../../domain/ride/seat-changes";
import type { Queries } from "../../platform/db/database";
import { type EventRow, findEventsOfTeams } from "../schedule/event.store";
import { type CarSeat, findCarSeats, findEventsOfRiders, lockSeats, type RidePeople } from "./car-seat.store";
import { findDrivenCars, reopenCars } from "./driven-car.store";
import { addRideNews, type RideNews, type RideServices } from "./ride-news";

/**
 * Does something after which others may have lost a ride, or the company in it, and returns whom that concerns, nothing of a way that is over; and all
 * seats that are other ones since.
 */
export async function withSeatNews<Result>(
  tx: Queries,
  { events, now }: { events: readonly EventRow[]; now: Date },
  work: () => Promise<Result>,
): Promise<{ result: Result; lost: RideNews[]; openAgain: RideNews[]; others: CarSeat[] }> {
  const begun = new Set(events.filter(({ startsAt }) => startsAt <= now).map(({ id }) => id));
  const isAhead = ({ way, eventId }: CarSeat) => way === "back" || !begun.has(eventId);
  const before = await lockSeats(tx, events);
  const result = await work();
  const after = await findCarSeats(tx, events);
  const { lost, withdrawn, openAgain } = seatChanges(before.filter(isAhead), after);
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const newsOf = (event: EventRow, seats: readonly CarSeat[]) => ({
    ...{ kind: "ride_settled" as const, event },
    membershipIds: [
      ...new Set(seats.filter(({ eventId }) => eventId === event.id).map(({ membershipId }) => membershipId)),
    ],
  });
  const isOfSomebody = ({ membershipIds = [] }: RideNews) => membershipIds.length > 0;
  return {
    result,
    lost: events
      .flatMap((event): RideNews[] => [
        newsOf(event, withdrawn),
        { ...newsOf(event, lost), lostAt: firstLeave(event, lost) },
      ])
      .filter(isOfSomebody),
    openAgain: openAgain.flatMap(({ eventId, ...people }) => {
      const event = eventOf.get(eventId);
      return event ? [{ kind: "ride_open_again" as const, event, ...people }] : [];
    }),
    others: differences(before, after),
  };
}

/**
 * The same at all events to come of these people, for what is no press about a ride: an *Out*, a role or a consent that ends. Whoever caused it reads
 * nothing of it. A driver who has gone has to say again whether they drive, also when they are back. Adds the teams whose rides are other ones since to
 * `changed`.
 */
export async function withRideNews<Result>(
  services: RideServices,
  tx: Queries,
  { by, changed, ...people }: RidePeople & { by: string | null; changed?: Set<string> | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  const now = services.now();
  const keys = await findEventsOfRiders(tx, people, now);
  if (keys.length === 0) return work();
  const events = (await findEventsOfTeams(tx, keys)).map(({ event }) => event);
  const { result, lost, openAgain, others } = await withSeatNews(tx, { events, now }, async () => {
    const before = await findDrivenCars(tx, events);
    const done = await work();
    const after = await findDrivenCars(tx, events);
    await reopenCars(tx, missing(before, after));
    for (const { teamId } of differences(before, after)) changed?.add(teamId);
    return done;
  });
  for (const { teamId } of others) changed?.add(teamId);
  await addRideNews(services, tx, { by, all: [...lost, ...openAgain] });
  return result;
}

/** The rows of one list that the other lacks. */
function missing<Row>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !known.has(JSON.stringify(row)));
}

const differences = <Row>(before: readonly Row[], after: readonly Row[]) => [
  ...missing(before, after),
  ...missing(after, before),
];

/** When the first of the cars was to leave in which these seats were. */
function firstLeave({ id, arrivesAt, endsAt }: EventRow, seats: readonly CarSeat[]): Date {
  const leaves = seats
    .filter(({ eventId }) => eventId === id)
    .map(({ way, minutes }) =>
      way === "there"
        ? arrivesAt.getTime() - (minutes ?? 0) * 60_000
        : endsAt.getTime() + (minutes ?? 0) * 60_000,
    );
  return new Date(Math.min(...leaves));
}

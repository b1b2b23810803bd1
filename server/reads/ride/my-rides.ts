import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { readRidesOf, type SeatOfPlayer } from "./event-rides.store";

type ScheduleEvent = components["schemas"]["ScheduleEvent"];

/** Adds the seats of the caller's players and the caller's own cars to an event. */
export type AddRides = (event: ScheduleEvent) => ScheduleEvent;

/** Of the events that touch these days. */
export async function readMyRides(
  db: Queries,
  { userId, from, days }: { userId: string; from: string; days: number },
): Promise<AddRides> {
  const present = ({ membership_id: _, ...seat }: SeatOfPlayer): components["schemas"]["MySeat"] => ({
    ...seat,
    ...(seat.driver_id !== undefined && { is_me: seat.driver_id === userId }),
  });
  const rows = await readRidesOf(db, { userId, from, days });
  const at = (event: ScheduleEvent) =>
    rows.filter(({ team_id, event_id }) => team_id === event.team_id && event_id === event.id);
  return (event) => {
    const items = at(event);
    if (items.length === 0) return event;
    const drives = items.flatMap((row) => (row.kind === "ride" ? [row.item] : []));
    const seats = items.flatMap((row) => (row.kind === "seat" ? [row.item] : []));
    return {
      ...event,
      mine: event.mine.map((part) => {
        const own = seats.filter(({ membership_id }) => membership_id === part.membership_id);
        return own.length === 0 ? part : { ...part, seats: own.map(present).sort(thereFirst) };
      }),
      ...(drives.length > 0 && { drives: drives.sort(thereFirst) }),
    };
  };
}

const thereFirst = (one: { way: string }, other: { way: string }) => (one.way < other.way ? 1 : -1);

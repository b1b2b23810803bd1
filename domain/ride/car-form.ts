import type { MyPart } from "../schedule/answer/answering";
import type { EventDetails, ScheduleEvent } from "../schedule/event/event-fields";
import { movedBy } from "./car-texts";
import type { Car } from "./event-rides";
import { meetingPointLength, mostSeats } from "./limits";
import type { RideWay } from "./seat-moves";

export const seatChoices = Array.from({ length: mostSeats }, (_, nth) => nth + 1);
export const thereMinutes = [0, 10, 20, 30, 45, 60, 90] as const;
export const backMinutes = [0, 10, 20, 30, 45, 60] as const;

export type CarForm = {
  ways: readonly RideWay[];
  seats: number;
  /** Before one has to be there, and after the end. */
  minutes: Readonly<Record<RideWay, number>>;
  meetingPoint: string;
  /** Children of one's own who ride along. */
  riders: readonly string[];
  scope: "one" | "later";
  /** The car is taken from the list. */
  isEnded: boolean;
};
export type CarField = "meetingPoint";
export const carFields: readonly CarField[] = ["meetingPoint"];

/** The event with the car, and the days of the series on which it could not be saved. */
export type SavedCar = { details: EventDetails; leftOut: readonly string[] };

export const newCar: CarForm = {
  ways: ["there", "back"],
  seats: 3,
  minutes: { there: 20, back: 0 },
  meetingPoint: "",
  riders: [],
  scope: "one",
  isEnded: false,
};

/** A car as its form begins. */
export function carFormOf({ ways }: Car): CarForm {
  const of = (way: RideWay) => ways.find((ride) => ride.way === way);
  return {
    ways: ways.map(({ way }) => way),
    seats: Math.max(...ways.map(({ seats }) => seats)),
    minutes: {
      there: of("there")?.minutes ?? newCar.minutes.there,
      back: of("back")?.minutes ?? newCar.minutes.back,
    },
    meetingPoint: ways.find(({ meeting_point }) => meeting_point)?.meeting_point ?? "",
    riders: [],
    scope: "one",
    isEnded: false,
  };
}

/** Of these ways, those on which a player is in no car. */
export const waysWithoutCar = (
  ways: readonly RideWay[],
  { seats = [] }: Pick<EventDetails, "seats">,
  membershipId: string,
): RideWay[] =>
  ways.filter(
    (way) => !seats.some((seat) => seat.membership_id === membershipId && seat.way === way && seat.driver_id),
  );

/** One's own children who come and are not in a car on every way. */
export const ownRiders = (details: EventDetails): MyPart[] =>
  details.event.mine.filter(
    (part) =>
      part.child_id !== null &&
      part.may_answer &&
      part.answer !== "no" &&
      waysWithoutCar(newCar.ways, details, part.membership_id).length > 0,
  );

/** When one has to be there, or when it ends: what a car's minutes are counted from. */
export const baseOf = (
  {
    starts_local,
    ends_local,
    arrive_minutes,
  }: Pick<ScheduleEvent, "starts_local" | "ends_local" | "arrive_minutes">,
  way: RideWay,
) => (way === "there" ? movedBy(starts_local, -arrive_minutes) : ends_local);

/** What is wrong with a meeting point; it may be empty. */
export const isPointTooLong = (point: string) => [...point.trim()].length > meetingPointLength;

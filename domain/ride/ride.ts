import type { components } from "../../openapi";

export type Ride = components["schemas"]["Ride"];
export type Seat = components["schemas"]["Seat"];
export type RideWay = components["schemas"]["RideWay"];
export type SeatState = components["schemas"]["SeatState"];
export type RideCompany = components["schemas"]["RideCompany"];
export type SeatMoveName = components["schemas"]["SeatMoveName"];

/** In the order in which servers lock them. */
export const rideWays: readonly RideWay[] = ["back", "there"];

type Company = { state: SeatState; company: RideCompany | null };

const byWeight: readonly RideCompany[] = ["none", "consent", "two_players", "two_adults", "own"];

/** What a car says of its company: that of its riders who needs it most; absent while nobody is aboard. */
export function companyOfCar(riders: readonly Company[]): RideCompany | null {
  const given = riders.flatMap(({ company }) => company ?? []);
  return byWeight.find((company) => given.includes(company)) ?? null;
}

/** Whose yes a trip's text was: "2026-11-24T17:30 -15 America/Chicago timed …". */
export const agreedLocalOf = (trip: string): string => `${trip.slice(0, 16)}:00`;

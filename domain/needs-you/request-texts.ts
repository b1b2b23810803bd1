/** "3 families want to join", for a team's staff. */
export const wantText = (count: number): string =>
  count === 1 ? "1 family wants to join" : `${count} families want to join`;

/** The button beside it. */
export const seeRequestsText = (count: number): string =>
  count === 1 ? "See the request" : `See ${count} requests`;

/** A request to join that a team has not answered, wherever that team or child is shown. */
export const requestText = (team: string, child?: string): string =>
  `${team} has your request${child ? ` for ${child}` : ""}.`;

/** The second line of one's own request. */
export const requestWaits = "Waiting to be approved.";

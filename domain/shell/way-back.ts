/** State of a history entry that was opened from the list of teams. */
export const fromTeams = { from: "teams" } as const;

export const isFromTeams = (state: unknown): boolean =>
  state instanceof Object && "from" in state && state.from === fromTeams.from;

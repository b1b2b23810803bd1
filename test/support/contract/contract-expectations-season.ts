/** What the app shows or keeps for the examples of imports and copies, written by hand. */
export const shownOfSeason: Record<string, unknown> = {
  "importEvents typical": [["made"], ["Riverside"]],
  "readPastSeries typical": [[4, "2026-11-17", "17:30"]],
  "copySeries typical": ["2026-11-24T17:30:00", "2026-12-01T17:30:00"],
};

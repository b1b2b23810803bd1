/** What the app shows or keeps for the examples of imports and copies, written by hand. */
export const shownOfSeason: Record<string, unknown> = {
  "importEvents typical": [["made"], ["Riverside"]],
};

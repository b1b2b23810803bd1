const ourWeek = ["household", null, true, true];

/** What the app shows or keeps for the examples of calendar links, written by hand. */
export const shownOfCalendarLinks: Record<string, unknown> = {
  "readCalendarLinks typical": {
    items: [ourWeek],
    children: [["Sam", "2027-11-22"]],
    teams: ["Comets"],
  },
  "addCalendarLink typical": ourWeek,
  "changeCalendarLink typical": ["household", null, true, false],
  "endCalendarLink typical": { ended: true },
  "lookByLink typical": [false, "Sam", ["Practice"]],
  "lookByLink over": [true, undefined, undefined],
};

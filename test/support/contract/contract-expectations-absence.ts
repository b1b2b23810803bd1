const holidays = ["Sam", "2026-12-20", "2027-01-03", 1];
const said = {
  items: [holidays],
  covers: [1, 1],
  events: [["Practice", "Sam"]],
  turns: [["2026-12-22T17:30:00", "yes", "no"]],
};

/** What the app shows or keeps for the examples of absences, written by hand. */
export const shownOfAbsences: Record<string, unknown> = {
  "readAbsences typical": {
    items: [holidays],
    people: ["Sam"],
    players: [["Comets", "Sam", "2026-11-22"]],
  },
  "addAbsences typical": said,
  "changeAbsence typical": said,
  "endAbsence typical": {
    items: [],
    covers: [0, 0],
    events: [],
    turns: [["2026-12-22T17:30:00", "no", "yes"]],
  },
  "saveUsualYes typical": ["2026-11-22", true],
  "endUsualYes typical": { ended: true },
};

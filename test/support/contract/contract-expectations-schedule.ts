const practice = { kind: "practice", title: "Practice", starts: "2026-11-24T17:30:00" };
const riverside = ["Riverside", "field", "12 River Road"];
const week = {
  teams: ["Comets"],
  people: ["Sam"],
  events: [["Practice", "2026-11-24T17:30:00", [["Sam", "yes"]]]],
};

const receipt = {
  version: 2,
  families: [
    [["Ada K."], false, false, undefined],
    [["Sam R."], true, true, "Robin Reyes"],
  ],
};

/** What the app shows or keeps for the schedule's examples, written by hand. */
export const shownOfSchedule: Record<string, unknown> = {
  "readSchedule typical": week,
  "readAgenda typical": { events: week.events, isAll: true },
  "readTeamEvents typical": week,
  "readEvent typical": { ...practice, players: [["Sam R.", "yes"]] },
  "addEvent typical": practice,
  "changeEvent typical": { ...practice, kit: "blue" },
  "takeEventBack typical": { ended: true },
  "callOffEvent typical": practice,
  "putEventBack typical": practice,
  "answerEvent typical": {
    answer: "yes",
    note: null,
    is_for_old_time: false,
    answered_by: { name: "Robin Reyes", is_me: true },
  },
  "acknowledgeEvents typical": [2],
  "readReceipt typical": receipt,
  "tellFamilies typical": receipt,
  "untellFamilies typical": receipt,
  "sendSchedule typical": [[0, "saved"]],
  "nudgeFamilies typical": { nudged: 1, left_out: 1 },
  "addSeries typical": ["2026-11-24T17:30:00", "2026-12-01T17:30:00"],
  "changeSeries typical": [["2026-12-01T17:30:00", "2026-12-03T17:30:00"]],
  "takeSeriesBack typical": { ended: true },
  "readVenues typical": [riverside],
  "addVenue typical": riverside,
  "changeVenue typical": riverside,
  "joinPlayers typical": 1,
  "partPlayers typical": 0,
};

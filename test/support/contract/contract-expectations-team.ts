const comets = { name: "Comets", sport: "soccer", isResting: false, roles: ["coach", "manager"] };
const sam = { name: "Sam R.", number: "7", roles: ["player"], guardians: ["Robin Reyes"] };

/** What the app shows or keeps for the teams' examples, written by hand. */
export const shownOfTeams: Record<string, unknown> = {
  "readTeams typical": [["Comets", ["guardian"]]],
  "startTeam typical": comets,
  "readTeam typical": comets,
  "updateTeam typical": comets,
  "setSeason typical": { ...comets, seasons: ["Fall"] },
  "closeSeason typical": {
    ...comets,
    seasons: [
      ["Spring", false],
      ["Fall", true],
    ],
  },
  "archiveTeam typical": { ...comets, archivedAt: null },
  "takeOverTeam typical": comets,
  "readRoster typical": [sam],
  "exportRoster typical": [
    { shown_name: "Sam R.", number: "7", roles: ["player"], is_spot: false, guardians: ["Robin Reyes"] },
  ],
  "keepSpots typical": [[0, true, 2]],
  "updateMembership typical": sam,
  "endMembership typical": { ended: true },
  "readJoinRequests typical": { asking: [["Sam R.", "Robin Reyes", []]], hasMore: false },
  "decideJoinRequests typical": ["approved"],
  "withdrawJoinRequest typical": { ended: true },
  "liftBar typical": comets,
  "readPhoneNumbers typical": [["Robin Reyes", "+15550100200"]],
  "reportLookAlike typical": { sent: true },
};

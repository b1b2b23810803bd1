const shared = { kind: "team", roles: ["player"], hasCode: true, address: null, state: "open" };

/** What the app shows or keeps for the invitations' examples, written by hand. */
export const shownOfInvitations: Record<string, unknown> = {
  "inviteToTeam typical": shared,
  "readTeamInvitations typical": { states: ["open"], hasMore: false },
  "inviteToChild typical": {
    kind: "guardian",
    roles: [],
    hasCode: false,
    address: "kim@example.com",
    state: "open",
  },
  "readChildInvitations typical": { states: ["open"], hasMore: false },
  "renewInvitation typical": shared,
  "withdrawInvitation typical": { ended: true },
  "previewInvitation link": ["team", "Comets", "Robin", null, null],
  "previewInvitation mail": ["spot", "Comets", "Robin", "kim@example.com", "Ada"],
  "readInvitation typical": {
    team: "Comets",
    from: "Robin",
    children: [["Sam", "R", "free"]],
    mine: "free",
  },
  "acceptInvitation typical": { became: ["asked"], mayGo: false },
  "acceptInvitation joined": { became: ["joined"], mayGo: true },
  "declineInvitation typical": { declined: true },
};

const group = { kind: "group", title: null, is_over: false };
const gate = ["We're by the gate.", false, null, {}];

/** What the app shows or keeps for the examples of huddles, reports and folding, written by hand. */
export const shownOfHuddles: Record<string, unknown> = {
  "readHuddles typical": [["Comets grown-ups", 1, "See you there!"]],
  "searchMessages typical": ["We're by the gate."],
  "startGroup typical": group,
  "readHuddle typical": group,
  "renameGroup typical": { ...group, title: "Nets and balls" },
  "closeGroup typical": { ...group, is_over: true },
  "readReaders typical": [["Yuki N."]],
  "bringIn typical": group,
  "takeOut typical": true,
  "openEventHuddle typical": ["event", "Practice, Tue, Nov 24, 17:30"],
  "readMessages typical": [[["We're by the gate.", false, null, { clap: 1 }]], true],
  "sendMessage typical": gate,
  "editMessage typical": ["We're by the east gate.", true, null, {}],
  "takeMessageBack typical": ["", false, "author", {}],
  "readMessageVersions typical": ["We're by the gate."],
  "readCheers typical": ["clap"],
  "cheerMessage typical": [{ clap: 1 }, "clap"],
  "takeCheerBack typical": [{}, null],
  "moveMarker typical": 0,
  "readReports typical": [["unkind", "You again."]],
  "reportMessage typical": true,
  "decideReport typical": ["kept", 2],
  "readFoldedPeople typical": ["Kim Nakamura"],
  "foldPerson typical": ["Kim Nakamura"],
  "unfoldPerson typical": [],
};

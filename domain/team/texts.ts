export const seasonTexts = {
  endsBeforeStart: "That season ends before it starts.",
  /** Of a team whose last season was closed. */
  over: (name: string) => `${name} is over.`,
  tooLong: (days: number) => `That's a marathon. Keep a season to ${days} days.`,
} as const;

export const teamFormTexts = {
  sport: "Pick a sport.",
} as const;

export const teamPageTexts = {
  chat: "Team chat",
  opening: "Fetching the team",
  openingRoster: "Calling the roll",
  gone: "That one's gone.",
  home: "To the home field",
  homeTab: "Home",
  needsYou: "Needs you",
  squad: "Squad",
  teams: "Teams",
  oneWhistle: "One coach so far.",
  oneWhistleWhy: "Two grown-ups are safer than one.",
  empty: "Nobody here but you.",
  emptyWhy: "Your squad comes in through one link. You only have to nod.",
  resting: "Nobody's holding the whistle.",
  restingWhy: "Nothing can be changed here until a manager is back.",
  archived: "This team has hung up its boots.",
  archivedWhy: "You can look around. A manager can bring it back.",
  bringBack: "Bring it back",
  followers: "The roster is for the team and its families.",
  crowd: (players: number, staff: number) =>
    `${players} ${players === 1 ? "player" : "players"}, ${staff} ${staff === 1 ? "coach" : "coaches"}`,
  noAnswer: "No answer yet",
  noAddress: "No parent invited",
  frozenPlayer: "Resting until a guardian is back",
  nudged: "Reminder sent.",
  nothingToNudge: "That invitation has ended. Send a new one.",
} as const;

export const requestTexts = {
  opening: "Looking for requests",
  none: "All caught up.",
  wait: "Everybody who asked has an answer.",
  questions: {
    look_alike: (name: string) => `Another ${name}? One plays here already.`,
    guardians_declined: () => "Its guardians didn't say yes.",
    link_maker_left: () => "Came by a link of somebody who has left the staff.",
    left_before: () => "Taken off before.",
  },
  told: {
    approved: (count: number) => (count === 1 ? "1 is in." : `${count} are in.`),
    asked_guardians: (count: number) =>
      count === 1 ? "1 went to their guardians first." : `${count} went to their guardians first.`,
    declined: (count: number) => (count === 1 ? "1 stays out." : `${count} stay out.`),
    barred: (count: number) =>
      count === 1 ? "1 stays out and won't ask again." : `${count} stay out and won't ask again.`,
    gone: (count: number) => (count === 1 ? "1 had an answer already." : `${count} had an answer already.`),
    needs_a_look: (count: number) => (count === 1 ? "1 needs a look." : `${count} need a look.`),
  },
} as const;

export const memberTexts = {
  number: "One or two digits, please.",
  noRole: "Pick at least one job.",
  followerAlone: "Followers only watch. Pick that, or a job.",
  saved: "Saved.",
  off: (name: string) => `${name} is off the roster.`,
  left: "You've left the team.",
  photosYes: "May be in photos.",
  photosNo: "No photos, please.",
  noNumbers: "None of them gave us a phone number.",
  lookingUpNumbers: "Looking up their phone numbers",
} as const;

export const spotTexts = {
  add: "Add a player",
  importList: "Import a list",
  kept: (firstName: string, mails: number) =>
    mails === 0
      ? `${firstName} added. Invite a parent next?`
      : `${firstName} added. ${mails === 1 ? "The mail is" : `${mails} mails are`} on the way.`,
  twice: "That address is up there already.",
} as const;

export const teamSettingsTexts = {
  saved: "Saved.",
  files: "Files",
  archiveWhy:
    "Nobody can be let in or changed any more. Everybody can still look, and you can bring it back.",
  archived: "The team has hung up its boots.",
  broughtBack: "Boots back on!",
  lifted: "Lifted. They may ask again.",
  noBars: "Nobody. Anybody may ask.",
  rules: "What families may do",
} as const;

/** The way to the team's duties. */
export const dutiesRow = { title: "Duties", about: "Who brings what this season" } as const;

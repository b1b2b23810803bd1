export const attendanceTexts = {
  title: "Who's here?",
  open: "Attendance",
  opening: "Fetching the list",
  allIn: "Everyone who's In",
  words: { present: "Here", late: "Late", absent: "Absent" },
  /** "Maya". The buttons of one player. */
  group: (name: string) => `Who's here: ${name}`,
  /** "12 of 14 here." */
  here: (here: number, all: number) => `${here} of ${all} here.`,
  unmarked: (count: number) => (count === 1 ? "1 not marked yet." : `${count} not marked yet.`),
  waiting: "Will be sent.",
  /** "As of 17:31. Marks will be sent." */
  asOf: (time: string) => `As of ${time}. Marks will be sent.`,
  offline: "Marks will be sent.",
  nobody: "Nobody's on this list yet.",
  resting: "resting",
  closed: {
    called_off: "This one's called off. Nobody to mark.",
    early: "Too early. Marks open an hour before everybody's there.",
    over: "That was over two weeks ago. Marks stay as they are.",
  },
  noStaff: "Only coaches and managers mark who's here.",
  failed: "Marks didn't make it.",
  counts: {
    show: "How often everybody came",
    hide: "Hide",
    opening: "Counting",
    none: "Nobody's marked yet.",
    player: "Player",
    columns: { present: "Here", late: "Late", absent: "Absent", absent_without_word: "No word" },
    why: "No word: missing without an answer or a day away.",
    since: (from: string, to: string) => `${from} to ${to}`,
  },
} as const;

export const childTexts = {
  added: (firstName = "Your player") => `${firstName} is on the family roster.`,
  guardiansOnly: "Only a parent or guardian can add them.",
  oneLetter: "One letter is all we keep.",
  /** A player whose name only guardians and staff see. */
  player: (number: string | null) => (number === null ? "A player" : `Player ${number}`),
} as const;

export const needsYouTexts = {
  report: "Report",
  sendReport: "Send the report",
  note: "What should we know?",
  noteReaders: "Only we read this. We and the team's managers hear who joined.",
  noteTooLong: "That's a long one. Trim it a little.",
  reported: "Thanks. We and the team's managers look into it.",
} as const;

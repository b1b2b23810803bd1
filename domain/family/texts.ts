export const childTexts = {
  added: (firstName = "Your player") => `${firstName} is on the family roster.`,
  guardiansOnly: "Only a parent or guardian can add them.",
  oneLetter: "One letter is all we keep.",
  /** Somebody whose name only guardians and staff see. */
  player: (number: string | null) => (number === null ? "A player" : `Player ${number}`),
} as const;

export const waitingTexts = {
  reported: "Thanks. We and the team's managers look into it.",
} as const;

export const childTexts = {
  oneLetter: "One letter is all we keep.",
  /** Somebody whose name only guardians and staff see. */
  player: (number: string | null) => (number === null ? "A player" : `Player ${number}`),
} as const;

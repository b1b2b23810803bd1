export const seasonTexts = {
  endsBeforeStart: "That season ends before it starts.",
  tooLong: (days: number) => `That's a marathon. Keep a season to ${days} days.`,
} as const;

export const teamFormTexts = {
  sport: "Pick a sport.",
} as const;

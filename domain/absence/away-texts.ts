export const awayTexts = {
  open: "We're away",
  back: "We're back",
  change: "Change",
  who: "Who's away?",
  someWeekdays: "Only on some weekdays",
  which: "Which ones?",
  save: "Save",
  away: "away",
  usual: "as usual",
  needsNetwork: "Needs the network. Single answers don't.",
} as const;

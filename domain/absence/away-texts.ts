export const awayTexts = {
  open: "We're away",
  back: "We're back",
  change: "Change",
  who: "Who's away?",
  from: "From",
  to: "To",
  someWeekdays: "Only on some weekdays",
  which: "Which ones?",
  save: "Save",
  saved: "Have a good one!",
  seen: "Okay",
  look: "Have a look",
  away: "away",
  usual: "as usual",
  needsNetwork: "Needs the network. Single answers don't.",
  /** "Your coaches see *Out* at each of these, not your days. Maya's other grown-ups see them." */
  whoSees: (child: string | null) =>
    `Your coaches see Out at each of these, not your days.${child === null ? "" : ` ${child}'s other grown-ups see them.`}`,
} as const;

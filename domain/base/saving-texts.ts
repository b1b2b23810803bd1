/** Of rows that are saved by several calls. */
export const savingTexts = {
  saving: "Saving",
  sending: (sent: number, all: number) => `${sent} of ${all} saved`,
  paused: "Time-out.",
  pausedWhy: (sent: number, all: number, why: string) =>
    `${sent} of ${all} are saved. ${why} Go on where it stopped: nothing is doubled.`,
  resume: "Go on",
} as const;

import { timeText } from "../dates/wall-time";

/** Of the forms of a driver, whose code is loaded at the press that opens one. */
export const carTexts = {
  seats: "Free seats for players, your own included",
  leaves: "Leaves",
  leavesBack: "Drives back",
  point: "Meeting point",
  pointHint: "A car park or a corner. No home addresses.",
  pointLength: "Sixty characters are enough for a corner.",
  ridesAlong: (child: string) => `${child} rides along`,
  save: "Save",
  saved: "Your car is on the list.",
  ended: "Your car is off the list.",
  endSure: "Yes, I can't drive",
  endWhy: (riders: number) =>
    riders === 0
      ? "Your car goes from the list."
      : riders === 1
        ? "One player loses the ride. Their family reads it at once."
        : `${riders} players lose their ride. Their families read it at once.`,
} as const;

/** A wall clock moved by minutes. */
export function movedBy(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 19);
}

/** "9:10 · 20 min before", "11:30 · at the end". */
export function leavesText(way: "there" | "back", wall: string, minutes: number): string {
  const at = timeText(movedBy(wall, way === "there" ? -minutes : minutes));
  if (minutes === 0) return `${at} · ${way === "there" ? "on time" : "at the end"}`;
  return `${at} · ${minutes} min ${way === "there" ? "before" : "after"}`;
}

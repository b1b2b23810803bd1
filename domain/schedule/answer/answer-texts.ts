import { awayUntilText } from "../../absence/words";
import type { Answer } from "./answer";

export const answerWords: Readonly<Record<Answer, string>> = { yes: "In", maybe: "Maybe", no: "Out" };

/** The last day is for the family alone. */
const awayText = (until: string | null) => (until === null ? "Away" : awayUntilText(until));

/** Texts beside and below the three answers of a row. */
export const answerTexts = {
  none: "No answer yet",
  noneShort: "No answer",
  sending: "Sending",
  queued: "Will be sent",
  saidBy: (who: string, when: string) => `${who}, ${when}`,
  me: "You",
  still: (time: string | null) => `${time === null ? "for the old time" : `for ${time}`}, still?`,
  closedSince: (when: string) => `Closed since ${when}`,
  over: "Final whistle",
  calledOff: "Called off",
  notAsked: "No answer needed",
  theySaid: (name: string, answer: Answer | null, when: string) =>
    answer === null
      ? `${name} took the answer back at ${when}.`
      : `${name} said ${answerWords[answer]} at ${when}.`,
  theySaidAway: (name: string, when: string, until: string | null) =>
    `${name} said at ${when}: ${awayText(until).replace(/^A/, "a")}.`,
  away: awayText,
  usual: "As usual",
  leaveIt: "Leave it",
  makeIt: (answer: Answer) => `Make it ${answerWords[answer]}`,
  failed: (why: string) => `Didn't make it: ${why}`,
  tryAgain: "Try again",
  gotIt: "Got it",
  addNote: "Add a note",
  changeNote: "Change the note",
  note: "Note for the coach",
  saveNote: "Save",
  leaveNote: "Cancel",
  spoken: (name: string, answer: Answer) =>
    `Saved: ${name} is ${{ yes: "in", maybe: "a maybe", no: "out" }[answer]}.`,
  spokenQueued: "Will be sent.",
} as const;

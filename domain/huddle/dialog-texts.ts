import { threadTexts } from "./huddle-texts";

// Not in `huddle-texts.ts`: the dialogs are loaded when the first one opens.

export const searchTexts = {
  title: "Search",
  field: "Search messages",
  hint: "Two letters or more. Whole words, or how they begin.",
  asking: "Searching",
  none: "No such words out here.",
  clear: "Clear the search",
} as const;

export const newHuddleTexts = {
  title: "New huddle",
  bringTitle: "Bring somebody in",
  team: "In which team?",
  people: "Who's in it?",
  staff: "Staff",
  others: "Players and parents",
  opening: "Looking who's there",
  nobody: "Nobody else is on this team yet.",
  start: "Start",
  bring: "Bring in",
  find: "Find a name",
} as const;

export const cheersTexts = {
  title: "Who cheered",
  opening: "Looking who cheered",
  none: "Nobody any more.",
} as const;

export const renameTexts = {
  title: "Rename",
  field: "Name of this huddle",
  hint: "Leave it empty to go by the people.",
  save: "Rename",
} as const;

export const confirmTexts = {
  leave: {
    title: "Leave this huddle?",
    line: "Nobody can bring you back in, and what was said stays behind.",
    no: "Stay",
    yes: threadTexts.leave,
  },
  close: {
    title: "Close it for everybody?",
    line: "Nothing can be said here after that. Everybody can still read it.",
    no: "Keep it",
    yes: threadTexts.close,
  },
} as const;

import { pollDays } from "./limits";

// Not in `feed-texts.ts`: the forms are loaded when the first one opens.

export const cardFormTexts = {
  postTitle: "Call a play",
  askTitle: "Ask the team",
  editTitle: "Edit post",
  team: "For which team?",
  text: "Your post",
  question: "Your question",
  options: "Answers",
  option: (nth: number) => `Answer ${nth}`,
  optionsDetail: "Once somebody has voted, question and answers stay as they are.",
  addOption: "Add an answer",
  dropOption: (nth: number) => `Remove answer ${nth}`,
  isMultiple: "More than one answer",
  showsVoters: "Everybody sees who voted",
  showsVotersDetail: "Otherwise only staff see names. The count is for everybody.",
  isOpenEnded: "No closing time",
  closes: "Voting closes",
  closesDetail: `At most ${pollDays} days from now.`,
  closesAt: "At what time",
  addEvent: "Add an event",
  eventsOpening: "Looking up your events",
  event: "About an event",
  noEvent: "No event",
  noEvents: "No events are coming up.",
  isOff: "called off",
  isQuiet: "Post quietly",
  isQuietDetail: "Nobody gets a push.",
  post: "Post",
  save: "Save",
  empty: "Write something first.",
  tooLong: (over: number) => `${over} characters too long.`,
  optionTooLong: "80 characters at most.",
  alike: "That answer is there already.",
  tooFew: "A poll takes two answers or more.",
  tooMany: "A poll takes eight answers at most.",
  noMoment: "Pick a day and a time.",
  past: "Pick a time that is still to come.",
  tooFar: `Pick a time within ${pollDays} days.`,
  editedLine: "Earlier versions stay readable.",
  notYours: "You can't post in any team here.",
} as const;

export const seenTexts = {
  title: "Who has seen it",
  opening: "Looking who has seen it",
  notYet: "Not yet",
  atHome: "Seen at home",
  atHomeDetail: "Somebody else in the family has.",
  seen: "Seen",
  notVoted: "Not voted yet",
  votedAtHome: "Voted at home",
  voted: "Voted",
  everybody: "Everybody has seen it.",
  everybodyVoted: "Everybody has voted.",
  byView: "Show",
  bySeen: "Seen",
  byVote: "Voted",
  reminded: (people: number) => {
    if (people === 0) return "Nobody was left to remind.";
    return people === 1 ? "1 person reminded." : `${people} people reminded.`;
  },
} as const;

export const votersTexts = {
  title: "Who voted",
  opening: "Looking who voted",
  none: "No votes yet.",
} as const;

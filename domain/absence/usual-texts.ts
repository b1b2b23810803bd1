import { shortDay } from "./words";

export const usualTexts = {
  /** "Maya always comes on Tuesdays?" */
  offered: (child: string, weekday: string) => `${child} always comes on ${weekday}s?`,
  means: (child: string) =>
    `Then ${child} counts as in until you say otherwise, and we stop asking. If the time changes, we ask.`,
  countIn: (child: string) => `Count ${child} in`,
  eachTime: "I'll answer each time",
  counted: (child: string) => `${child} is in at practices, unless you say otherwise.`,
  practices: "Practices",
  opening: "Looking who practices where",
  why: "Counted in without answering: for those who nearly always come. Games still ask.",
  weAnswer: "We answer each time",
  answersEach: "Asked each time",
  paused: "Paused: two practices missed",
  until: (day: string) => `In unless we say otherwise, until ${shortDay(day)}`,
} as const;

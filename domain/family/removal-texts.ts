import { removalDays } from "./guardian-removal";

/** Texts of a guardian's request to end another's access to a child. */
export const removalTexts = {
  cancel: "Cancel request",
  endAccess: (firstName: string) => `End ${firstName}'s access`,
  askedOn: (asker: string, child: string, day: string) =>
    `${asker} asked to end your access to ${child} on ${day}.`,
  nothingYet: "Until then nothing changes. If you object, it stays that way.",
  mine: (day: string) => `You asked to end this on ${day}.`,
  others: (asker: string, day: string) => `${asker} asked to end this on ${day}.`,
  question: (name: string, child: string) => `End ${name}'s access to ${child}?`,
  consequences: (firstName: string, child: string) =>
    `${firstName} gets a mail and a ding that you asked. In ${removalDays} days they stop seeing ${child} and the teams, unless they, another guardian or our support object. Until then nothing changes, and you can cancel.`,
  danger: (child: string) => `Is ${child} in danger? Don't wait for that day:`,
  contact: "write to our support",
  ask: "Ask to end access",
  requested: (firstName: string) => `Asked. ${firstName} has ${removalDays} days to object.`,
  objected: (child: string) => `You look after ${child} as before.`,
  objectedFor: (firstName: string, child: string) => `${firstName} looks after ${child} as before.`,
  cancelled: (firstName: string) => `Cancelled. ${firstName} keeps their access.`,
} as const;

import { listNames } from "../invitation/join";

/** What a family whose request is not decided yet can do meanwhile. */
export const waitingFamilyTexts = {
  title: (names: readonly string[]) =>
    names.length === 0
      ? "You're on deck."
      : `${listNames(names)} ${names.length === 1 ? "is" : "are"} on deck.`,
  meanwhile: "Waiting for a coach to approve. Meanwhile:",
  notifications: "Turn on notifications",
  calendarLink: "Get a calendar link",
  invite: "Invite another parent",
} as const;

/** Sizes of huddles. */
export const seatsOfGroup = 40;
export const groupsOfTeam = 100;
export const huddlesOfPerson = 200;

export const titleLength = 40;
export const messageLength = 2_000;
export const mentionsOfMessage = 10;

/** Unread messages are counted up to this. */
export const mostUnread = 100;
/** A badge counts each huddle up to this. */
export const mostInBadge = 99;

export const messagesOfPage = 50;
/** Messages that a page of the app holds at most: some 2,100 elements. */
export const messagesShown = 150;
export const hitsOfPage = 20;
/** Signs of the last message that a list shows. */
export const lastWordsLength = 80;

export const editMinutes = 15;
/** An event's huddle stays open until this many days after the end. */
export const daysAfterEvent = 7;

/** Milliseconds. */
export const talkTiming = {
  /** An open huddle asks for changes while there is no live line. */
  poll: 10_000,
  /** A message is read after that long in sight. */
  look: 1_000,
  /** Between two announcements to screen readers. */
  speech: 3_000,
  /** From the last key of a search to the call. */
  search: 300,
} as const;

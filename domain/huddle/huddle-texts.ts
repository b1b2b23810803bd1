import { editMinutes, mostUnread } from "./limits";

export const chatTexts = {
  title: "Chat",
  opening: "Looking who talks",
  list: "Your huddles",
  start: "New huddle",
  search: "Search",
  more: "More",
  empty: "The bench is quiet.",
  emptyLine: "Your team's huddles line up here.",
  minors: "Chat is for grown-ups just now.",
  minorsLine: "Your grown-ups talk to the team here. Ask them what's up.",
  choose: "Pick a huddle.",
  chooseLine: "Pick a chat to read it.",
  unread: (count: number) => (count >= mostUnread ? "99+" : String(count)),
  spokenUnread: (count: number) => `${count >= mostUnread ? "99 and more" : count} new`,
  muted: "muted",
  takenBack: "Deleted",
  folded: "Blocked",
  nothingYet: "Nobody said anything yet",
  you: "You",
  somebody: "Somebody",
  isMarked: "Hits",
} as const;

export const threadTexts = {
  opening: "Opening the huddle",
  back: "All huddles",
  menu: "Huddle menu",
  mute: "Mute",
  muteHour: "Mute for an hour",
  muteMorning: "Mute until tomorrow",
  muteAlways: "Mute for good",
  unmute: "Unmute",
  readers: "Who's here",
  bringIn: "Bring somebody in",
  rename: "Rename",
  leave: "Leave",
  close: "Close it",
  talkAbout: "Talk about it",
  log: "Messages",
  new: "New",
  jumpNew: (count: number) => `${count} new`,
  jumpEnd: "To the newest",
  older: "Loading earlier messages",
  start: "This is where it began.",
  over: "This huddle is over.",
  closed: "Comments are closed.",
  overLine: "Start a new one to keep talking.",
  unsentWords: (text: string) => `You were writing: ${text}`,
  gone: "This huddle is not yours to read.",
  goneLine: "It has ended, or you are no longer in it.",
  heard: (name: string, words: string) => `${name}: ${words}`,
  heardMany: (count: number) => `${count} new messages`,
} as const;

export const saidTexts = {
  menu: "Message menu",
  menuOf: (name: string) => `Menu of the message of ${name}`,
  cheer: "Cheer",
  uncheer: (cheer: string) => `Remove ${cheer}`,
  whoCheered: "Who cheered",
  reply: "Reply",
  copy: "Copy",
  copied: "Copied.",
  copyFailed: "Your browser won't let us copy. Select the words instead.",
  edit: "Edit",
  takeBack: "Delete",
  takeDown: "Take it down",
  report: "Report",
  fold: "Block",
  open: "Open",
  blockedLine: "Blocked.",
  edited: "edited",
  earlier: "Earlier versions",
  earlierOpening: "Loading earlier versions",
  until: (when: string) => `Until ${when}`,
  beforeYou: "Something from before you came.",
  takenBackQuote: "A deleted message.",
  sending: "Sending",
  queued: "Will be sent",
  refused: (why: string) => `Didn't make it: ${why}`,
  again: "Try again",
  drop: "Discard",
  anyway: "Send anyway",
  sent: (clock: string) => `Sent ${clock}`,
  /** Said by screen readers before the words. */
  by: (name: string, clock: string) => `${name}, ${clock}`,
} as const;

export const composerTexts = {
  field: "Your message",
  placeholder: "Say something",
  send: "Send",
  save: "Save",
  replyingTo: (name: string) => `Reply to ${name}`,
  editing: "Edit message",
  editingLine: `Within ${editMinutes} minutes. Earlier versions stay readable.`,
  editGone: "This was deleted. Copy what you still need.",
  cancelReply: "Cancel reply",
  cancelEdit: "Cancel edit",
  people: "People to mention",
  tooLong: (over: number) => `${over} characters too long.`,
  tooMany: "Mention ten people at most.",
} as const;

/** Who took a message back; its words are gone. */
export function tombstone(as: "author" | "guardian" | "staff" | "support", name: string): string {
  if (as === "author") return name === chatTexts.you ? "You deleted this." : `${name} deleted this.`;
  return as === "staff" ? "Taken down by staff." : "Taken down.";
}

/** Of new huddles. One text for everything that keeps somebody out, so that it tells of nobody why. */
export const notTogether = "That line-up won't come together. Try it with fewer people.";

export const titleReserved = "The team's own huddle has that name. Pick another one.";

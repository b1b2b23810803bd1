// Not in `feed-texts.ts`: the menu is loaded when the first one opens.

export const cardMenuTexts = {
  pin: "Pin",
  unpin: "Unpin",
  closeComments: "Close comments",
  openComments: "Open comments",
  closePoll: "Close the poll",
  edit: "Edit",
  delete: "Delete",
  takeDown: "Take it down",
  copy: "Copy",
  mute: "Mute",
  unmute: "Unmute",
  report: "Report",
  block: "Block",
} as const;

/** Of the sheet that waits for a proven address. Apart from the words of the first load. */
export const inboxTexts = {
  notYet: "Not yet. Press the button in our mail, then come back.",
  sent: "It's on its way again. Peek into the spam folder, too.",
} as const;

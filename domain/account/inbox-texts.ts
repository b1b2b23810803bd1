/** Texts of the sheet that waits for a verified address. In a separate file, outside of the first load. */
export const inboxTexts = {
  notYet: "Not yet. Press the button in our mail, then come back.",
  sent: "It's on its way again. Peek into the spam folder, too.",
} as const;

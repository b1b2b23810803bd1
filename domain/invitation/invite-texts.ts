/** Texts of the sheet that invites to a team. */
export const inviteTexts = {
  making: "Printing the tickets",
  waits: "You approve everyone who asks.",
  qr: (team: string) => `QR code: join the ${team}`,
  code: "Or type this code",
  ends: (date: string) => `Ends ${date}`,
  shareTitle: (team: string) => `Join ${team} on Drip`,
  shareText: (team: string) => `${team} want you. Come in through here:`,
  copied: "Copied. Now paste it into the chat.",
  copyFailed: "Your browser keeps the clipboard shut. Press the link, hold, copy.",
  takenBack: "Canceled. The link opens nothing any more.",
  sent: (emailAddress: string) => `On its way to ${emailAddress}.`,
  inAtOnce: "Whoever opens that mail is in at once.",
  withdrawn: "Canceled.",
  noneOpen: "No mail is waiting for an answer.",
  openingList: "Looking for open invitations",
} as const;

export const passwordResetTexts = {
  sent: "We've sent a temporary password to your inbox.",
  failed: "We crapped out resetting your password. Please drop us a note.",
  notCopied: "Couldn't copy it. Select it and copy it by hand.",
  doneHere: "Done here.",
  goesOn: "Your e-mail address is confirmed. Your first page goes on by itself.",
  linkUsed: "That link is used up or past its 15 minutes. Ask for a new one from the sign-in screen.",
} as const;

export const verificationTexts = {
  doneHere: "Done here.",
  goesOn: "Your e-mail address is confirmed. Your first page goes on by itself.",
  linkUsed: "That link is used up or too old.",
  rejected: "That account is gone, and nobody plays under your address. Want your own? Sign up any time.",
} as const;

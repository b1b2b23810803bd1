import { product } from "../base/product";

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
  goesOn: "Your e-mail address is confirmed. The screen with the number goes on by itself.",
  linkUsed: "That link is used up or too old. Where you signed up, Send it again gets you a fresh one.",
  number: "Number on your other screen",
  numberHint: "Two digits. You get three tries.",
  numberShort: "Both digits, please.",
  whereNumber: `If that was you, type the number that ${product.name} shows where you signed up, on the screen that says "Check your inbox."`,
  ownEyes: "Only a number you see yourself",
  toldNumber:
    "Did somebody call, write or tell you one? Then the account is theirs. Don't type it, press 'That wasn't me'.",
  newerMail: "There's a newer mail from us in your inbox. Its link takes the number.",
  noScreen:
    "Then make the account yours: pick a new password. Everybody signed in to it is signed out, and what somebody typed before is cleared.",
  taken: "Your password is set, and everybody else is signed out. Next we ask who you are.",
  takenOut: "Your password is set, and everybody else is signed out. Sign in with it.",
  rejected: "That account is gone, and nobody plays under your address. Want your own? Sign up any time.",
} as const;

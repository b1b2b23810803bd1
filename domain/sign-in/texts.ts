export const addressTexts = {
  required: "This field is supremely required.",
  malformed: "That doesn't look like a valid email address ✉️",
  otherProvider: (formattedProvider: string) =>
    `You've previously used ${formattedProvider} to sign in. Please sign in with them again.`,
  known: "Missed you!",
  doubleCheck: "Good to go, but please double-check your email address.",
  free: "Let's get you in the game!",
  failed: "Oy! Hiccup!",
} as const;

/** To somebody under 18 who signs up. */
export const minorTexts = {
  title: "A grown-up of yours goes first.",
  why: "They add you to your team from their account. Send them the way in.",
  share: "Send the link",
} as const;

export const signInTexts = {
  wrongPassword: "That's not the password we have on file for you.",
  otherCredential: "We hit a snag signing you in. Are you using the right sign-in provider?",
  popupClosed: "No worries, we'll be here when you're ready.",
  popupBlocked: "Your browser blocked the sign-in window. Allow pop-ups for us and try again.",
  tooManyTries: "That's a lot of tries. Take a breather and try again in a bit.",
  disabled: "This account is benched. Please drop us a note.",
  failed: "We fumbled signing you in. Please try again.",
  bannedHere: "You've been signed out. Please drop us a note.",
  sidelined: "You're signed in, but this account isn't on a squad. Please drop us a note.",
  over: "Your session ran out. Please sign in again.",
  success: "Taking you to the good stuff!",
  greeting: "Game on!",
} as const;

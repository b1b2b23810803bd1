import { product } from "./product";

/** Every message of the specification's sections 5 and 7, once. */
export const texts = {
  field: {
    required: "Pssst! Required field.",
    emailAddress: "That doesn't look like a valid email address ✉️.",
    url: "That doesn't look like a valid link 💻",
    tooLong: (max: number) => `Keep it to ${max} characters.`,
  },
  password: {
    required: "That's very... empty.",
    mismatch: "Your passwords don't seem to match.",
    tooShort: "Use a minimum of 10 characters.",
    tooLong: "Use a maximum of 24 characters.",
    unchanged: "That's the one you have. Pick a new one.",
    tooCommon: "That one's in every guessing playbook. Mix up something of your own.",
  },
  signInEmailAddress: {
    required: "This field is supremely required.",
    malformed: "That doesn't look like a valid email address ✉️",
    otherProvider: (formattedProvider: string) =>
      `You've previously used ${formattedProvider} to sign in. Please sign in with them again.`,
    known: "Missed you!",
    doubleCheck: "Good to go, but please double-check your email address.",
    free: "Let's get you in the game!",
    failed: "Oy! Hiccup!",
  },
  dripName: {
    required: "This field is *very* required.",
    tooShort: "Use a minimum of 3 characters.",
    profane: `${product.name} is an E-for-Everyone place. Please help us keep it that way.`,
    taken: "Someone already called dibs on that drip name. Try something else.",
    free: "Looks great!",
    failed: "Oy! Hiccup!",
    stripped: "Letters, digits and underscores only. We took the rest out.",
  },
  select: {
    required: "This is an extremely required field. How required? Extremely.",
  },
  date: {
    required: "This is a required field.",
    future: "Please select a date in the future.",
    past: "Please select a date in the past.",
    incompleteRange: "That's an incomplete range, me thinks.",
    underage:
      "Drip accounts start at 13. Ask a parent or guardian to sign up; they can add you to the squad.",
  },
  signIn: {
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
  },
  passwordReset: {
    sent: "We've sent a temporary password to your inbox.",
    failed: "We crapped out resetting your password. Please drop us a note.",
    linkUsed: "That link is used up or past its 15 minutes. Ask for a new one from the sign-in screen.",
  },
  verification: {
    linkUsed: "That link is used up or too old.",
    rejected: "That account is gone, and nobody plays under your address. Want your own? Sign up any time.",
  },
  passwordChange: { done: "New password, who dis? You're all set." },
  problem: {
    unreachable: "We can't reach the clubhouse. Check your connection and try again.",
    unknown: "Something went sideways on our end. Please try again.",
  },
} as const;

export const nameTexts = {
  unseen: "Something invisible sneaked into that name. Please type it once more.",
} as const;

/** What is asked of, and told to, an account whose age nobody knows. The question gives no hint at a limit. */
export const birthdayTexts = {
  question: "When's your birthday?",
  why: "We ask everyone. Other members never see it.",
  thanks: "Thanks for telling us.",
  tooYoung:
    "Drip accounts start at 13. Ask a parent or guardian to sign up and add you. We've deleted what you gave us.",
} as const;

export const nameTexts = {
  unseen: "Something invisible sneaked into that name. Please type it once more.",
} as const;

/** Texts for an account of unknown age. They do not reveal the minimum age. */
export const birthdayTexts = {
  question: "When's your birthday?",
  why: "We ask everyone. Other members never see it.",
  again: "Your birthday, once more",
  whyAgain: "A birthday goes on file for good, so let's double-check this one.",
  ownProof: "And your password, so that we know it's you.",
  foreignProof: (provider: string) => `Then ${provider} asks whether it's you.`,
  providerUnknown: "We couldn't check how you sign in.",
  thanks: "Thanks for telling us.",
  tooYoung:
    "Drip accounts start at 13. Ask a parent or guardian to sign up and add you. We've deleted what you gave us.",
} as const;

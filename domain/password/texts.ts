export const passwordTexts = {
  required: "That's very... empty.",
  mismatch: "Your passwords don't seem to match.",
  tooShort: "Use a minimum of 10 characters.",
  tooLong: "Use a maximum of 24 characters.",
  unchanged: "That's the one you have. Pick a new one.",
  tooCommon: "That one's in every guessing playbook. Mix up something of your own.",
} as const;

export const passwordChangeTexts = {
  done: "New password, who dis? You're all set.",
} as const;

/** Texts of the fields of all forms. */
export const fieldTexts = {
  required: "Pssst! Required field.",
  emailAddress: "That doesn't look like a valid email address ✉️.",
  url: "That doesn't look like a valid link 💻",
  tooLong: (max: number) => `Keep it to ${max} characters.`,
} as const;

export const selectTexts = {
  required: "This is an extremely required field. How required? Extremely.",
} as const;

export const nameTexts = {
  unseen: "Something invisible sneaked into that name. Please type it once more.",
} as const;

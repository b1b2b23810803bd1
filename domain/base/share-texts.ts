export const shareTexts = {
  copied: "Link copied. Paste it anywhere.",
  failed: "Your browser wouldn't let us share. Copy the address instead.",
} as const;

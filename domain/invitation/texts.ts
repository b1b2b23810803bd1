export const codeTexts = {
  wrong: "That's no code of ours. Eight letters and digits, no vowels, no 0 and no 1.",
  short: "Codes have eight letters and digits, like K7QM-4XTD.",
} as const;

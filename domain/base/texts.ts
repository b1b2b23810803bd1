/** Texts of failed calls without a known code. */
export const problemTexts = {
  unreachable: "We can't reach the clubhouse. Check your connection and try again.",
  unknown: "Something went sideways on our end. Please try again.",
} as const;

/** "the Rockets" of a team's name. */
export const withArticle = (name: string): string => (/^the /i.test(name) ? name : `the ${name}`);

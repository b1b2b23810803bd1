/** What people read when a call fails without a code that we know. */
export const problemTexts = {
  unreachable: "We can't reach the clubhouse. Check your connection and try again.",
  unknown: "Something went sideways on our end. Please try again.",
} as const;

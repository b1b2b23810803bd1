/** A line that is too long breaks behind a dot between two facts, not before it. */
export const behindDots = (text: string) => text.replaceAll(" · ", "\u00a0· ");

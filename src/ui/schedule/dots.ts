/** Separator between facts: a long line wraps after the dot, not before it. */
export const behindDots = (text: string) => text.replaceAll(" · ", "\u00a0· ");

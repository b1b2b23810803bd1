/** Hours before the deadline, or before the start of an event without one, at which the players without an answer are reminded. */
export const remindedBefore = { deadline: 24, start: 48 } as const;

const hour = 3_600_000;

/** When the players without an answer are reminded. */
export const remindAt = (answerBy: number | null, startsAt: number) =>
  answerBy === null ? startsAt - remindedBefore.start * hour : answerBy - remindedBefore.deadline * hour;

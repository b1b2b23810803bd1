/** Tells without opening the box how many answers of somebody wait in it: a number, and no more. */
export const outboxNote = "drip.outbox";

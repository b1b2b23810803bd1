/** Tells without opening the box how much of somebody's waits in it: numbers, and no more. */
export const outboxNote = "drip.outbox";

/** Key of the outbox's counts, readable without opening the database. Contains only numbers. */
export const unsentKey = "drip.outbox";

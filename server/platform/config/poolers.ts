/** What is between the server and PostgreSQL: nothing, or a pooler such as PgBouncer in session or transaction mode. */
export const poolers = ["none", "session", "transaction"] as const;

export type Pooler = (typeof poolers)[number];

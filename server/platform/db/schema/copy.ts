import type { PgTable } from "drizzle-orm/pg-core";

/**
 * The name of each column in the copy of a person's data; null for one that is left out. Left out are hashes and secrets, which mean nothing to a
 * person and could open an account, and the server's bookkeeping. Stands beside its table, as `<table>Copy`.
 */
export type CopyNames<Table extends PgTable> = {
  readonly [Column in keyof Table["$inferSelect"]]: string | null;
};

import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { passAsOperator, writeAuditLine } from "../../../server/core/audit/audit.store";
import type { Database, Queries } from "../../../server/platform/db/database";

/** Writes rows by column name without the server's code, for tests of the database's own rules. */
export type Row = Readonly<Record<string, SQL | string | number | boolean | null>>;

const columns = (row: Row, separator: SQL) =>
  sql.join(
    Object.entries(row).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    separator,
  );

export const insertRow = (db: Queries, table: string, row: Row) =>
  db.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(
      Object.keys(row).map((name) => sql.identifier(name)),
      sql`, `,
    )}) values (${sql.join(
      Object.values(row).map((value) => sql`${value}`),
      sql`, `,
    )})`,
  );

export const updateRows = (db: Queries, table: string, where: Row, change: Row) =>
  db.execute(
    sql`update ${sql.identifier(table)} set ${columns(change, sql`, `)} where ${columns(where, sql` and `)}`,
  );

export const deleteRows = (db: Queries, table: string, where: Row) =>
  db.execute(sql`delete from ${sql.identifier(table)} where ${columns(where, sql` and `)}`);

/** An adult with a verified address, without session or identity. */
export async function insertAdult(db: Queries, change: Row = {}): Promise<string> {
  const id = randomUUID();
  await insertRow(db, "user", {
    id,
    role: "squad_member",
    full_name: "Robin Reyes",
    email_address: `${id}@example.com`,
    mailbox_key: `${id}@example.com`,
    email_address_verified_at: rightNow,
    date_of_birth: "1988-02-29",
    ...change,
  });
  return id;
}

/** What refused the work: the SQLSTATE of a rule of ours, else the constraint's name; "none" on success. */
export async function refusalOf(work: PromiseLike<unknown>): Promise<string> {
  try {
    await work;
    return "none";
  } catch (error) {
    for (let at: unknown = error; at instanceof Error; at = at.cause) {
      const { code, constraint } = at as Error & { code?: unknown; constraint?: unknown };
      if (typeof code === "string" && code.startsWith("DR")) return code;
      if (typeof constraint === "string") return constraint;
    }
    throw error;
  }
}

/** Each step in a transaction of its own; on PostgreSQL all have run before any commits. PGlite runs one at a time. */
export function commitTogether(db: Database, ...steps: ((tx: Queries) => Promise<unknown>)[]) {
  const isOneAtATime = !process.env.TEST_DATABASE_URL;
  let open = () => {};
  const allAreThere = new Promise<void>((resolve) => {
    open = resolve;
  });
  let missing = steps.length;
  return Promise.all(
    steps.map((step) =>
      refusalOf(
        db.transaction(async (tx) => {
          try {
            await step(tx);
          } finally {
            missing -= 1;
            if (missing === 0) open();
          }
          if (!isOneAtATime) await allAreThere;
        }),
      ),
    ),
  );
}

/** A change that the rules allow support alone, such as leaving a child without a guardian. */
export const asSupport = (db: Database, work: (tx: Queries) => PromiseLike<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    await passAsOperator(tx, await writeAuditLine(tx, { action: "support.tested", auditRole: "support" }));
    await work(tx);
  });

/** Somebody leaves whose children and teams stay without anybody. */
export const leaveAlone = (db: Database, id: string) =>
  asSupport(db, (tx) => updateRows(tx, "user", { id }, { deletion_due_at: ahead("14 days") }));

/** A time before now by the database's clock: "30 days", "1 hour". */
export const ago = (span: string) => sql`now() - ${sql.raw(`interval '${span}'`)}`;
/** A time from now. */
export const ahead = (span: string) => sql`now() + ${sql.raw(`interval '${span}'`)}`;
export const rightNow = sql`now()`;
/** An array of text. */
export const list = (...words: string[]) => sql.raw(`'{${words.join(",")}}'::text[]`);
/** Enough rounds to see a race on PostgreSQL; PGlite runs one statement at a time. */
export const rounds = Array.from({ length: process.env.TEST_DATABASE_URL ? 10 : 2 }, (_, round) => round);

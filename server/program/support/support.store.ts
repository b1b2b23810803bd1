import { eq, sql } from "drizzle-orm";
import { mailboxKey } from "../../../domain/account/mailbox-key";
import { product } from "../../../domain/base/product";
import { dripNameKey } from "../../../domain/drip-name/drip-name";
import { holdsMailbox, lockUserForShare, type UserRow } from "../../core/account/account.store";
import { passAsOperator, writeAuditLine } from "../../core/audit/audit.store";
import type { Database, Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { type Command, SupportRefusal } from "./command";

/** By id, address or drip name, in this order; the input is never printed, since it may be an address. */
export async function findAccount(db: Queries, { account }: Pick<Command, "account">): Promise<UserRow> {
  const key = mailboxKey(account);
  const [byId] = key ? [] : await db.select().from(user).where(eq(user.id, account));
  const [found] = byId
    ? [byId]
    : await db
        .select()
        .from(user)
        .where(key ? holdsMailbox(key) : eq(sql`lower(${user.dripName})`, dripNameKey(account)));
  if (!found) throw new SupportRefusal("No account has this id, e-mail address or drip name.");
  if (found.id === product.systemUserId) throw new SupportRefusal("That is the product's own account.");
  return found;
}

/**
 * One transaction for support's change and its audit line, which is written first, since the database's rules make
 * exceptions for support only with it.
 */
export const withAuditLine = <T>(
  db: Database,
  { verb, reference, userId, childId }: { verb: string; reference: string; userId: string; childId?: string },
  work: (tx: Queries) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const line = await writeAuditLine(tx, {
      action: `support.${verb}`,
      auditRole: "support",
      subjectId: userId,
      ...(childId !== undefined && { childId }),
      detail: { reference },
    });
    await passAsOperator(tx, line);
    return work(tx);
  });

export async function lockAccount(tx: Queries, id: string): Promise<UserRow> {
  const locked = await lockUserForShare(tx, id);
  if (!locked) throw new SupportRefusal("The account went while this was under way.");
  return locked;
}

export async function setBan(tx: Queries, id: string, bannedAt: Date | null): Promise<void> {
  await tx.update(user).set({ bannedAt }).where(eq(user.id, id));
}

/** Ids of the person's children and of the teams that they manage, for the commands that name them. */
export async function findCharges(tx: Queries, userId: string) {
  const children = await tx.execute<{ id: string; is_down: boolean }>(sql`
    select c.id, c.deleted_at is not null as is_down from guardianship g join child c on c.id = g.child_id
    where g.user_id = ${userId} and g.ended_at is null order by c.created_at, c.id`);
  const teams = await tx.execute<{ id: string }>(sql`
    select team_id as id from membership
    where user_id = ${userId} and ended_at is null and 'manager' = any (roles) order by created_at, team_id`);
  return {
    children: children.rows.map((row) => ({ id: row.id, isDown: row.is_down })),
    teams: teams.rows.map((row) => row.id),
  };
}

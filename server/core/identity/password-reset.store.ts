import { createHmac, randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import {
  type EarlierMail,
  judgeReset,
  type ResetAnswer,
  resetMails,
} from "../../../domain/mail-links/reset-share";
import type { Config } from "../../platform/config/config";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { passwordResetRequest as asked, identity, resetMail } from "../../platform/db/schema/identity";
import { keyFor } from "../access/keys";
import { type DeviceToken, isKnownDevice } from "../access/known-device.store";
import { holdsMailbox, type UserRow } from "../account/account.store";

type Keys = Pick<Config, "signingKey">;

const hour = 3_600_000;

/** Books a mail if the limit allows. The same statements run whether or not the address has an account. */
export async function requestReset(
  tx: Queries,
  config: Keys,
  { key, deviceToken, now }: { key: MailboxKey; deviceToken: DeviceToken | null; now: Date },
): Promise<ResetAnswer> {
  const isStranger = !(await isKnownDevice(tx, { deviceToken, key, now }));
  const addressHash = hashMailbox(config, key);
  const answer = judgeReset(await readMails(tx, addressHash, now), { isStranger, now });
  if (!answer.mayLeave) return answer;
  await bookMail(tx, { addressHash, isForStranger: isStranger, now });
  await tx.insert(asked).values({ id: randomUUID(), emailAddress: key, createdAt: now });
  return answer;
}

/** Books a mail that the server sends by itself. It does not count towards the strangers' limit, with which they could block it. False beyond the hour's maximum. */
export async function bookWayBack(
  tx: Queries,
  config: Keys,
  { key, now }: { key: MailboxKey; now: Date },
): Promise<boolean> {
  const addressHash = hashMailbox(config, key);
  const earlier = await readMails(tx, addressHash, now);
  if (earlier.length >= resetMails.anHour) return false;
  await bookMail(tx, { addressHash, isForStranger: false, now });
  return true;
}

/** From now on no reply says that a link still works. */
export async function endResetLinks(tx: Queries, config: Keys, key: MailboxKey): Promise<void> {
  await tx
    .update(resetMail)
    .set({ isLinkOver: true })
    .where(eq(resetMail.addressHash, hashMailbox(config, key)));
}

/** The last hour's mails. One request at a time per address, so that simultaneous ones count each other's mails. */
async function readMails(tx: Queries, addressHash: string, now: Date): Promise<EarlierMail[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reset ${addressHash}`}, 0))`);
  return tx
    .select()
    .from(resetMail)
    .where(
      and(eq(resetMail.addressHash, addressHash), gt(resetMail.createdAt, new Date(now.getTime() - hour))),
    );
}

async function bookMail(
  tx: Queries,
  { addressHash, isForStranger, now }: { addressHash: string; isForStranger: boolean; now: Date },
) {
  await tx.insert(resetMail).values({ id: randomUUID(), addressHash, isForStranger, createdAt: now });
}

const hashMailbox = (config: Keys, key: MailboxKey) =>
  createHmac("sha256", keyFor("reset address", config)).update(key).digest("base64url");

/** The oldest request not locked by another server, locked until the transaction ends. */
export async function takeResetRequest(tx: Queries): Promise<typeof asked.$inferSelect | null> {
  const [next] = await tx
    .select()
    .from(asked)
    .orderBy(asc(asked.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return next ?? null;
}

export interface ResetHolder {
  user: UserRow;
  providers: readonly string[];
}

export async function findResetHolder(tx: Queries, key: MailboxKey): Promise<ResetHolder | null> {
  const [holder] = await tx
    .select()
    .from(user)
    .where(and(holdsMailbox(key), isNull(user.bannedAt)));
  if (!holder) return null;
  const ways = await tx.select().from(identity).where(eq(identity.userId, holder.id));
  return { user: holder, providers: ways.map((way) => way.provider) };
}

export async function removeResetRequest(tx: Queries, id: string): Promise<void> {
  await tx.delete(asked).where(eq(asked.id, id));
}

export async function removeOldResetMails(db: Queries, now: Date): Promise<void> {
  await db.delete(resetMail).where(lte(resetMail.createdAt, new Date(now.getTime() - hour)));
}

import { and, eq, inArray, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries, Transaction } from "../../platform/db/database";
import { mailBlock } from "../../platform/db/schema/invitation";
import { limit } from "../../platform/http/limits";
import { Problem } from "../../platform/http/problem";
import type { Services } from "../base/services";
import { hashBlockedMailbox } from "./invitation-secrets";

const day = 86_400;

/** The maximum per day. */
export const invitationMails = { byNewAccount: 60, byAccount: 200, byTeam: 150, toAddress: 3 } as const;

interface Wanted {
  sender: { id: string; createdAt: Date };
  teamId: string | null;
  key: MailboxKey;
  /** The id of the team or the child. */
  scope: string;
  now: Date;
}

/**
 * Counts an invitation's mail, in the caller's transaction. Beyond the limit of an account or team it is refused. An
 * address at its limit, or opted out, gets no mail, and the sender is not told: it would reveal something about a
 * stranger.
 */
export async function takeMailShare(tx: Transaction, services: Services, wanted: Wanted): Promise<boolean> {
  const { sender, teamId, key, now } = wanted;
  const counting = { ...services, db: tx, now: () => now };
  const isNew = now.getTime() - sender.createdAt.getTime() < day * 1000;
  const { byNewAccount, byAccount, byTeam, toAddress } = invitationMails;
  await limit(
    counting,
    perDay(`by ${sender.id}`, isNew ? byNewAccount : byAccount),
    ...(teamId === null ? [] : [perDay(`of ${teamId}`, byTeam)]),
  );
  if ((await findBlocked(tx, services, { keys: [key], scope: wanted.scope })).has(key)) return false;
  try {
    await limit(counting, perDay(`to ${key}`, toAddress));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.messageCode === "REQUEST_429_LIMIT") return false;
    throw error;
  }
}

const perDay = (what: string, max: number) => ({ key: `invitation-mail ${what}`, max, windowSeconds: day });

/** Which of these addresses opted out of mails of this team or family. */
export async function findBlocked(
  tx: Queries,
  { config }: Pick<Services, "config">,
  { keys, scope }: { keys: readonly MailboxKey[]; scope: string },
): Promise<Set<MailboxKey>> {
  const isBlocked = await findAllBlocked(tx, { config }, { keys, scopes: [scope] });
  return new Set(keys.filter((key) => isBlocked(scope, key)));
}

export type IsBlocked = (scope: string, key: MailboxKey) => boolean;

/** The same for several teams or families. */
export async function findAllBlocked(
  tx: Queries,
  { config }: Pick<Services, "config">,
  { keys, scopes }: { keys: readonly MailboxKey[]; scopes: readonly string[] },
): Promise<IsBlocked> {
  const hashes = new Map(keys.map((key) => [key, hashBlockedMailbox(config, key)]));
  if (hashes.size === 0) return () => false;
  const blocks = await tx
    .select({ addressHash: mailBlock.addressHash, scope: mailBlock.scope })
    .from(mailBlock)
    .where(
      and(
        sql`${mailBlock.addressHash} in (select json_array_elements_text(${JSON.stringify([...hashes.values()])}::json))`,
        inArray(mailBlock.scope, ["all", ...scopes]),
      ),
    );
  const blocked = new Set(blocks.map(({ addressHash, scope }) => `${scope} ${addressHash}`));
  return (scope, key) => ["all", scope].some((each) => blocked.has(`${each} ${hashes.get(key)}`));
}

/** All that this address opted out of. */
export const findBlocks = (
  tx: Queries,
  { config }: { config: Parameters<typeof hashBlockedMailbox>[0] },
  key: MailboxKey,
) =>
  tx
    .select()
    .from(mailBlock)
    .where(eq(mailBlock.addressHash, hashBlockedMailbox(config, key)));

/** Opts this address out of mails of this team or family; false if it was. */
export async function blockMail(
  tx: Transaction,
  { config }: Pick<Services, "config">,
  { key, scope, now }: Pick<Wanted, "key" | "scope" | "now">,
): Promise<boolean> {
  const blocked = await tx
    .insert(mailBlock)
    .values({ addressHash: hashBlockedMailbox(config, key), scope, createdAt: now })
    .onConflictDoNothing()
    .returning({ scope: mailBlock.scope });
  return blocked.length > 0;
}

/** Takes that back; false if there was nothing to take back. */
export async function unblockMail(
  tx: Transaction,
  { config }: Pick<Services, "config">,
  { key, scope }: Pick<Wanted, "key" | "scope">,
): Promise<boolean> {
  const lifted = await tx
    .delete(mailBlock)
    .where(and(eq(mailBlock.addressHash, hashBlockedMailbox(config, key)), eq(mailBlock.scope, scope)))
    .returning({ scope: mailBlock.scope });
  return lifted.length > 0;
}

import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { resetLinkLife } from "../../../domain/mail-links/reset-share";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { link } from "../../platform/db/schema/mail";
import { Problem } from "../../platform/http/problem";
import { hashOf } from "../access/refresh-token";
import type { UserRow } from "../account/account.store";
import type { Services } from "../base/services";

/** `stay`: keeps an account that is about to be deleted. */
export type LinkKind = "reset" | "verify" | "stay";

/** Milliseconds. */
export const linkLife: Record<Exclude<LinkKind, "stay">, number> = {
  reset: resetLinkLife,
  verify: 7 * 86_400_000,
};

interface NewLink {
  kind: LinkKind;
  holder: Pick<UserRow, "id" | "emailAddress">;
  sessionId?: string | null;
  now: Date;
  /** Of a link whose life depends on something else than its kind. */
  until?: Date;
}

/** The token of a mail's one-time link; only its hash is stored. */
export async function makeLink(
  tx: Queries,
  {
    kind,
    holder,
    sessionId = null,
    now,
    until,
  }: NewLink & ({ kind: keyof typeof linkLife } | { until: Date }),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = until ?? new Date(now.getTime() + (kind === "stay" ? 0 : linkLife[kind]));
  await tx.insert(link).values({
    tokenHash: hashOf(token),
    kind,
    userId: holder.id,
    emailAddress: holder.emailAddress,
    sessionId,
    createdAt: now,
    expiresAt,
  });
  return token;
}

/** Null if it is used, expired, or its holder has another address now. */
export async function findLinkHolder(
  db: Queries,
  { kind, token, now }: { kind: LinkKind; token: string; now: Date },
): Promise<UserRow | null> {
  const [found] = await db
    .select({ user })
    .from(link)
    .innerJoin(user, and(eq(user.id, link.userId), eq(user.emailAddress, link.emailAddress)))
    .where(
      and(
        eq(link.tokenHash, hashOf(token)),
        eq(link.kind, kind),
        isNull(link.usedAt),
        gt(link.expiresAt, now),
        isNull(user.deletedAt),
        isNull(user.bannedAt),
      ),
    );
  return found?.user ?? null;
}

/** The holder of a verification link, whose address nobody proved yet: on a proven account such a link does nothing. */
export async function findUnproven(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<UserRow> {
  const holder = await findLinkHolder(db, { kind: "verify", token, now: now() });
  if (!holder || holder.emailAddressVerifiedAt) throw new Problem("AUTH_400_LINK");
  return holder;
}

/** Uses up this link and all others of its kind that the holder was sent. False if another request was first. */
export async function redeemLink(
  tx: Queries,
  { kind, token, now }: { kind: LinkKind; token: string; now: Date },
): Promise<boolean> {
  const [used] = await tx
    .update(link)
    .set({ usedAt: now })
    .where(
      and(
        eq(link.tokenHash, hashOf(token)),
        eq(link.kind, kind),
        isNull(link.usedAt),
        gt(link.expiresAt, now),
      ),
    )
    .returning();
  if (!used) return false;
  await spendLinks(tx, { kind, userId: used.userId, now });
  return true;
}

/** Uses up all of a kind that somebody was sent, since their purpose is settled. */
export async function spendLinks(
  tx: Queries,
  { kind, userId, now }: { kind: LinkKind; userId: string; now: Date },
): Promise<void> {
  await tx
    .update(link)
    .set({ usedAt: now })
    .where(and(eq(link.userId, userId), eq(link.kind, kind), isNull(link.usedAt)));
}

export async function removeEndedLinks(db: Queries, now: Date): Promise<void> {
  await db.delete(link).where(lte(link.expiresAt, now));
}

/** All that somebody was sent, or those of one kind. */
export async function removeLinks(
  tx: Queries,
  { userId, kind }: { userId: string; kind?: LinkKind },
): Promise<void> {
  await tx.delete(link).where(and(eq(link.userId, userId), kind && eq(link.kind, kind)));
}

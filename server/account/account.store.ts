import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { placeholderFullName } from "../../domain/account/placeholder";
import { limits } from "../../domain/base/limits";
import type { Queries } from "../db/open";
import { user } from "../db/schema/account";
import { identity } from "../db/schema/identity";
import { Problem } from "../http/problem";
import type { IdentityClaims } from "../services";

export type UserRow = typeof user.$inferSelect;

export async function lockUser(tx: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for("update");
  return row;
}

/** The user of a first sign-in through another provider. */
export async function makeAccount(
  tx: Queries,
  claims: IdentityClaims,
  { emailAddress, isProven, now }: { emailAddress: string; isProven: boolean; now: Date },
): Promise<UserRow> {
  if (emailAddress.length > limits.emailAddress.max) throw new Problem("AUTH_400_LOGIN");
  const [made] = await tx
    .insert(user)
    .values({
      id: randomUUID(),
      createdAt: now,
      role: "onboarding",
      fullName: readFullName(claims.fullName),
      avatar: readAvatar(claims.avatar),
      emailAddress: emailAddress.toLowerCase(),
      emailAddressVerifiedAt: isProven ? now : null,
    })
    .returning();
  if (!made) throw new Error("A new user came back without a row.");
  await tx.insert(identity).values(identityRow(claims, made.id, now));
  return made;
}

export const holdsAddress = (emailAddress: string) =>
  and(sql`lower(${user.emailAddress}) = lower(${emailAddress})`, isNull(user.deletedAt));

export const identityRow = (
  { issuer, subject, provider, googleSubject, account }: IdentityClaims,
  userId: string,
  now: Date,
) => ({
  issuer,
  subject,
  provider,
  googleSubject,
  tokensValidAfter: account.tokensValidAfter,
  userId,
  createdAt: now,
});

function readFullName(given: string | null): string {
  const clean = (given ?? "").replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ").trim();
  return (
    [...clean]
      .slice(0, limits.firstName.max + 1 + limits.lastName.max)
      .join("")
      .trim() || placeholderFullName
  );
}

const readAvatar = (given: string | null): string | null =>
  given !== null &&
  given.length <= limits.url.max &&
  URL.canParse(given) &&
  new URL(given).protocol === "https:"
    ? given
    : null;

import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { identity } from "../../platform/db/schema/identity";

export interface HeldIdentity {
  subject: string;
  emailAddress: MailboxKey;
  fullName: string;
  isEmailAddressVerified: boolean;
}

const pageSize = 500;

export async function* everyIdentity(db: Queries, issuer: string): AsyncIterable<HeldIdentity> {
  let last = "";
  for (;;) {
    const page = await db
      .select({ subject: identity.subject, user })
      .from(identity)
      .innerJoin(user, eq(user.id, identity.userId))
      .where(and(eq(identity.issuer, issuer), gt(identity.subject, last), isNull(user.deletedAt)))
      .orderBy(asc(identity.subject))
      .limit(pageSize);
    for (const row of page) {
      yield {
        subject: row.subject,
        emailAddress: row.user.mailboxKey,
        fullName: row.user.fullName,
        isEmailAddressVerified: row.user.emailAddressVerifiedAt !== null,
      };
    }
    last = page.at(-1)?.subject ?? "";
    if (page.length < pageSize) return;
  }
}

export async function isHeld(
  db: Queries,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<boolean> {
  const found = await db
    .select({ subject: identity.subject })
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return found.length > 0;
}

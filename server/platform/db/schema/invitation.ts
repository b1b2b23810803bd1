import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { child } from "./family";
import { type MemberRole, membership, team } from "./team";

export type InvitationKind = "team" | "spot" | "guardian" | "follower" | "account" | "ward";

export const invitation = pgTable(
  "invitation",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<InvitationKind>().notNull(),
    teamId: uuid("team_id").references(() => team.id, { onDelete: "cascade" }),
    membershipId: uuid("membership_id"),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    roles: text("roles").array().$type<MemberRole[]>(),
    /** As typed, to be shown. */
    emailAddress: text("email_address"),
    mailboxKey: text("mailbox_key").$type<MailboxKey>(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The hash of the token that is only in the mail and verifies the address. */
    mailTokenHash: text("mail_token_hash").unique(),
    /** The number of mails: the first and at most two more. */
    unansweredMails: smallint("unanswered_mails").notNull().default(0),
    codeHash: text("code_hash").unique(),
    codeRound: smallint("code_round").notNull().default(0),
    maxUses: integer("max_uses").notNull().default(1),
    uses: integer("uses").notNull().default(0),
    needsApproval: boolean("needs_approval").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    createdBy: text("created_by")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    renewedAt: moment("renewed_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    /** Null: it had expired, and a new one replaced it. */
    withdrawnBy: text("withdrawn_by"),
  },
  (table) => [
    foreignKey({
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    uniqueIndex("invitation_pending_team")
      .on(table.teamId, table.mailboxKey, table.kind, sql`coalesce(${table.membershipId}::text, '')`)
      .where(
        sql`${table.teamId} is not null and ${table.emailAddress} is not null and ${table.withdrawnAt} is null and ${table.uses} < ${table.maxUses}`,
      ),
    uniqueIndex("invitation_pending_child")
      .on(table.childId, table.mailboxKey, table.kind)
      .where(
        sql`${table.childId} is not null and ${table.emailAddress} is not null and ${table.withdrawnAt} is null and ${table.uses} < ${table.maxUses}`,
      ),
    uniqueIndex("invitation_pending_ward")
      .on(table.createdBy, table.mailboxKey)
      .where(
        sql`${table.kind} = 'ward' and ${table.withdrawnAt} is null and ${table.uses} < ${table.maxUses}`,
      ),
    index("invitation_team").on(table.teamId, table.createdAt.desc().nullsFirst()),
    index("invitation_child").on(table.childId, table.createdAt.desc().nullsFirst()),
    index("invitation_mine").on(table.mailboxKey).where(sql`${table.mailboxKey} is not null`),
    index("invitation_created_by").on(table.createdBy),
    index("invitation_end").on(table.expiresAt),
    index("invitation_withdrawn").on(table.withdrawnAt).where(sql`${table.withdrawnAt} is not null`),
    check(
      "invitation_kind",
      sql`${table.kind} in ('team', 'spot', 'guardian', 'follower', 'account', 'ward')`,
    ),
    check("invitation_mailbox", sql`(${table.emailAddress} is null) = (${table.mailboxKey} is null)`),
    check("invitation_mails", sql`${table.unansweredMails} between 0 and 3`),
    check("invitation_max_uses", sql`${table.maxUses} between 1 and 100`),
    check("invitation_uses", sql`${table.uses} between 0 and ${table.maxUses}`),
    check(
      "invitation_about",
      sql`case ${table.kind}
        when 'team' then num_nonnulls(${table.teamId}, ${table.roles}) = 2 and num_nulls(${table.childId}, ${table.membershipId}) = 2
        when 'spot' then num_nonnulls(${table.teamId}, ${table.membershipId}, ${table.emailAddress}) = 3 and num_nulls(${table.childId}, ${table.roles}) = 2
        when 'ward' then num_nulls(${table.teamId}, ${table.membershipId}, ${table.childId}, ${table.roles}) = 4 and ${table.emailAddress} is not null
        else ${table.childId} is not null and num_nulls(${table.teamId}, ${table.membershipId}, ${table.roles}) = 3 end`,
    ),
    check(
      "invitation_many",
      sql`${table.maxUses} = 1 or (${table.kind} = 'team' and ${table.roles} in ('{player}', '{follower}') and ${table.emailAddress} is null)`,
    ),
    check("invitation_unnamed_asks", sql`${table.needsApproval} or ${table.emailAddress} is not null`),
    check("invitation_code", sql`${table.codeHash} is null or ${table.maxUses} > 1`),
    check(
      "invitation_staff",
      sql`${table.kind} <> 'team' or ${table.roles} in ('{player}', '{follower}') or ${table.emailAddress} is not null`,
    ),
    check("invitation_mail_token", sql`${table.mailTokenHash} is null or ${table.emailAddress} is not null`),
    check(
      "invitation_life",
      sql`${table.renewedAt} >= ${table.createdAt} and ${table.expiresAt} <= ${table.renewedAt} + case ${table.kind}
        when 'account' then interval '1 day' when 'guardian' then interval '7 days' when 'ward' then interval '7 days'
        when 'follower' then interval '14 days' when 'spot' then interval '30 days' else interval '90 days' end`,
    ),
  ],
);

// Addresses that somebody typed are other people's.
export const invitationCopy: CopyNames<typeof invitation> = {
  id: "id",
  kind: "kind",
  teamId: "team",
  membershipId: null,
  childId: "child",
  roles: "roles",
  emailAddress: null,
  mailboxKey: null,
  tokenHash: null,
  mailTokenHash: null,
  unansweredMails: null,
  codeHash: null,
  codeRound: null,
  maxUses: "most_uses",
  uses: "uses",
  needsApproval: null,
  createdAt: "made_at",
  createdBy: null,
  renewedAt: "renewed_at",
  expiresAt: "ends_at",
  withdrawnAt: "withdrawn_at",
  withdrawnBy: null,
};

/** Who opened an invitation, so that it is listed for them on every device. */
export const invitationUse = pgTable(
  "invitation_use",
  {
    invitationId: uuid("invitation_id")
      .notNull()
      .references(() => invitation.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    lookedAt: moment("looked_at").notNull().defaultNow(),
    usedAt: moment("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.userId] }),
    index("invitation_use_user").on(table.userId, table.lookedAt.desc().nullsFirst()),
    index("invitation_use_looked").on(table.lookedAt).where(sql`${table.usedAt} is null`),
    index("invitation_use_used").on(table.usedAt).where(sql`${table.usedAt} is not null`),
  ],
);

export const invitationUseCopy: CopyNames<typeof invitationUse> = {
  invitationId: "invitation",
  userId: null,
  lookedAt: "opened_at",
  usedAt: "accepted_at",
};

/** An address that opted out of mails, from one team or from all (`all`). */
export const mailBlock = pgTable(
  "mail_block",
  {
    addressHash: text("address_hash").notNull(),
    scope: text("scope").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.scope] })],
);

export const mailBlockCopy: CopyNames<typeof mailBlock> = {
  addressHash: null,
  scope: "of",
  createdAt: "since",
};

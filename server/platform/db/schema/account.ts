import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

/** An account holder. Children are people without a row here: only sign-in depends on this table. */
export const user = pgTable(
  "user",
  {
    id: text("id").primaryKey(),
    createdAt: moment("created_at").notNull().defaultNow(),
    role: text("role").notNull(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    fullName: text("full_name").notNull(),
    avatar: text("avatar"),
    timeZone: text("time_zone"),
    lastReleaseNotesAt: moment("last_release_notes_at"),
    /** As typed, to be shown. */
    emailAddress: text("email_address").notNull(),
    mailboxKey: text("mailbox_key").$type<MailboxKey>().notNull(),
    emailAddressVerifiedAt: moment("email_address_verified_at"),
    dripName: text("drip_name"),
    /** For the coaches of one's children. Never logged. */
    phoneNumber: text("phone_number"),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    bannedAt: moment("banned_at"),
    deletedAt: moment("deleted_at"),
    /** Set while an account is being deleted, which counts as gone from then on: 336 hours after the request. Children and teams that went along have the moment of the wish. */
    deletionDueAt: moment("deletion_due_at"),
    /** The day, in UTC, on which somebody was last here: sessions are removed when they end. */
    seenOn: date("seen_on", { mode: "string" }).notNull().default(sql`current_date`),
  },
  (table) => [
    uniqueIndex("user_mailbox").on(table.mailboxKey).where(sql`${table.deletedAt} is null`),
    index("user_to_erase").on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    index("user_seen").on(table.seenOn, table.id),
    check("user_phone", sql`${table.phoneNumber} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check(
      "user_role",
      sql`${table.role} in ('administrator', 'grand_poobah', 'premium', 'squad_member', 'onboarding', 'default')`,
    ),
  ],
);

export const userCopy: CopyNames<typeof user> = {
  id: "id",
  createdAt: "created_at",
  role: "role",
  firstName: "first_name",
  lastName: "last_name",
  fullName: "full_name",
  avatar: "avatar",
  timeZone: "time_zone",
  lastReleaseNotesAt: "last_release_notes_at",
  emailAddress: "email_address",
  mailboxKey: "mailbox",
  emailAddressVerifiedAt: "email_address_verified_at",
  dripName: "drip_name",
  phoneNumber: "phone_number",
  dateOfBirth: "date_of_birth",
  mustChangePassword: "must_change_password",
  bannedAt: "banned_at",
  deletedAt: "deleted_at",
  deletionDueAt: "deletion_due_at",
  seenOn: "last_here_on",
};

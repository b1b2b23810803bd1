import { and, eq, inArray, isNotNull, notInArray, or, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { lockUser, type UserRow } from "../../core/account/account.store";
import { lockFamiliesAndTeams } from "../../core/account/dependants.store";
import { restNames } from "../../core/drip-name/rested-names";
import { scheduleDeletion } from "../../core/identity/sign-up.store";
import { invitationSubjects } from "../../core/invitation/invitation-mails";
import type { Queries } from "../../platform/db/database";
import { absence, absenceTold, absenceVersion } from "../../platform/db/schema/absence";
import { knownDevice } from "../../platform/db/schema/access";
import { user } from "../../platform/db/schema/account";
import { calendarFeed } from "../../platform/db/schema/calendar-link";
import { dripNameClaim } from "../../platform/db/schema/drip-name";
import { circleRequest, consent, follow, guardianship } from "../../platform/db/schema/family";
import { pollVote } from "../../platform/db/schema/feed";
import { huddleMember, message, reaction, readPosition } from "../../platform/db/schema/huddle";
import { identity, passwordResetRequest } from "../../platform/db/schema/identity";
import { invitation, invitationUse } from "../../platform/db/schema/invitation";
import { link, mailOutbox } from "../../platform/db/schema/mail";
import { ding, pushSettings } from "../../platform/db/schema/notification-dings";
import { pushAcknowledgement, pushQueue, pushToken } from "../../platform/db/schema/notification-push";
import { personBlock } from "../../platform/db/schema/report";
import { participation } from "../../platform/db/schema/schedule-answers";
import { session } from "../../platform/db/schema/session";
import { joinRequest, membership, teamBar } from "../../platform/db/schema/team";
import { isNoteOf, teamsEver } from "../../reads/account-copy/account-answers.store";

export interface Erasure {
  /** The number of deleted rows of each table. */
  rows: Readonly<Record<string, number>>;
  /** The number of messages that stay, without a name. */
  words: number;
  /** Accounts that are still to be deleted at the identity provider. */
  subjects: readonly string[];
}

/**
 * Erases everything kept about a person, inside the caller's transaction. Returns null for somebody who is gone or
 * whom `mayErase` exempts; the caller then has to roll back. The same transaction records the deletion at the
 * identity provider, which the upkeep completes after a crash.
 */
export async function eraseAccount(
  tx: Queries,
  { id, mailboxKey }: Pick<UserRow, "id" | "mailboxKey">,
  { issuer, signingKey, now }: { issuer: string; signingKey: string; now: Date },
  mayErase: (holder: UserRow) => boolean = () => true,
): Promise<Erasure | null> {
  // Before the user's row is locked, since the reset mails lock their request first, then the user.
  const asked = await tx
    .delete(passwordResetRequest)
    .where(eq(passwordResetRequest.emailAddress, mailboxKey))
    .returning();
  await lockFamiliesAndTeams(tx, id);
  const holder = await lockUser(tx, id);
  if (!holder || !mayErase(holder)) return null;
  const ways = await tx.delete(identity).where(eq(identity.userId, id)).returning();
  const tokens = await tx.delete(pushToken).where(eq(pushToken.userId, id)).returning();
  const acknowledgements = await tx
    .delete(pushAcknowledgement)
    .where(eq(pushAcknowledgement.userId, id))
    .returning();
  const rings = await tx.delete(pushQueue).where(eq(pushQueue.userId, id)).returning();
  const sessions = await tx.delete(session).where(eq(session.userId, id)).returning();
  const devices = await tx.delete(knownDevice).where(eq(knownDevice.userId, id)).returning();
  const links = await tx.delete(link).where(eq(link.userId, id)).returning();
  const dings = await tx.delete(ding).where(eq(ding.userId, id)).returning();
  const settings = await tx.delete(pushSettings).where(eq(pushSettings.userId, id)).returning();
  const claims = await tx.delete(dripNameClaim).where(eq(dripNameClaim.userId, id)).returning();
  await restNames(
    tx,
    signingKey,
    claims.map(({ nameKey, releasedAt }) => ({ nameKey, since: releasedAt ?? now })),
  );
  const away = await eraseAbsences(tx, id);
  const calendars = await tx.delete(calendarFeed).where(eq(calendarFeed.userId, id)).returning();
  // Invitations to an address that was never proven may be somebody else's.
  const isProven = holder.emailAddressVerifiedAt !== null;
  const shares = await leaveFamiliesAndTeams(tx, id, isProven ? mailboxKey : null);
  await settleHuddleMembers(tx, id);
  const talk = await eraseTalk(tx, id);
  const words = await countWords(tx, id);
  const mails = await tx
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.toAddress, mailboxKey),
        isProven ? undefined : notInArray(mailOutbox.subject, [...invitationSubjects]),
      ),
    )
    .returning();
  await tx.delete(user).where(eq(user.id, id));
  const subjects = ways.filter((way) => way.issuer === issuer).map((way) => way.subject);
  for (const subject of subjects) await scheduleDeletion(tx, subject, now);
  return {
    rows: {
      user: 1,
      identity: ways.length,
      session: sessions.length,
      known_device: devices.length,
      drip_name_claim: claims.length,
      link: links.length,
      ding: dings.length,
      push_settings: settings.length,
      push_token: tokens.length,
      push_acknowledgement: acknowledgements.length,
      push_queue: rings.length,
      mail_outbox: mails.length,
      password_reset_request: asked.length,
      calendar_feed: calendars.length,
      ...away,
      ...talk,
      ...shares,
    },
    words,
    subjects,
  };
}

const count = async (rows: Promise<readonly unknown[]>) => (await rows).length;

/** The person's own. Those of their children stay, as answers do. */
async function eraseAbsences(tx: Queries, id: string) {
  const told = await tx.delete(absenceTold).where(eq(absenceTold.userId, id)).returning();
  const own = await tx.delete(absence).where(eq(absence.userId, id)).returning();
  const earlier = await tx.delete(absenceVersion).where(eq(absenceVersion.userId, id)).returning();
  return { absence: own.length, absence_version: earlier.length, absence_told: told.length };
}

/** Ends the groups of somebody without a role, so that the others of their groups are told. */
const settleHuddleMembers = (tx: Queries, id: string) =>
  tx.execute(sql`select settle_huddle_members(array[${id}])`);

/** Deletes an account's traces in huddles. Its reports stay without a reporter. */
const eraseTalk = async (tx: Queries, id: string) => ({
  huddle_member: await count(tx.delete(huddleMember).where(eq(huddleMember.userId, id)).returning()),
  read_position: await count(tx.delete(readPosition).where(eq(readPosition.userId, id)).returning()),
  poll_vote: await count(tx.delete(pollVote).where(eq(pollVote.userId, id)).returning()),
  reaction: await count(tx.delete(reaction).where(eq(reaction.userId, id)).returning()),
  person_block: await count(
    tx.delete(personBlock).where(sql`${id} in (${personBlock.userId}, ${personBlock.blockedId})`).returning(),
  ),
});

/** The messages that stay, shown as a lost soul's. */
async function countWords(tx: Queries, id: string): Promise<number> {
  const [row] = await tx
    .select({ number: sql<number>`count(*)::int` })
    .from(message)
    .where(and(eq(message.authorId, id), sql`${message.withdrawnAt} is null`));
  return row?.number ?? 0;
}

/** The person's own words on answers, which stay, since they are their child's. */
const forgetNotes = (tx: Queries, id: string) =>
  tx
    .update(participation)
    .set({ note: null, noteBy: null })
    .where(and(sql`${participation.teamId} in ${teamsEver(id)}`, isNotNull(participation.note), isNoteOf(id)))
    .returning({ id: participation.membershipId });

/** Invitation mails to people whom nobody else invited. A sent mail's row keeps the address for a while. */
const forgetInvitationMails = (tx: Queries, id: string) =>
  tx
    .delete(mailOutbox)
    .where(
      and(
        inArray(mailOutbox.subject, [...invitationSubjects]),
        sql`${mailOutbox.toAddress} in (
          select i.mailbox_key from invitation i where i.created_by = ${id} and i.mailbox_key is not null
            and not exists (select from invitation o where o.mailbox_key = i.mailbox_key and o.created_by <> ${id}))`,
      ),
    )
    .returning({ id: mailOutbox.id });

/** Includes invitations to the address, whoever sent them, unless it is null. Follows, requests and memberships are deleted by cascade. */
async function leaveFamiliesAndTeams(tx: Queries, id: string, mailboxKey: MailboxKey | null) {
  return {
    note_on_answer: await count(forgetNotes(tx, id)),
    invitation_mail: await count(forgetInvitationMails(tx, id)),
    guardianship: await count(tx.delete(guardianship).where(eq(guardianship.userId, id)).returning()),
    follow: await count(tx.delete(follow).where(eq(follow.userId, id)).returning()),
    circle_request: await count(tx.delete(circleRequest).where(eq(circleRequest.userId, id)).returning()),
    consent: await count(tx.delete(consent).where(eq(consent.userId, id)).returning()),
    membership: await count(tx.delete(membership).where(eq(membership.userId, id)).returning()),
    join_request: await count(tx.delete(joinRequest).where(eq(joinRequest.userId, id)).returning()),
    team_bar: await count(tx.delete(teamBar).where(eq(teamBar.userId, id)).returning()),
    invitation_use: await count(tx.delete(invitationUse).where(eq(invitationUse.userId, id)).returning()),
    invitation: await count(
      tx
        .delete(invitation)
        .where(
          or(
            eq(invitation.createdBy, id),
            mailboxKey === null ? undefined : eq(invitation.mailboxKey, mailboxKey),
          ),
        )
        .returning(),
    ),
  };
}

import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import { type PgColumn, union } from "drizzle-orm/pg-core";
import type { UserRow } from "../../core/account/account.store";
import { findAuditLines } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { findBlocks } from "../../core/invitation/invitation-mail-share";
import type { Queries } from "../../platform/db/database";
import { knownDevice } from "../../platform/db/schema/access";
import { plainNames, type Schema } from "../../platform/db/schema/all";
import { dripNameClaim } from "../../platform/db/schema/drip-name";
import { child, circleRequest, consent, follow, guardianship } from "../../platform/db/schema/family";
import { guardianRemoval } from "../../platform/db/schema/family-removal";
import { identity, passwordResetRequest } from "../../platform/db/schema/identity";
import { invitation, invitationUse } from "../../platform/db/schema/invitation";
import { link, mailOutbox } from "../../platform/db/schema/mail";
import { ding, pushSettings } from "../../platform/db/schema/notification-dings";
import { pushAcknowledgement, pushQueue, pushToken } from "../../platform/db/schema/notification-push";
import { session } from "../../platform/db/schema/session";
import { shortLink } from "../../platform/db/schema/share";
import { joinRequest, membership, possibleDuplicate, team } from "../../platform/db/schema/team";
import { findAbsencesFor } from "./account-absences.store";
import { findAnswers, findAnswersGiven, findEvents, findNotes } from "./account-answers.store";
import { findDutiesOf } from "./account-duties.store";
import { findLinksFor } from "./account-links.store";
import { findRides } from "./account-rides.store";
import { findTalk } from "./account-talk.store";

type Row<Name extends keyof Schema> = Schema[Name]["$inferSelect"];

/**
 * Everything that the database stores about a person and the children whom they guard, with a heading for each subject. Of
 * other people it names ids. The only such function: support and the app hand out the same.
 */
export async function copyAccount(
  tx: Queries,
  holder: UserRow,
  services: { config: Pick<Services["config"], "signingKey">; now: Services["now"] },
) {
  const { id, mailboxKey } = holder;
  const today = services.now().toISOString().slice(0, 10);
  // What was sent to an address is of whoever proves it.
  const isProven = holder.emailAddressVerifiedAt !== null;
  const plain = <Name extends keyof Schema>(name: Name, rows: readonly Row<Name>[]) => named(name, rows);
  /** What names the person in this column. */
  const own = async (name: keyof Schema, column: PgColumn, ...order: SQL[]) =>
    named(
      name,
      await tx
        .select()
        .from(column.table)
        .where(eq(column, id))
        .orderBy(...order),
    );
  const select = {
    mails: tx.select().from(mailOutbox).where(eq(mailOutbox.toAddress, mailboxKey)),
    resets: tx.select().from(passwordResetRequest).where(eq(passwordResetRequest.emailAddress, mailboxKey)),
    otherGuardians: tx
      .select()
      .from(guardianship)
      .where(
        and(
          inArray(guardianship.childId, theirChildren(tx, id)),
          ne(guardianship.userId, id),
          isNull(guardianship.endedAt),
        ),
      ),
    followers: tx
      .select()
      .from(follow)
      .where(inArray(follow.childId, theirChildren(tx, id))),
    consents: union(
      tx.select().from(consent).where(eq(consent.userId, id)),
      tx
        .select()
        .from(consent)
        .where(inArray(consent.childId, theirChildren(tx, id))),
    ),
    // A request that staff referred to the guardians is not the person's own.
    circleRequests: tx
      .select()
      .from(circleRequest)
      .where(and(eq(circleRequest.userId, id), ne(circleRequest.origin, "staff"))),
    // Two look-ups: with an "or" PostgreSQL reads the whole table.
    memberships: union(
      tx.select().from(membership).where(eq(membership.userId, id)),
      tx
        .select()
        .from(membership)
        .where(inArray(membership.childId, theirChildren(tx, id))),
    ),
    invited: tx.select().from(invitation).where(eq(invitation.mailboxKey, mailboxKey)),
  };
  const memberships = await select.memberships;
  const answers = await findAnswers(tx, memberships);
  const given = await findAnswersGiven(tx, id);
  const notes = await findNotes(tx, id, memberships);
  const talk = await findTalk(tx, id);
  const rides = await findRides(tx, id, { members: memberships, children: theirChildren(tx, id) });
  const duties = await findDutiesOf(tx, memberships);
  const away = await findAbsencesFor(tx, id, memberships);
  const teams = tx
    .select()
    .from(team)
    .where(
      inArray(
        team.id,
        memberships.map(({ teamId }) => teamId),
      ),
    );
  return {
    account: plain("user", [holder])[0],
    drip_names: await own("dripNameClaim", dripNameClaim.userId),
    ways_to_sign_in: await own("identity", identity.userId),
    sessions: await own("session", session.userId, desc(session.createdAt)),
    known_browsers: await own("knownDevice", knownDevice.userId),
    links_in_mails: await own("link", link.userId),
    mails: plain("mailOutbox", isProven ? await select.mails : []),
    mails_stopped: plain("mailBlock", isProven ? await findBlocks(tx, services, mailboxKey) : []),
    password_resets: plain("passwordResetRequest", await select.resets),
    news: await own("ding", ding.userId, desc(ding.lastAt)),
    what_may_ring: await own("pushSettings", pushSettings.userId),
    devices_that_ring: await own("pushToken", pushToken.userId),
    rings: await own("pushQueue", pushQueue.userId, desc(pushQueue.madeAt)),
    rings_heard: await own(
      "pushAcknowledgement",
      pushAcknowledgement.userId,
      desc(pushAcknowledgement.madeAt),
    ),
    children: plain(
      "child",
      await tx
        .select()
        .from(child)
        .where(inArray(child.id, theirChildren(tx, id))),
    ),
    looks_after: await own("guardianship", guardianship.userId),
    look_after_them_too: plain("guardianship", await select.otherGuardians),
    follow_them: plain("follow", await select.followers),
    follows: await own("follow", follow.userId),
    agreed_to: plain("consent", await select.consents),
    asked_to_end_access: plain(
      "guardianRemoval",
      await tx
        .select()
        .from(guardianRemoval)
        .where(or(eq(guardianRemoval.userId, id), eq(guardianRemoval.requestedBy, id))),
    ),
    asked_to_join_a_family: plain("circleRequest", await select.circleRequests),
    teams: plain("team", memberships.length > 0 ? await teams : []),
    memberships: plain("membership", memberships.map(withoutBar)),
    answers: plain("participation", answers.map(withOwnNote(id))),
    answers_given: plain("answerLog", given),
    notes_on_others: notes.map(({ teamId, eventId, membershipId, note, answeredAt }) => ({
      team: teamId,
      event: eventId,
      membership: membershipId,
      note,
      answered_at: answeredAt,
    })),
    answered_events: plain(
      "event",
      await findEvents(tx, [...answers, ...given, ...notes], memberships.filter(isLiving)),
    ),
    turns: plain("dutyTurn", duties.turns),
    duties_chosen: plain("dutyChoice", duties.choices),
    absences: plain("absence", away.absences),
    earlier_absences: plain("absenceVersion", away.earlier),
    absences_to_see: plain("absenceTold", away.told),
    comes_as_usual: plain("usualYes", away.usual),
    came_as_usual: plain("usualYesVersion", away.earlierUsual),
    calendar_links: plain(
      "calendarFeed",
      await findLinksFor(tx, { userId: id, children: theirChildren(tx, id), today }),
    ),
    cars: plain("ride", rides.cars),
    seats_in_cars: plain("rideSeat", rides.seats),
    drivers_allowed: plain("driverConsent", rides.consents),
    event_links: await own("shortLink", shortLink.madeBy, asc(shortLink.madeAt)),
    messages: plain("message", talk.messages),
    earlier_words: plain("messageVersion", talk.versions),
    cheers: plain("reaction", talk.cheers),
    posts: plain("feedCard", talk.posts),
    polls: plain("poll", talk.polls),
    votes: plain("pollVote", talk.votes),
    groups: plain("huddleMember", talk.groups),
    read_in_huddles: plain("readPosition", talk.readPositions),
    reports_made: plain("report", talk.reports),
    folded_people: plain("personBlock", talk.blocked),
    asked_to_join_a_team: await own("joinRequest", joinRequest.userId),
    told_of_look_alikes: await own("possibleDuplicate", possibleDuplicate.userId),
    invitations_sent: await own("invitation", invitation.createdBy),
    invitations_received: plain("invitation", isProven ? await select.invited : []),
    invitations_opened: await own("invitationUse", invitationUse.userId),
    audit: plain("audit", (await findAuditLines(tx, id)).filter(isOwnLine(id)).map(withoutRequest)),
  };
}

/** The columns that are in the copy, each with its name there. */
function named(name: keyof Schema, rows: readonly object[]) {
  const names: Readonly<Record<string, string | null>> = plainNames[name];
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => {
        const said = names[column];
        return said ? [[said, value]] : [];
      }),
    ),
  );
}

/** Their children today, deleted profiles included. */
const theirChildren = (tx: Queries, userId: string) =>
  tx
    .select({ id: guardianship.childId })
    .from(guardianship)
    .where(and(eq(guardianship.userId, userId), isNull(guardianship.endedAt)));

const isLiving = ({ endedAt }: Row<"membership">) => endedAt === null;

/** A bar is disclosed to the barred person nowhere, to protect the coach. */
const withoutBar = (row: Row<"membership">): Row<"membership"> =>
  row.endReason === "barred" ? { ...row, endReason: "removed" } : row;

/** What somebody else wrote about a child is theirs. */
const withOwnNote =
  (id: string) =>
  (row: Row<"participation">): Row<"participation"> =>
    (row.noteBy ?? row.answeredBy) === id ? row : { ...row, note: null };

/** What the person did, and what Drip's people and rounds did. What others did about them, such as to decline, bar or report, is not theirs. */
const isOwnLine =
  (id: string) =>
  ({ actorId, auditRole, action }: Row<"audit">): boolean =>
    actorId === id ||
    ((auditRole === "support" || auditRole === "upkeep") && !action.startsWith("support.report_"));

/** Which child a request was about is not revealed until its guardians approve. */
const withoutRequest = (row: Row<"audit">): Row<"audit"> =>
  row.action.startsWith("circle_request.") ? { ...row, childId: null, detail: {} } : row;

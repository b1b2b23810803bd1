import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { UserRow } from "../account/account.store";
import { findAuditLines } from "../audit/audit.store";
import type { Queries } from "../db/open";
import type { schema } from "../db/schema/all";
import { dripNameClaim } from "../db/schema/drip-name";
import { child, circleRequest, consent, follow, guardianship } from "../db/schema/family";
import { identity } from "../db/schema/identity";
import { invitation, invitationUse } from "../db/schema/invitation";
import { mailOutbox } from "../db/schema/mail";
import { link, passwordResetRequest } from "../db/schema/mail-links";
import { ping } from "../db/schema/pings";
import { delivery, pushToken } from "../db/schema/push";
import { knownDevice, session } from "../db/schema/session";
import { joinRequest, lookAlike, membership, team } from "../db/schema/team";
import { findAnswers, findAnswersGiven, findEvents } from "../schedule/account-answers.store";

type Schema = typeof schema;
type Row<Name extends keyof Schema> = Schema[Name]["$inferSelect"];

/**
 * The name of each column in a person's export; null for one that is left out. A new column or table does not compile
 * without an entry here. Left out are hashes and secrets, which mean nothing to a person and could open an account,
 * and the server's bookkeeping.
 */
export const plainNames: {
  readonly [Name in keyof Schema]: { readonly [Column in keyof Row<Name>]: string | null };
} = {
  user: {
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
    emailAddressVerifiedAt: "email_address_verified_at",
    dripName: "drip_name",
    phoneNumber: "phone_number",
    dateOfBirth: "date_of_birth",
    mustChangePassword: "must_change_password",
    bannedAt: "banned_at",
    deletedAt: "deleted_at",
    deletionDueAt: "deletion_due_at",
  },
  dripNameClaim: { nameKey: "name", userId: null, claimedAt: "claimed_at", releasedAt: "given_up_at" },
  identity: {
    issuer: "identity_provider",
    subject: "account_there",
    provider: "signs_in_with",
    userId: null,
    createdAt: "since",
    validSince: "earlier_sign_ins_ended_at",
    googleSubject: "google_account_id",
    tokensValidAfter: "ended_there_at",
    temporaryPasswordHash: null,
    temporaryPasswordUntil: "temporary_password_until",
    revocationOwedAt: null,
    leaseId: null,
    leaseUntil: null,
  },
  session: {
    id: null,
    userId: null,
    transport: "kept_in",
    browser: "browser",
    system: "device",
    createdAt: "signed_in_at",
    lastUsedAt: "last_used_at",
    expiresAt: "ends_at",
    revokedAt: "ended_at",
    tokenHash: null,
    successorHash: null,
    predecessors: null,
    oauthState: null,
    pkceCodeChallenge: null,
    pkceCodeVerifier: null,
  },
  link: {
    tokenHash: null,
    kind: "kind",
    userId: null,
    emailAddress: "email_address",
    createdAt: "made_at",
    expiresAt: "ends_at",
    usedAt: "used_at",
  },
  // A waiting mail's body may contain a link that opens the account.
  mailOutbox: {
    id: null,
    toAddress: "to",
    subject: "subject",
    body: null,
    createdAt: "written_at",
    nextTryAt: null,
    attempts: null,
    usefulUntil: null,
    sentAt: "sent_at",
    givenUpAt: "given_up_at",
    fault: "given_up_because",
  },
  passwordResetRequest: {
    id: null,
    emailAddress: "email_address",
    createdAt: "asked_at",
  },
  ping: { id: null, userId: null, kind: "kind", createdAt: "created_at", seenAt: "seen_at" },
  // The address and the keys would let anybody ring who has them.
  pushToken: {
    userId: null,
    id: null,
    sessionId: null,
    endpoint: null,
    endpointHash: null,
    p256dh: null,
    auth: null,
    label: "device",
    madeAt: "rings_since",
    lastOkAt: "last_rung_at",
    failures: null,
    failingSince: null,
  },
  delivery: {
    userId: null,
    channel: "by",
    groupKey: null,
    kind: "kind",
    teamId: "team",
    about: null,
    times: null,
    lastSource: null,
    isUrgent: null,
    dueAt: null,
    lastSentAt: "sent_at",
    attempts: null,
    madeAt: "made_at",
  },
  audit: {
    id: null,
    at: "at",
    actorId: "done_by",
    actorAs: "done_as",
    teamId: "team",
    childId: "child",
    subjectId: "done_to",
    action: "action",
    detail: "detail",
    requestId: null,
  },
  knownDevice: { userId: null, tokenHash: null, signedInAt: "last_signed_in_at", sessionId: null },
  // Stored for a day, so that a repeated call does its work once.
  idempotency: {
    userId: null,
    key: null,
    operationId: null,
    bodyHash: null,
    result: null,
    createdAt: null,
  },
  // Under keyed hashes, so nobody can tell whose they are.
  resetMail: { id: null, addressHash: null, isForStranger: null, createdAt: null, isLinkOver: null },
  rateBucket: { key: null, count: null, resetAt: null },
  child: {
    id: "id",
    firstName: "first_name",
    lastInitial: "last_initial",
    dateOfBirth: "date_of_birth",
    shownAs: "shown_as",
    userId: null,
    version: null,
    createdAt: "made_at",
    createdBy: null,
    deletedAt: "taken_down_at",
    deletedBy: null,
  },
  guardianship: {
    id: null,
    childId: "child",
    userId: null,
    origin: "came_by",
    letInBy: "let_in_by",
    createdAt: "since",
    endedAt: "ended_at",
    endedBy: null,
    endReason: "ended_because",
  },
  // The child and its guardians' answers are other people's data.
  circleRequest: {
    id: null,
    childId: null,
    userId: null,
    wish: "asked_to_be",
    origin: null,
    createdAt: "asked_at",
    decidedAt: null,
    decidedBy: null,
    decision: null,
  },
  follow: { childId: "child", userId: null, letInBy: "let_in_by", createdAt: "since" },
  consent: {
    id: null,
    userId: null,
    childId: "child",
    kind: "to",
    textVersion: "version_of_the_text",
    givenAt: "given_at",
    withdrawnAt: "taken_back_at",
  },
  team: {
    id: "id",
    name: "name",
    sport: "sport",
    ageGroup: "age_group",
    colourOne: null,
    colourTwo: null,
    timeZone: "time_zone",
    version: null,
    createdAt: "made_at",
    createdBy: null,
    archivedAt: "archived_at",
    takeOverBy: null,
    takeOverAskedAt: null,
    answersShownTo: null,
  },
  // Belongs to a team, not to a person.
  season: { teamId: null, id: null, name: null, startsOn: null, endsOn: null, closedAt: null, version: null },
  membership: {
    teamId: "team",
    id: "id",
    userId: null,
    childId: "child",
    spotFirstName: null,
    spotLastInitial: null,
    roles: "roles",
    number: "number",
    version: null,
    createdAt: "made_at",
    letInBy: "let_in_by",
    letInAt: "since",
    touchedAt: null,
    endedAt: "ended_at",
    endedBy: null,
    endReason: "ended_because",
  },
  // A barred person is told nothing of it anywhere, to protect the coach.
  teamBar: {
    teamId: null,
    id: null,
    userId: null,
    createdBy: null,
    createdAt: null,
    liftedAt: null,
    liftedBy: null,
  },
  joinRequest: {
    teamId: "team",
    id: null,
    userId: null,
    childId: "child",
    roles: "roles",
    invitationId: null,
    guardianOkAt: "agreed_to_at",
    guardianOkBy: null,
    circleRequestId: null,
    askedGuardiansAt: null,
    createdAt: "asked_at",
    decidedAt: null,
    decidedBy: null,
    decision: null,
  },
  // The newcomer is another person's child.
  lookAlike: {
    teamId: "team",
    id: null,
    membershipId: null,
    childId: "child",
    userId: null,
    createdAt: "told_at",
    seenAt: "seen_at",
    reportedAt: "reported_at",
  },
  // Addresses that somebody typed are other people's.
  invitation: {
    id: "id",
    kind: "kind",
    teamId: "team",
    membershipId: null,
    childId: "child",
    roles: "roles",
    emailAddress: null,
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
  },
  invitationUse: {
    invitationId: "invitation",
    userId: null,
    lookedAt: "opened_at",
    usedAt: "accepted_at",
  },
  // Belongs to a team, not to a person.
  venue: {
    teamId: null,
    id: null,
    name: null,
    category: null,
    address: null,
    version: null,
    createdAt: null,
    hiddenAt: null,
  },
  series: {
    teamId: null,
    id: null,
    splitFrom: null,
    weekdays: null,
    everyWeeks: null,
    firstDay: null,
    lastDay: null,
    skipDays: null,
    fields: null,
    version: null,
    createdBy: null,
    createdAt: null,
  },
  // Those that an answer was given to: so much as tells which they are.
  event: {
    teamId: "team",
    id: "id",
    seriesId: null,
    seriesDay: null,
    ownFields: null,
    kind: "kind",
    title: "title",
    opponent: null,
    side: null,
    timing: null,
    timeZone: "time_zone",
    startsLocal: "starts",
    endsLocal: null,
    durationMinutes: null,
    arriveMinutes: null,
    firstDay: null,
    lastDay: null,
    startsAt: null,
    endsAt: null,
    arrivesAt: null,
    isInRepeatedHour: null,
    venueId: null,
    venueDetail: null,
    kit: null,
    notes: null,
    status: null,
    calledOffFor: null,
    calledOffNote: null,
    asks: null,
    answerBy: null,
    remindedAt: null,
    version: null,
    timeVersion: null,
    noticeVersion: null,
    createdBy: null,
    createdAt: null,
    changedAt: null,
  },
  eventVersion: { teamId: null, eventId: null, version: null, shown: null, madeBy: null, madeAt: null },
  participation: {
    teamId: "team",
    eventId: "event",
    membershipId: "membership",
    answer: "answer",
    note: "note",
    answeredBy: "answered_by",
    answeredVia: "answered_by_way_of",
    answeredAt: "answered_at",
    answeredEventVersion: null,
    answerVersion: null,
    seenVersion: null,
    seenBy: "change_seen_by",
    seenAt: "change_seen_at",
    nudgedAt: "nudged_at",
  },
  answerLog: {
    teamId: "team",
    id: null,
    eventId: "event",
    membershipId: "membership",
    answer: "answer",
    saidBy: "answered_by",
    via: "answered_by_way_of",
    eventVersion: null,
    at: "at",
  },
  // That staff took two requests for one player is disclosed to neither family.
  samePlayer: { teamId: null, membershipId: null, countsAs: null, byUser: null, at: null },
  // Pending notices: the mails themselves are below `mails`.
  notice: {
    teamId: null,
    id: null,
    eventId: null,
    kind: null,
    membershipIds: null,
    eventVersion: null,
    madeAt: null,
    notBefore: null,
    toldAt: null,
  },
  zoneRules: { timeZone: null, fingerprint: null, checkedAt: null },
  // Under a keyed hash.
  mailBlock: { addressHash: null, scope: null, createdAt: null },
  // Only while a sign-up or an erasure is pending.
  signUpIntent: { userId: null, emailAddress: null, createdAt: null, abandonedAt: null },
};

/** Everything that the database stores about a person, with a heading for each subject. */
export async function copyAccount(tx: Queries, holder: UserRow) {
  const { id, emailAddress } = holder;
  const isTheirs = sql`lower(${emailAddress})`;
  const plain = <Name extends keyof Schema>(name: Name, rows: readonly Row<Name>[]) =>
    rows.map((row) => {
      const names: Readonly<Record<string, string | null>> = plainNames[name];
      return Object.fromEntries(
        Object.entries(row).flatMap(([column, value]) => {
          const said = names[column];
          return said ? [[said, value]] : [];
        }),
      );
    });
  const select = {
    claims: tx.select().from(dripNameClaim).where(eq(dripNameClaim.userId, id)),
    ways: tx.select().from(identity).where(eq(identity.userId, id)),
    sessions: tx.select().from(session).where(eq(session.userId, id)).orderBy(desc(session.createdAt)),
    devices: tx.select().from(knownDevice).where(eq(knownDevice.userId, id)),
    links: tx.select().from(link).where(eq(link.userId, id)),
    mails: tx
      .select()
      .from(mailOutbox)
      .where(eq(sql`lower(${mailOutbox.toAddress})`, isTheirs)),
    resets: tx
      .select()
      .from(passwordResetRequest)
      .where(eq(sql`lower(${passwordResetRequest.emailAddress})`, isTheirs)),
    pings: tx.select().from(ping).where(eq(ping.userId, id)).orderBy(desc(ping.createdAt)),
    ringing: tx.select().from(pushToken).where(eq(pushToken.userId, id)),
    rings: tx.select().from(delivery).where(eq(delivery.userId, id)).orderBy(desc(delivery.madeAt)),
    guardianships: tx.select().from(guardianship).where(eq(guardianship.userId, id)),
    follows: tx.select().from(follow).where(eq(follow.userId, id)),
    consents: tx.select().from(consent).where(eq(consent.userId, id)),
    // A request that staff referred to the guardians is not the person's own.
    circleRequests: tx
      .select()
      .from(circleRequest)
      .where(and(eq(circleRequest.userId, id), ne(circleRequest.origin, "staff"))),
    memberships: tx
      .select()
      .from(membership)
      .where(or(eq(membership.userId, id), inArray(membership.childId, theirChildren(tx, id)))),
    joinRequests: tx.select().from(joinRequest).where(eq(joinRequest.userId, id)),
    lookAlikes: tx.select().from(lookAlike).where(eq(lookAlike.userId, id)),
    invitations: tx.select().from(invitation).where(eq(invitation.createdBy, id)),
    invited: tx.select().from(invitation).where(eq(invitation.emailAddress, isTheirs)),
    opened: tx.select().from(invitationUse).where(eq(invitationUse.userId, id)),
  };
  const memberships = await select.memberships;
  const answers = await findAnswers(tx, memberships);
  const given = await findAnswersGiven(tx, id);
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
    drip_names: plain("dripNameClaim", await select.claims),
    ways_to_sign_in: plain("identity", await select.ways),
    sessions: plain("session", await select.sessions),
    known_browsers: plain("knownDevice", await select.devices),
    links_in_mails: plain("link", await select.links),
    mails: plain("mailOutbox", await select.mails),
    password_resets: plain("passwordResetRequest", await select.resets),
    news: plain("ping", await select.pings),
    devices_that_ring: plain("pushToken", await select.ringing),
    rings: plain("delivery", await select.rings),
    children: plain(
      "child",
      await tx
        .select()
        .from(child)
        .where(inArray(child.id, theirChildren(tx, id))),
    ),
    looks_after: plain("guardianship", await select.guardianships),
    follows: plain("follow", await select.follows),
    agreed_to: plain("consent", await select.consents),
    asked_to_join_a_family: plain("circleRequest", await select.circleRequests),
    teams: plain("team", memberships.length > 0 ? await teams : []),
    memberships: plain("membership", memberships),
    answers: plain("participation", answers),
    answers_given: plain("answerLog", given),
    answered_events: plain("event", await findEvents(tx, [...answers, ...given])),
    asked_to_join_a_team: plain("joinRequest", await select.joinRequests),
    told_of_look_alikes: plain("lookAlike", await select.lookAlikes),
    invitations_sent: plain("invitation", await select.invitations),
    invitations_received: plain("invitation", await select.invited),
    invitations_opened: plain("invitationUse", await select.opened),
    audit: plain("audit", await findAuditLines(tx, id)),
  };
}

/** Their children today, deleted profiles included. */
const theirChildren = (tx: Queries, userId: string) =>
  tx
    .select({ id: guardianship.childId })
    .from(guardianship)
    .where(and(eq(guardianship.userId, userId), isNull(guardianship.endedAt)));

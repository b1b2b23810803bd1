import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { byInvitation } from "../../../domain/mail-links/spot-view";
import type { components } from "../../../openapi";
import { isAdult } from "../../core/access/require-adult";
import { requireTeam } from "../../core/access/team-access.store";
import { recordSeen } from "../../core/account/seen.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { ownTurnKey, readOwnTurns } from "../../core/duty/own-turns.store";
import { blockMail, findBlocked, unblockMail } from "../../core/invitation/invitation-mail-share";
import { recordAnswer } from "../../core/invitation/invitation-use.store";
import { findSpotInvitation } from "../../core/invitation/spot-invitation.store";
import { acknowledgeSpot } from "../../core/schedule/acknowledgement.store";
import {
  type AnswerLink,
  isAnswerToken,
  type LinkPurpose,
  readAnswerToken,
} from "../../core/schedule/answer-token";
import { requireTeamAccess } from "../../core/team/team-role";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { answerAs } from "../answer/answer-event";
import { moveTurn } from "../duty/move-turn";
import { acknowledgeEvents } from "../receipt/acknowledge";
import { findLivingUser, type LinkedRow, readLinkedEvent } from "./answer-link.store";
import { presentPage } from "./answer-page";

type GivenAnswer = Omit<components["schemas"]["MailLinkAnswer"], "token">;

export interface OpenedLink {
  link: AnswerLink;
  address: MailboxKey;
  /** Null for the family of a spot. */
  userId: string | null;
  /** The day on which this person was last here; null for the family of a spot. */
  seenOn: string | null;
  /** Stored with an answer. */
  by: string;
  players: readonly string[];
  row: LinkedRow;
}

/**
 * Judged at each call: a link is dead as soon as its time, its address, the account or invitation, the reach or the event is over. All of it is
 * one answer.
 */
export async function openLink(
  services: Services,
  token: string,
  purpose: LinkPurpose | null,
): Promise<OpenedLink> {
  const { config, db, now } = services;
  const link = readAnswerToken(token);
  if (link === null) throw new Problem("AUTH_400_LINK");
  const holder = await (link.recipient.kind === "user"
    ? findUser(services, link)
    : findFamilyOfSpot(services, link));
  const isGood =
    holder !== null &&
    isAnswerToken(config, token, link, holder.address) &&
    (purpose === null || purpose === link.purpose) &&
    link.until > now();
  if (!isGood || holder.players.length === 0) throw new Problem("AUTH_400_LINK");
  const { teamId, eventId, version } = link;
  // *Got it* is for what the mail told; all else for the event as it is now.
  const noticed = link.purpose === "got_it" ? version : null;
  const row = await readLinkedEvent(db, { teamId, eventId, version, noticed, players: holder.players });
  if (!row?.mine || row.endsAt <= now()) throw new Problem("AUTH_400_LINK");
  return { link, ...holder, row };
}

type Holder = Pick<OpenedLink, "address" | "userId" | "seenOn" | "by" | "players">;

/** The players of the team whom this person guards, or is. Staff as such and followers answer for nobody here. */
async function findUser({ db, now }: Services, { teamId, recipient }: AnswerLink): Promise<Holder | null> {
  const person = await findLivingUser(db, recipient.id);
  if (!person || !isAdult(person, now())) return null;
  const access = await requireTeam(db, recipient.id, teamId).catch(whenOver(() => []));
  const players = access
    .filter(({ via, roles }) => (via === "guardian" || via === "self") && roles.includes("player"))
    .map(({ membershipId }) => membershipId);
  const { mailboxKey: address, seenOn } = person;
  return { address, userId: recipient.id, seenOn, by: recipient.id, players };
}

async function findFamilyOfSpot(
  { db, now }: Services,
  { teamId, recipient }: AnswerLink,
): Promise<Holder | null> {
  const found = await findSpotInvitation(db, recipient.id, now());
  if (found?.teamId !== teamId) return null;
  return {
    address: found.mailboxKey,
    userId: null,
    seenOn: null,
    by: byInvitation(recipient.id),
    players: [found.membershipId],
  };
}

/** `given` was saved just now: its note alone is on the page. */
export async function pageOf(
  services: Services,
  { link, address, by, row, userId }: OpenedLink,
  given?: GivenAnswer,
) {
  const { db, now } = services;
  const stopped = await findBlocked(db, services, { keys: [address], scope: link.teamId });
  const turns =
    link.purpose === "turn" && userId !== null ? await readTurns(services, userId, row) : undefined;
  return {
    ...presentPage(row, { link, by, now: now(), isStopped: stopped.has(address), given }),
    ...(turns && { turns }),
  };
}

/** Those of the person's own players at the event. */
async function readTurns({ db }: Services, userId: string, { id, firstDay, mine }: LinkedRow) {
  const turns = await readOwnTurns(db, { userId, from: firstDay, days: 1 });
  return (mine ?? []).flatMap(({ membership_id }) => turns.get(ownTurnKey(id, membership_id)) ?? []);
}

/** As the app would. A turn that is somebody else's by now is taken. */
export async function moveTurnByLink(
  services: Services,
  opened: OpenedLink,
  body: Omit<components["schemas"]["MailLinkTurn"], "token">,
): Promise<void> {
  const { link, userId, players } = opened;
  if (userId === null) throw new Problem("AUTH_400_LINK");
  const { teamId, eventId } = link;
  const { teamRoles } = await requireTeamAccess(services.db, userId, teamId).catch(whenOver(refuseDead));
  const mover = { userId, teamRoles, players };
  await services.db
    .transaction((tx) => moveTurn(services, tx, { mover, teamId, eventId, body }))
    .catch((fault: unknown) => {
      const isElsewhere = fault instanceof Problem && elsewhere.has(fault.messageCode);
      throw isElsewhere ? new Problem("EVENT_PARTY_MEMBER_409_TAKEN") : fault;
    })
    .catch(whenOver(refuseDead));
  await recordHere(services, opened);
}

const elsewhere = new Set<MessageCode>(["EVENT_PARTY_MEMBER_401_UPDATE", "STEP_404"]);

/** As the app would, but without the rights of staff. Returns for whom something is new. */
export async function answerByLink(
  services: Services,
  opened: OpenedLink,
  given: GivenAnswer,
): Promise<ChangeAudience> {
  const { link, userId, by, players } = opened;
  const { membership_id: membershipId, answer_version: seenVersion, ...body } = given;
  if (!players.includes(membershipId)) throw new Problem("AUTH_400_LINK");
  const { teamId, eventId } = link;
  const audience = await services.db
    .transaction(async (tx) => {
      const audience = await answerAs(services, tx, {
        answerer: { by, userId, wayTo: () => "link", isStaff: false },
        teamId,
        eventId,
        membershipId,
        readSeen: () => seenVersion,
        body,
      });
      if (userId === null) await recordAnswer(tx, link.recipient.id);
      return audience;
    })
    .catch(whenOver(refuseDead));
  await recordHere(services, opened);
  return audience;
}

/** Up to the version that the mail told. */
export async function gotItByLink(services: Services, opened: OpenedLink): Promise<void> {
  const { link, userId, by, players } = opened;
  const { teamId, eventId, version, recipient } = link;
  const now = services.now();
  await services.db.transaction(async (tx) => {
    if (userId !== null) {
      const items = [{ team_id: teamId, event_id: eventId, version }];
      const { items: seen } = await acknowledgeEvents(services, tx, { userId, items, via: "link" });
      if (seen[0]?.seen_version === null) throw new Problem("AUTH_400_LINK");
      return;
    }
    for (const membershipId of players)
      await acknowledgeSpot(tx, { teamId, eventId, membershipId }, { version, by, now });
    await recordAnswer(tx, recipient.id);
  });
  await recordHere(services, opened);
}

/** Whoever only answers by mail uses the app as well. Opening a page is no sign of a person: mail scanners do it. */
async function recordHere(
  { db, now }: Services,
  { userId, seenOn }: Pick<OpenedLink, "userId" | "seenOn">,
): Promise<void> {
  if (userId !== null && seenOn !== null) await recordSeen(db, { id: userId, seenOn }, now());
}

/** The mails of the schedule and the invitations of this team: stopped, or begun again. */
export async function stopMails(
  services: Services,
  { link: { teamId, recipient }, address: key, userId }: OpenedLink,
  { isStopped, requestId }: { isStopped: boolean; requestId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const isNew = isStopped
      ? await blockMail(tx, services, { key, scope: teamId, now: services.now() })
      : await unblockMail(tx, services, { key, scope: teamId });
    if (isNew)
      await writeAuditLine(tx, {
        action: isStopped ? "mail.stopped" : "mail.begun",
        auditRole: "addressee",
        teamId,
        requestId,
        ...(userId === null ? { detail: { invitation_id: recipient.id } } : { subjectId: userId }),
      });
  });
}

const over = new Set<MessageCode>([
  "TEAM_404",
  "TEAM_403_ARCHIVED",
  "EVENT_ITEM_404",
  "EVENT_ITEM_403_OVER",
  "COLLABORATOR_404",
]);

/** What ended between opening a link and using it is the same dead link. */
const whenOver =
  <Value>(instead: () => Value) =>
  (error: unknown): Value => {
    if (error instanceof Problem && over.has(error.messageCode)) return instead();
    throw error;
  };

function refuseDead(): never {
  throw new Problem("AUTH_400_LINK");
}

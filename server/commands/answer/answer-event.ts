import { compareAnswers } from "../../../domain/schedule/answer/answer";
import { judgeAnswer } from "../../../domain/schedule/answer/answer-deadline";
import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import { offerTurns } from "../../core/duty/offer.store";
import { markEventDingsRead } from "../../core/notification/ding.store";
import type { RideServices } from "../../core/ride/ride-news";
import { withRideNews } from "../../core/ride/seat-news";
import {
  findPlayerAt,
  isOwnStill,
  lockParticipation,
  lockSubjectForShare,
  type PlayerKey,
  readEffectiveAnswer,
  writeAnswer,
} from "../../core/schedule/answer.store";
import { lockEventForShare } from "../../core/schedule/event.store";
import { tidyNote } from "../../core/schedule/event-fields";
import { touchSpot } from "../../core/team/membership.store";
import { requireOpenTeam } from "../../core/team/team.store";
import type { Caller } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { readVersion } from "../../platform/http/version";

interface AnswersTarget {
  teamId: string;
  eventId: string;
  membershipId: string;
  body: components["schemas"]["EventAnswer"];
}

type Way = "app" | "staff" | "link";

export interface Answerer {
  /** Stored with the answer. */
  by: string;
  /** Null for the family of a spot, which has no account. */
  userId: string | null;
  /** How this player is answered for; null if somebody else has to. */
  wayTo: (membershipId: string) => Way | null;
  /** Staff have no deadline. */
  isStaff: boolean;
}

/** Saves the answer of somebody who is signed in; see `answerAs`. Returns for whom something is new. */
export const answerEvent = (
  services: RideServices,
  tx: Transaction,
  { caller, ifMatch, ...target }: AnswersTarget & { caller: Caller; ifMatch: string | undefined },
): Promise<ChangeAudience> =>
  answerAs(services, tx, {
    ...target,
    answerer: {
      by: caller.userId,
      userId: caller.userId,
      wayTo: (membershipId) => wayOf(caller, membershipId),
      isStaff: mayAnswerForAnybody(caller),
    },
    readSeen: () => readVersion(ifMatch),
  });

/**
 * Saves an answer unless the same one is stored. A different one must name the version of the stored answer. New to staff; an *Out* by which a turn is
 * offered, or a ride is another one, to everybody.
 */
export async function answerAs(
  services: RideServices,
  tx: Transaction,
  {
    answerer,
    teamId,
    eventId,
    membershipId,
    readSeen,
    body,
  }: AnswersTarget & { answerer: Answerer; readSeen: () => number },
): Promise<ChangeAudience> {
  const now = services.now();
  if (!isId(eventId)) throw new Problem("EVENT_ITEM_404");
  await requireOpenTeam(tx, teamId);
  const event = await lockEventForShare(tx, { teamId, id: eventId });
  if (!event) throw new Problem("EVENT_ITEM_404");
  const player = isId(membershipId) ? await findPlayerAt(tx, { teamId, eventId, membershipId }) : undefined;
  if (!player) throw new Problem("COLLABORATOR_404");
  const via = answerer.wayTo(membershipId);
  if (via === null) throw new Problem("ANSWER_401_CREATE");
  if (body.event_version > event.version)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "event_version", rule: "maximum" }] });

  const asking = {
    isOn: event.status === "on",
    isAsked: player.isAsked,
    answerBy: timeOf(event.answerBy),
    endsAt: event.endsAt.getTime(),
  };
  const code = refusals[judgeAnswer(asking, body.answer, answerer.isStaff, now.getTime())];
  if (code) throw new Problem(code);

  const key = { teamId, eventId, membershipId };
  const seenVersion = readSeen();
  await lockSubjectForShare(tx, key);
  if (via !== "staff" && answerer.userId !== null && !(await isOwnStill(tx, key, answerer.userId)))
    throw new Problem("COLLABORATOR_404");
  const kept = await lockParticipation(tx, key);
  const word = await readEffectiveAnswer(tx, key);
  const isKeptNote = body.note === undefined && body.answer === kept.answer;
  const note = isKeptNote ? kept.note : tidyNote(body.note);
  const outcome = compareAnswers(
    { answer: kept.answer, note: kept.note, version: kept.answerVersion },
    word,
    {
      answer: body.answer,
      note,
      seenVersion,
      over: body.over ?? null,
    },
  );
  if (outcome === "differs") throw new Problem("REQUEST_412_CHANGED");
  // The same answer counts as new when the event has moved since: it is then given for the new time. So does a family's after the staff's,
  // since it also acknowledges the event's version.
  const isTheirOwn = via !== "staff" && kept.answeredVia === "staff";
  const isRenewed = (kept.answeredEventVersion ?? 0) < Math.min(body.event_version, event.version);
  if (answerer.userId !== null) await markEventDingsRead(tx, answerer.userId, { eventIds: [eventId], now });
  if (outcome === "same" && !isRenewed && !isTheirOwn) return "staff";
  const write = () =>
    writeAnswer(tx, key, {
      answer: body.answer,
      note,
      by: answerer.by,
      via,
      eventVersion: body.event_version,
      hasBegun: event.startsAt <= now,
      // Not before what it replaces, which servers with other clocks may have stored.
      now: word.at !== null && word.at > now ? word.at : now,
    });
  let isForAll = false;
  if (body.answer === "no") isForAll = await withOffers(services, tx, { by: answerer.userId, key }, write);
  else await write();
  if (player.isSpot) await touchSpot(tx, key, now);
  return isForAll ? "readers" : "staff";
}

/** Rides and turns follow an *Out* at once. Returns whether one is another since. */
async function withOffers(
  services: RideServices,
  tx: Transaction,
  { by, key: { teamId, eventId, membershipId } }: { by: string | null; key: PlayerKey },
  write: () => Promise<void>,
): Promise<boolean> {
  const rider = { teamId, eventId, membershipIds: [membershipId] };
  const changed = new Set<string>();
  await withRideNews(services, tx, { by, changed, ...rider }, write);
  const offered = await offerTurns(tx, { teamId, eventId, now: services.now() });
  return changed.size > 0 || offered > 0;
}

/** A guardian or the player answers as the family (`app`); staff answer for anybody else. */
function wayOf(caller: Caller, membershipId: string): "app" | "staff" | null {
  if (isOwnPlayer(caller, membershipId)) return "app";
  return mayAnswerForAnybody(caller) ? "staff" : null;
}

/** The caller, or a child whom they guard. */
export const isOwnPlayer = (caller: Caller, membershipId: string): boolean =>
  ownPlayersOf(caller).includes(membershipId);

/** The memberships of the caller, and of the children whom they guard. */
export const ownPlayersOf = ({ access }: Caller): string[] =>
  access.flatMap(({ membershipId, via }) => (via === "self" || via === "guardian" ? [membershipId] : []));

const mayAnswerForAnybody = ({ teamRoles }: Caller) => mayOnSchedule(teamRoles, "answer_for_anybody");

const refusals: Readonly<Record<ReturnType<typeof judgeAnswer>, MessageCode | null>> = {
  open: null,
  called_off: "EVENT_ITEM_403_CALLED_OFF",
  not_asked: "ANSWER_403_NOT_ASKED",
  late: "ANSWER_403_LATE",
};

const timeOf = (moment: Date | null) => moment?.getTime() ?? null;

import type { components } from "../../../openapi";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { findParticipant } from "../../core/schedule/answer.store";
import { type Caller, requireTeamAccess } from "../../core/team/team-role";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { presentAnswer } from "../../reads/event/present-answers";
import { answerEvent, isOwnPlayer, ownPlayersOf } from "../answer/answer-event";
import { markAttendance } from "../attendance/attendance";
import { moveTurn } from "../duty/move-turn";
import { acknowledgeEvents } from "../receipt/acknowledge";
import { moveSeat } from "../ride/move-seat";

type Sending = components["schemas"]["Sending"];
type Result = components["schemas"]["SendingResult"];

/**
 * Processes one queued item in a transaction of its own, so that a refused item does not undo the others. The audience is that of what took effect;
 * null if nothing did.
 */
export async function saveQueuedItem(
  services: Services,
  userId: string,
  sending: Sending,
  item: number,
): Promise<{ result: Result; audience: ChangeAudience | null }> {
  const known: { caller?: Caller } = {};
  try {
    known.caller = await requireTeamAccess(services.db, userId, sending.team_id);
    const audience = await save(services, known.caller, sending);
    const current = await currentOf(services, known.caller, sending);
    return { result: { item, outcome: "saved", ...(current && { current }) }, audience };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const outcome = outcomeOf(error.messageCode);
    const { caller } = known;
    const current = outcome === "changed" && caller ? await currentOf(services, caller, sending) : undefined;
    return {
      result: { item, outcome, code: error.messageCode, ...(current && { current }) },
      audience: null,
    };
  }
}

/** Turns and seats are on everybody's page, receipts and marks on those of staff. */
async function save(services: Services, caller: Caller, sending: Sending): Promise<ChangeAudience> {
  if (sending.kind === "turn") {
    await saveTurn(services, caller, sending);
    return "readers";
  }
  const { team_id: teamId, event_id: eventId, event_version, over } = sending;
  if (event_version === undefined) throw new Problem("REQUEST_400_INVALID");
  if (sending.kind === "got_it") {
    const items = [{ team_id: teamId, event_id: eventId, version: event_version }];
    const seen = await services.db.transaction((tx) =>
      acknowledgeEvents(services, tx, { userId: caller.userId, items }),
    );
    if (seen.items[0]?.seen_version === null) throw new Problem("EVENT_ITEM_404");
    return "staff";
  }
  if (sending.kind === "attendance") {
    await saveMark(services, caller, sending);
    return "staff";
  }
  if (sending.kind === "seat") {
    await saveSeat(services, caller, sending);
    return "readers";
  }
  const { membership_id: membershipId, answer, answer_version: seen, note = null } = sending;
  if (membershipId === undefined || answer === undefined || seen === undefined)
    throw new Problem("REQUEST_400_INVALID");
  const target = { caller, teamId, eventId, membershipId, ifMatch: `"${seen}"` };
  return services.db.transaction((tx) =>
    answerEvent(services, tx, {
      ...target,
      body: { answer, note, event_version, ...(over !== undefined && { over }) },
    }),
  );
}

async function saveTurn(services: Services, caller: Caller, sending: Sending): Promise<void> {
  const { team_id: teamId, event_id: eventId, duty_id, slot, move, version, membership_id } = sending;
  const isWhole = duty_id !== undefined && slot !== undefined && version !== undefined;
  if (!isWhole || (move !== "keep" && move !== "offer" && move !== "take"))
    throw new Problem("REQUEST_400_INVALID");
  const { userId, teamRoles } = caller;
  const mover = { userId, teamRoles, players: ownPlayersOf(caller) };
  const body = { duty_id, slot, move, version, ...(membership_id !== undefined && { membership_id }) };
  await services.db.transaction((tx) => moveTurn(services, tx, { mover, teamId, eventId, body }));
}

async function saveMark(services: Services, caller: Caller, sending: Sending): Promise<void> {
  const {
    team_id: teamId,
    event_id: eventId,
    event_version: version,
    membership_id,
    attendance,
    at,
  } = sending;
  if (version === undefined || membership_id === undefined || attendance === undefined || at === undefined)
    throw new Problem("REQUEST_400_INVALID");
  const rows = [{ membership_id, attendance, at }];
  await services.db.transaction((tx) =>
    markAttendance(services, tx, { caller, teamId, eventId, version, rows }),
  );
}

async function saveSeat(services: Services, caller: Caller, sending: Sending): Promise<void> {
  const { team_id: teamId, event_id: eventId, event_version, membership_id, driver_id, move, ways } = sending;
  if (event_version === undefined || move === undefined || ways === undefined)
    throw new Problem("REQUEST_400_INVALID");
  if (move === "keep" || move === "offer") throw new Problem("REQUEST_400_INVALID");
  const body = {
    ...{ move, ways, event_version },
    ...(membership_id !== undefined && { membership_id }),
    ...(driver_id !== undefined && { driver_id }),
  };
  await services.db.transaction((tx) => moveSeat(services, tx, { caller, teamId, eventId }, body));
}

function outcomeOf(code: MessageCode): Result["outcome"] {
  switch (code) {
    case "REQUEST_412_CHANGED":
    case "EVENT_PARTY_MEMBER_409_TAKEN":
      return "changed";
    case "ANSWER_403_LATE":
      return "late";
    case "EVENT_ITEM_404":
    case "TEAM_404":
    case "COLLABORATOR_404":
    case "EVENT_PARTY_MEMBER_404":
    case "STEP_404":
      return "gone";
    default:
      return "refused";
  }
}

/** The stored answer; undefined if the player has left, or the item is not an answer. */
async function currentOf(
  { db }: Services,
  caller: Caller,
  { kind, team_id: teamId, event_id: id, membership_id: membershipId }: Sending,
) {
  // Whether the caller may read the answer of a membership is checked where an answer is saved, and only there.
  if (kind !== "answer" || membershipId === undefined) return undefined;
  const found = await findParticipant(db, { teamId, id, membershipId });
  if (!found) return undefined;
  const isFamily = isOwnPlayer(caller, membershipId);
  return presentAnswer(found, { timeVersion: found.timeVersion, userId: caller.userId, isFamily });
}

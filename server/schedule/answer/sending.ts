import type { components } from "../../../openapi";
import { type MessageCode, Problem } from "../../http/problem";
import type { Services } from "../../services";
import { enterTeam } from "../../team/standing";
import { presentAnswer } from "../event/present-event";
import { acknowledgeEvents } from "../receipt/receipts";
import { answerEvent } from "./answers";
import { findParticipant } from "./participation.store";

type Sending = components["schemas"]["Sending"];
type Result = components["schemas"]["SendingResult"];

/** Processes one queued item in a transaction of its own, so that a refused item does not undo the others. */
export async function sendOne(
  services: Services,
  userId: string,
  sending: Sending,
  item: number,
): Promise<Result> {
  try {
    await save(services, userId, sending);
    const current = await currentOf(services, userId, sending);
    return { item, outcome: "saved", ...(current && { current }) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const outcome = outcomeOf(error.messageCode);
    const current = outcome === "changed" ? await currentOf(services, userId, sending) : undefined;
    return { item, outcome, code: error.messageCode, ...(current && { current }) };
  }
}

async function save(services: Services, userId: string, sending: Sending): Promise<void> {
  const { team_id: teamId, event_id: eventId, event_version } = sending;
  const caller = await enterTeam(services.db, userId, teamId);
  if (sending.kind === "got_it") {
    const items = [{ team_id: teamId, event_id: eventId, version: event_version }];
    const seen = await services.db.transaction((tx) => acknowledgeEvents(services, tx, { userId, items }));
    if (seen.items[0]?.seen_version === null) throw new Problem("EVENT_ITEM_404");
    return;
  }
  const { membership_id: membershipId, answer, answer_version: seen, note = null } = sending;
  if (membershipId === undefined || answer === undefined || seen === undefined)
    throw new Problem("REQUEST_400_INVALID");
  const aim = { caller, teamId, eventId, membershipId, ifMatch: `"${seen}"` };
  await services.db.transaction((tx) =>
    answerEvent(services, tx, { ...aim, body: { answer, note, event_version } }),
  );
}

function outcomeOf(code: MessageCode): Result["outcome"] {
  switch (code) {
    case "REQUEST_412_CHANGED":
      return "changed";
    case "ANSWER_403_LATE":
      return "late";
    case "EVENT_ITEM_404":
    case "TEAM_404":
    case "COLLABORATOR_404":
      return "gone";
    default:
      return "refused";
  }
}

/** The stored answer; undefined if the player has left, or the item is not an answer. */
async function currentOf(
  { db }: Services,
  userId: string,
  { kind, team_id: teamId, event_id: id, membership_id: membershipId }: Sending,
) {
  // Whether the caller may read the answer of a membership is checked where an answer is saved, and only there.
  if (kind !== "answer" || membershipId === undefined) return undefined;
  const found = await findParticipant(db, { teamId, id, membershipId });
  return found && presentAnswer(found, found.timeVersion, userId);
}

import {
  type AnswerOutcome,
  type GivenAnswer,
  isAsSaid,
  isReplaced,
  overReplaced,
  storedAnswerOf,
} from "../../../domain/schedule/answer/answering";
import { calledOffText } from "../../../domain/schedule/event/event-fact-texts";
import { answerEvent } from "../../api/calls/answer-event";
import { readEvent } from "../../api/calls/read-event";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { failedOutcome, isRefusal } from "../base/outcome";
import { asTag } from "../base/saved-form.effects";

/** Saves an answer for a player. After a refusal by what happened meanwhile, the event is read. */
export async function saveAnswer(client: Client, said: GivenAnswer): Promise<AnswerOutcome> {
  const { teamId, eventId, membershipId, answer, note, eventVersion, seenVersion, over } = said;
  const result = await client.send(answerEvent, {
    path: { id: teamId, event_id: eventId, membership_id: membershipId },
    header: { "If-Match": asTag(seenVersion) },
    body: { answer, note, event_version: eventVersion, ...(over !== undefined && { over }) },
  });
  if (result.kind === "ok")
    return {
      kind: "saved",
      standing: storedAnswerOf(result.value),
      ...(result.value.may_be_usual && { mayBeUsual: true }),
    };
  if (!isRefusal(result)) return { kind: "unreachable" };
  switch (result.messageCode) {
    case "ANSWER_403_LATE":
      return { kind: "late", text: textOf(result) };
    case "EVENT_ITEM_403_CALLED_OFF":
      return readCalledOff(client, said);
    case "REQUEST_412_CHANGED":
      return overTheirs(client, said);
    default:
      return failedOutcome(result);
  }
}

/** Reads the stored answer. If it is the one that was sent, an earlier reply was lost; if this device replaced it, it is replaced. */
async function overTheirs(client: Client, said: GivenAnswer): Promise<AnswerOutcome> {
  const read = await readMeanwhile(client, said);
  if (read.kind !== "read") return read;
  const { event, participants } = read.details;
  const isTheirs = ({ membership_id }: { membership_id: string }) => membership_id === said.membershipId;
  const standing = storedAnswerOf(event.mine.find(isTheirs) ?? participants.find(isTheirs) ?? {});
  if (isAsSaid(said, standing)) return { kind: "saved", standing };
  return isReplaced(said, standing)
    ? saveAnswer(client, overReplaced(said, standing))
    : { kind: "differs", theirs: standing };
}

/** Reads how the event was called off; one that was put back meanwhile is answered again. */
export async function readCalledOff(client: Client, said: GivenAnswer): Promise<AnswerOutcome> {
  const read = await readMeanwhile(client, said);
  if (read.kind !== "read") return read;
  const { event } = read.details;
  return event.status === "called_off"
    ? { kind: "called_off", text: calledOffText(event), version: event.version }
    : { kind: "unreachable" };
}

async function readMeanwhile(client: Client, { teamId, eventId }: GivenAnswer) {
  const result = await client.send(readEvent, { path: { id: teamId, event_id: eventId } });
  if (result.kind === "ok") return { kind: "read", details: result.value } as const;
  return isRefusal(result) ? failedOutcome(result) : ({ kind: "unreachable" } as const);
}

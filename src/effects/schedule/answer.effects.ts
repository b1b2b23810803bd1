import type { AnswerOutcome, SaidAnswer } from "../../../domain/schedule/answering";
import { standingOf } from "../../../domain/schedule/answering";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { readEvent as readEventShape } from "../../api/shapes/event-details";
import { answerEvent as answerEventShape } from "../../api/shapes/kept-answer";
import { failedOutcome } from "../base/outcome";
import { asTag } from "../base/saved-form.effects";

/** Saves an answer for a player. After a version conflict the stored answer is read. */
export async function saveAnswer(client: Client, said: SaidAnswer): Promise<AnswerOutcome> {
  const { teamId, eventId, membershipId, answer, note, eventVersion, seenVersion } = said;
  const result = await client.call(
    (http, init) =>
      http.PUT("/team/team_id/{id}/event/event_id/{event_id}/answer/membership_id/{membership_id}", {
        ...init,
        params: {
          path: { id: teamId, event_id: eventId, membership_id: membershipId },
          header: { "If-Match": asTag(seenVersion) },
        },
        body: { answer, note, event_version: eventVersion },
      }),
    { bearer: true, isQuiet: true, shape: answerEventShape },
  );
  if (result.kind === "ok") return { kind: "saved", standing: standingOf(result.value) };
  if (result.kind === "unreachable") return { kind: "unreachable" };
  if (result.messageCode === "ANSWER_403_LATE") return { kind: "late", text: textOf(result) };
  return result.messageCode === "REQUEST_412_CHANGED" ? readTheirs(client, said) : failedOutcome(result);
}

/** Reads the stored answer. If it is the one that was sent, an earlier reply was lost and the answer is saved. */
async function readTheirs(client: Client, said: SaidAnswer): Promise<AnswerOutcome> {
  const result = await client.call(
    (http, init) =>
      http.GET("/team/team_id/{id}/event/event_id/{event_id}", {
        ...init,
        params: { path: { id: said.teamId, event_id: said.eventId } },
      }),
    { bearer: true, isQuiet: true, shape: readEventShape },
  );
  if (result.kind === "unreachable") return { kind: "unreachable" };
  if (result.kind === "problem") return failedOutcome(result);
  const { event, participants } = result.value;
  const isTheirs = ({ membership_id }: { membership_id: string }) => membership_id === said.membershipId;
  const standing = standingOf(event.mine.find(isTheirs) ?? participants.find(isTheirs) ?? {});
  return standing.answer === said.answer && standing.note === said.note
    ? { kind: "saved", standing }
    : { kind: "differs", theirs: standing };
}

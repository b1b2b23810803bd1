import { fromCallback } from "xstate";
import { isMessageCode, messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import {
  type AnswerOutcome,
  answerKey,
  type SaidAnswer,
  standingOf,
} from "../../../domain/schedule/answering";
import type { components } from "../../../openapi";
import type { Client } from "../../api/client";
import { sendSchedule as sendScheduleShape } from "../../api/shapes/sending-results";
import { failedOutcome } from "../base/outcome";

type Result = components["schemas"]["SendingResult"];

export type SettledWish = { said: SaidAnswer; outcome: AnswerOutcome };

/** Sends what waited by one call; each has an outcome of its own. What found no way out is not among them. */
export async function sendWishes(
  client: Client,
  said: readonly SaidAnswer[],
): Promise<readonly SettledWish[]> {
  const sent = said.slice(0, mostAtOnce);
  const result = await client.call(
    (http, init) =>
      http.POST("/schedule/send", {
        ...init,
        body: {
          items: sent.map((each) => ({
            kind: "answer" as const,
            team_id: each.teamId,
            event_id: each.eventId,
            membership_id: each.membershipId,
            answer: each.answer,
            note: each.note,
            event_version: each.eventVersion,
            answer_version: each.seenVersion,
          })),
        },
      }),
    { bearer: true, isQuiet: true, shape: sendScheduleShape },
  );
  if (result.kind === "unreachable") return [];
  if (result.kind === "problem") {
    const outcome = failedOutcome(result);
    // What the server cannot take just now waits on; what it never takes comes back.
    return result.status >= 500 || outcome.kind === "limited"
      ? []
      : sent.map((each) => ({ said: each, outcome }));
  }
  return result.value.results.flatMap((each) => {
    const of = sent[each.item];
    return of ? { said: of, outcome: outcomeOf(each, of) } : [];
  });
}

const mostAtOnce = 60;

function outcomeOf({ outcome, code, current }: Result, said: SaidAnswer): AnswerOutcome {
  const standing = standingOf(current ?? {});
  const isWhatWasSaid = standing.answer === said.answer && standing.note === said.note;
  if (current && (outcome === "saved" || isWhatWasSaid)) return { kind: "saved", standing };
  if (outcome === "changed" && current) return { kind: "differs", theirs: standing };
  const text = code && isMessageCode(code) ? messageTexts[code] : problemTexts.unknown;
  return outcome === "late" ? { kind: "late", text } : { kind: "refused", text };
}

type Queue = {
  add: (said: SaidAnswer) => void;
  onSettled: (hear: (settled: SettledWish) => void) => () => void;
};

/** Fills an answer's `outbox`: puts what was said into the queue and tells what became of it. */
export const outboxOf = (queue: Queue) =>
  fromCallback<{ type: "none" }, SaidAnswer>(({ input, sendBack }) => {
    const stop = queue.onSettled(({ said, outcome }) => {
      if (answerKey(said) === answerKey(input)) sendBack({ type: "outbox.settled", outcome });
    });
    queue.add(input);
    return stop;
  });

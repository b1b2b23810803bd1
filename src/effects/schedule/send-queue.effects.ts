import { fromCallback } from "xstate";
import { isMessageCode, messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import {
  type AnswerOutcome,
  answerKey,
  type SaidAnswer,
  type SentAnswer,
  standingOf,
  type ToldOutcome,
} from "../../../domain/schedule/answering";
import type { GotItOutcome, Seen } from "../../../domain/schedule/schedule";
import { isAnswer, isGotIt, type Settled, type Wish } from "../../../domain/schedule/wish";
import type { components } from "../../../openapi";
import type { Client } from "../../api/client";
import { sendSchedule as sendScheduleShape } from "../../api/shapes/sending-results";
import { failedOutcome } from "../base/outcome";

type Result = components["schemas"]["SendingResult"];

/** Sends the outbox in one call and returns an outcome for each item, without those that could not be sent. */
export async function sendWishes(client: Client, said: readonly Wish[]): Promise<readonly Settled[]> {
  const sent = said.slice(0, mostAtOnce);
  const result = await client.call(
    (http, init) =>
      http.POST("/schedule/send", {
        ...init,
        body: {
          items: sent.map(itemOf),
        },
      }),
    { bearer: true, isQuiet: true, shape: sendScheduleShape },
  );
  if (result.kind === "unreachable") return [];
  if (result.kind === "problem") {
    const outcome = failedOutcome(result);
    // Only an invalid body counts as refused. Any other failure says nothing about the items, so they are retried.
    return result.status === 400 || result.status === 422
      ? sent.map((said) =>
          isAnswer(said) ? { kind: "answer", said, outcome } : { kind: "got_it", said, outcome },
        )
      : [];
  }
  return result.value.results.flatMap((each): readonly Settled[] => {
    const said = sent[each.item];
    if (!said) return [];
    return isAnswer(said)
      ? [{ kind: "answer", said, outcome: outcomeOf(each, said) }]
      : [{ kind: "got_it", said, outcome: gotItOutcomeOf(each) }];
  });
}

const mostAtOnce = 60;

const itemOf = (wish: Wish): components["schemas"]["Sending"] =>
  isAnswer(wish)
    ? {
        kind: "answer",
        team_id: wish.teamId,
        event_id: wish.eventId,
        membership_id: wish.membershipId,
        answer: wish.answer,
        note: wish.note,
        event_version: wish.eventVersion,
        answer_version: wish.seenVersion,
      }
    : { kind: "got_it", team_id: wish.teamId, event_id: wish.eventId, event_version: wish.version };

const gotItOutcomeOf = ({ outcome, code }: Result): GotItOutcome =>
  outcome === "saved" ? { kind: "saved" } : { kind: "refused", text: textOf(code) };

const textOf = (code: Result["code"]) =>
  code && isMessageCode(code) ? messageTexts[code] : problemTexts.unknown;

function outcomeOf({ outcome, code, current }: Result, said: SaidAnswer): AnswerOutcome {
  const standing = standingOf(current ?? {});
  const isSameAnswer = standing.answer === said.answer && standing.note === said.note;
  if (current && (outcome === "saved" || isSameAnswer)) return { kind: "saved", standing };
  if (outcome === "changed" && current) return { kind: "differs", theirs: standing };
  const text = textOf(code);
  return outcome === "late" ? { kind: "late", text } : { kind: "refused", text };
}

export type Queue = {
  add: (wish: Wish) => void;
  waiting: () => readonly Wish[];
  onChanged: (hear: () => void) => () => void;
  /** The listener returns true if it shows the result. */
  onSettled: (hear: (settled: Settled) => boolean) => () => void;
  /** Whether the page is visible. */
  isInSight: () => boolean;
};

export const announcedOutcome = (outcome: AnswerOutcome): ToldOutcome => ({
  kind: "announced",
  theirs: outcome.kind === "differs" ? outcome.theirs : null,
});

/** Fills an answer's `outbox` actor: adds it to the queue and reports the result. Only a row in sight shows a refusal. */
export const outboxOf = (queue: Pick<Queue, "add" | "onSettled" | "isInSight">) =>
  fromCallback<{ type: "none" }, SentAnswer>(({ input: { said, isDrawn }, sendBack }) => {
    const stop = queue.onSettled(({ kind, said: sent, outcome }) => {
      if (kind !== "answer" || answerKey(sent) !== answerKey(said)) return false;
      const isShown = outcome.kind === "saved" || (queue.isInSight() && isDrawn());
      sendBack({ type: "outbox.settled", outcome: isShown ? outcome : announcedOutcome(outcome) });
      return isShown;
    });
    queue.add(said);
    return stop;
  });

/** Fills the receipts' `outbox` actor: reports which acknowledgements wait, and their results. */
export const receiptsOutboxOf = (queue: Queue) =>
  fromCallback<{ type: "got-it.queued"; seen: readonly Seen[] }>(({ receive, sendBack }) => {
    const tell = () => sendBack({ type: "outbox.changed", waiting: queue.waiting().filter(isGotIt) });
    const tellSettled = ({ kind, outcome }: Settled) => {
      if (kind === "got_it") sendBack({ type: "outbox.settled", outcome });
      return kind === "got_it";
    };
    receive(({ seen }) => seen.forEach(queue.add));
    const stops = [queue.onChanged(tell), queue.onSettled(tellSettled)];
    tell();
    return () => {
      for (const stop of stops) stop();
    };
  });

import { fromCallback } from "xstate";
import {
  type AnswerOutcome,
  answerKey,
  isAsSaid,
  isReplaced,
  overReplaced,
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
import { failedOutcome, isRefusal } from "../base/outcome";
import { readCalledOff } from "./answer.effects";

type Result = components["schemas"]["SendingResult"];

/**
 * Sends the outbox in one call and returns an outcome for each item, without those whose outcome is unknown. Answers over one that this
 * device sent and replaced are sent a second time.
 */
export async function sendWishes(client: Client, said: readonly Wish[]): Promise<readonly Settled[]> {
  const settled = await sendOnce(client, said.slice(0, mostAtOnce));
  const again = new Map(
    settled.flatMap((each) =>
      each.kind === "answer" && each.outcome.kind === "differs" && isReplaced(each.said, each.outcome.theirs)
        ? [[overReplaced(each.said, each.outcome.theirs), each] as const]
        : [],
    ),
  );
  if (again.size === 0) return settled;
  const replaced = new Set<Settled>(again.values());
  const second = await sendOnce(client, [...again.keys()]);
  return [
    ...settled.filter((each) => !replaced.has(each)),
    ...second.flatMap((each) => {
      const first = isAnswer(each.said) && again.get(each.said);
      return first && each.kind === "answer" ? [{ ...each, said: first.said }] : [];
    }),
  ];
}

async function sendOnce(client: Client, sent: readonly Wish[]): Promise<readonly Settled[]> {
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
  if (result.kind !== "ok") {
    // Only an invalid body counts as refused. Any other failure says nothing about the items, so they are retried.
    if (!isRefusal(result) || (result.status !== 400 && result.status !== 422)) return [];
    const outcome = failedOutcome(result);
    return sent.map((said) =>
      isAnswer(said) ? { kind: "answer", said, outcome } : { kind: "got_it", said, outcome },
    );
  }
  const all = result.value.results.map(async (each): Promise<readonly Settled[]> => {
    const said = sent[each.item];
    if (!said) return [];
    return isAnswer(said)
      ? [{ kind: "answer", said, outcome: await outcomeOf(client, each, said) }]
      : [{ kind: "got_it", said, outcome: await gotItOutcomeOf(client, each) }];
  });
  return (await Promise.all(all)).flat().filter(({ outcome }) => outcome.kind !== "unreachable");
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

const gotItOutcomeOf = async (client: Client, { outcome, code }: Result): Promise<GotItOutcome> => {
  if (outcome === "saved") return { kind: "saved" };
  const text = await textOf(client, code);
  return text === null ? { kind: "unreachable" } : { kind: "refused", text };
};

/** Null for a code that this release does not know. */
const textOf = async (client: Client, code: Result["code"]) => (code ? client.textOfCode(code) : null);

async function outcomeOf(
  client: Client,
  { outcome, code, current }: Result,
  said: SaidAnswer,
): Promise<AnswerOutcome> {
  const standing = standingOf(current ?? {});
  if (current && (outcome === "saved" || isAsSaid(said, standing))) return { kind: "saved", standing };
  if (outcome === "changed" && current) return { kind: "differs", theirs: standing };
  if (code === "EVENT_ITEM_403_CALLED_OFF") return readCalledOff(client, said);
  const text = await textOf(client, code);
  if (text === null) return { kind: "unreachable" };
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
    const tellSettled = ({ kind, said, outcome }: Settled) => {
      if (kind === "got_it") sendBack({ type: "outbox.settled", said, outcome });
      return kind === "got_it";
    };
    receive(({ seen }) => seen.forEach(queue.add));
    const stops = [queue.onChanged(tell), queue.onSettled(tellSettled)];
    tell();
    return () => {
      for (const stop of stops) stop();
    };
  });

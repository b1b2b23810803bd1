import { reasonOf } from "../../../domain/base/outcome";
import type { PressOutcome } from "../../../domain/base/press";
import { isRenewal } from "../../../domain/ride/seat-moves";
import {
  type AnswerOutcome,
  type GivenAnswer,
  isAsSaid,
  isReplaced,
  overReplaced,
  storedAnswerOf,
} from "../../../domain/schedule/answer/answering";
import {
  countUnsent,
  type GivenHelp,
  isAnswer,
  isHelp,
  isMark,
  isTurn,
  type PendingChange,
  pendingChangeKind,
  type Settled,
} from "../../../domain/schedule/answer/pending-change";
import { refusalLink, refusalText } from "../../../domain/schedule/answer/refusal-texts";
import type { MarkOutcome } from "../../../domain/schedule/attendance/attendance";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import type { components } from "../../../openapi";
import { sendSchedule } from "../../api/calls/send-schedule";
import type { Client } from "../../api/client";
import { failedOutcome, isOvertaken, isRefusal } from "../base/outcome";
import type { Outbox, OutboxSender } from "../outbox/outbox.effects";
import { readCalledOff } from "./answer.effects";
import type { CachedWeek } from "./cached-week.effects";

type Result = components["schemas"]["SendingResult"];

/**
 * Sends the outbox in one call and returns an outcome for each item, without those whose outcome is unknown. Answers over one that this
 * device sent and replaced are sent a second time.
 */
export async function sendPendingChanges(
  client: Client,
  said: readonly PendingChange[],
): Promise<readonly Settled[]> {
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

async function sendOnce(client: Client, sent: readonly PendingChange[]): Promise<readonly Settled[]> {
  const result = await client.send(sendSchedule, {
    body: {
      items: sent.map(itemOf),
    },
  });
  if (result.kind !== "ok") {
    // Only an invalid body counts as refused. Any other failure says nothing about the items, so they are retried.
    if (!isRefusal(result) || (result.status !== 400 && result.status !== 422)) return [];
    const outcome = failedOutcome(result);
    return sent.map((said): Settled => {
      if (isAnswer(said)) return { kind: "answer", said, outcome };
      if (isHelp(said)) return { kind: "help", said, outcome };
      if (!isMark(said)) return { kind: "got_it", said, outcome };
      return { kind: "attendance", said, outcome: { kind: "refused", text: reasonOf(outcome) } };
    });
  }
  const all = result.value.results.map(async (each): Promise<readonly Settled[]> => {
    const said = sent[each.item];
    if (!said) return [];
    if (isAnswer(said)) return [{ kind: "answer", said, outcome: await outcomeOf(client, each, said) }];
    if (isHelp(said)) return [{ kind: "help", said, outcome: await helpOutcomeOf(client, each) }];
    const outcome = await plainOutcomeOf(client, each);
    return isMark(said) ? [{ kind: "attendance", said, outcome }] : [{ kind: "got_it", said, outcome }];
  });
  return (await Promise.all(all)).flat().filter(({ outcome }) => outcome.kind !== "unreachable");
}

const mostAtOnce = 60;

function itemOf(change: PendingChange): components["schemas"]["Sending"] {
  const about = { team_id: change.teamId, event_id: change.eventId };
  if (isMark(change)) {
    const { membershipId, attendance, at, eventVersion } = change;
    return {
      kind: "attendance",
      ...about,
      membership_id: membershipId,
      attendance,
      at,
      event_version: eventVersion,
    };
  }
  if (isHelp(change)) return { ...about, ...helpItemOf(change) };
  if (!isAnswer(change)) return { kind: "got_it", ...about, event_version: change.version };
  return {
    kind: "answer",
    ...about,
    membership_id: change.membershipId,
    answer: change.answer,
    note: change.note,
    event_version: change.eventVersion,
    answer_version: change.seenVersion,
    ...(change.over !== undefined && { over: change.over }),
  };
}

function helpItemOf(change: GivenHelp) {
  const ofMember = change.membershipId !== undefined && { membership_id: change.membershipId };
  if (isTurn(change)) {
    const { dutyId, slot, move, version } = change;
    return { kind: "turn" as const, duty_id: dutyId, slot, move: move as "keep", version, ...ofMember };
  }
  const { move, ways, driverId, eventVersion } = change;
  return {
    kind: "seat" as const,
    move,
    ways: [...ways],
    event_version: eventVersion,
    ...ofMember,
    ...(driverId !== undefined && !isRenewal(change) && { driver_id: driverId }),
  };
}

async function helpOutcomeOf(client: Client, result: Result): Promise<PressOutcome<EventDetails>> {
  const plain = await plainOutcomeOf(client, result);
  if (plain.kind === "saved") return { kind: "saved", saved: null };
  return plain.kind === "refused" && isOvertaken(result.code ?? null)
    ? { kind: "lost", text: plain.text }
    : plain;
}

async function plainOutcomeOf(client: Client, { outcome, code }: Result): Promise<MarkOutcome> {
  if (outcome === "saved") return { kind: "saved" };
  const text = await textOf(client, code);
  return text === null ? { kind: "unreachable" } : { kind: "refused", text };
}

/** Null for a code that this release does not know. */
const textOf = async (client: Client, code: Result["code"]) => (code ? client.textOfCode(code) : null);

async function outcomeOf(
  client: Client,
  { outcome, code, current }: Result,
  said: GivenAnswer,
): Promise<AnswerOutcome> {
  const standing = storedAnswerOf(current ?? {});
  if (current && (outcome === "saved" || isAsSaid(said, standing))) return { kind: "saved", standing };
  if (outcome === "changed" && current) return { kind: "differs", theirs: standing };
  if (code === "EVENT_ITEM_403_CALLED_OFF") return readCalledOff(client, said);
  const text = await textOf(client, code);
  if (text === null) return { kind: "unreachable" };
  return outcome === "late" ? { kind: "late", text } : { kind: "refused", text };
}

export type PendingChangeOutbox = Outbox<PendingChange, Settled>;

/** How the outbox sends answers and *Got its*, and which toast tells a refusal. */
export const pendingChangeSender = (
  client: Client,
  week: Pick<CachedWeek, "readWindow">,
): OutboxSender<PendingChange, Settled> => ({
  kind: pendingChangeKind,
  send: (due) => sendPendingChanges(client, due),
  count: ({ waiting }) => countUnsent(waiting),
  toast: async (refused) => {
    const kept = await week.readWindow();
    return { tone: "error", text: refusalText(refused, kept?.window ?? null), link: refusalLink(refused) };
  },
});

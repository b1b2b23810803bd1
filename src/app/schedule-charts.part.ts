import type { SentAnswer, ToldOutcome } from "../../domain/schedule/answer/answering";
import { isAnswer } from "../../domain/schedule/answer/wish";
import { holdsDay } from "../../domain/schedule/week/agenda";
import type { KeptSchedule } from "../../domain/schedule/week/schedule";
import { answerMachine, answerOfMany } from "../../machines/schedule/answer.machine";
import { receiptsMachine } from "../../machines/schedule/receipts.machine";
import { scheduleMachine } from "../../machines/schedule/schedule.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { readPages } from "../effects/schedule/agenda-pages.effects";
import { saveAnswer } from "../effects/schedule/answer.effects";
import { sendGotIt } from "../effects/schedule/receipts.effects";
import { newsOfSchedule } from "../effects/schedule/schedule-news.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { readWindow } from "../effects/schedule/window.effects";
import {
  answerOutboxOf,
  receiptsOutboxOf,
  sendAnswer,
  sendSeen,
} from "../effects/schedule/wish-outbox.effects";
import { openOpened } from "./opened.part";
import { openOutbox } from "./outbox.part";

/** Before the session is restored there is no token for calls, so pressed answers are queued as if offline. */
const whenRestored = async <Outcome>({ session }: AppPorts, call: () => Promise<Outcome>) =>
  session.getSnapshot().context.auth.me === null ? ({ kind: "unreachable" } as const) : call();

export function openReceipts(ports: AppPorts, page: Window) {
  const { wishes } = openOutbox(ports, page);
  return receiptsMachine.provide({
    actors: {
      sendGotIt: effect(({ input: { seen }, signal }) =>
        sendSeen(
          wishes,
          seen,
          () => !signal.aborted,
          () => whenRestored(ports, () => sendGotIt(ports.client, seen)),
        ),
      ),
      outbox: receiptsOutboxOf(wishes),
      opened: openOpened(ports.client, window),
    },
  });
}

/** Implements the placeholder actors of the schedule and its answers. */
export function openSchedule(ports: AppPorts, page: Window) {
  const { client, session } = ports;
  const { week, wishes, isInSight } = openOutbox(ports, page);
  const clock = serverClockOf(client);
  const answer = answerMachine.provide({
    actors: {
      saveAnswer: effect<ToldOutcome, SentAnswer>(({ input: { said, isDrawn }, signal }) =>
        sendAnswer(wishes, { said, isDrawn: () => !signal.aborted && isDrawn() }, isInSight, () =>
          whenRestored(ports, () => saveAnswer(client, said)),
        ),
      ),
      outbox: answerOutboxOf(wishes, isInSight),
      acknowledge: effect(async ({ input: seen }) => {
        await sendSeen(
          wishes,
          [seen],
          () => false,
          () => whenRestored(ports, () => sendGotIt(client, [seen])),
        );
      }),
    },
  });
  const schedule = scheduleMachine.provide({
    actors: {
      readKept: effect<KeptSchedule>(async () => {
        const [kept] = await Promise.all([week.readWindow(), wishes.opened()]);
        clock.restore(kept?.ahead ?? 0);
        return {
          window: kept?.window ?? null,
          readAt: kept?.readAt ?? 0,
          waiting: () => wishes.waiting().filter(isAnswer),
        };
      }),
      readWindow: effect(({ input, signal }) =>
        whenRestored(ports, () => readWindow(client, { ...input, signal })),
      ),
      readPages: effect(({ input, signal }) => readPages(client, { ...input, signal })),
      news: newsOfSchedule(page, session),
      answer: answerOfMany(answer),
    },
    actions: {
      keepOnDevice: (_, { window, readAt }) => {
        // Without the network the schedule opens with today.
        if (window && readAt !== null && holdsDay(window.today, window))
          void week.keepWindow({ window, readAt, ahead: clock.ahead() });
      },
    },
  });
  return { schedule, answer };
}

import { isAnswer } from "../../../domain/schedule/answer/pending-change";
import { holdsDay } from "../../../domain/schedule/week/agenda";
import { answerMachine, answerOfMany } from "../../../machines/schedule/answer.machine";
import { receiptsMachine } from "../../../machines/schedule/receipts.machine";
import { scheduleMachine } from "../../../machines/schedule/schedule.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { whenSignedIn } from "../outbox/follow-person.effects";
import { openOutbox } from "../outbox/outbox.actors";
import { readPages } from "./agenda-pages.effects";
import { saveAnswer } from "./answer.effects";
import { answerOutboxOf, sendAnswer } from "./answer-outbox.effects";
import { openedWith } from "./opened.actors";
import { sendGotIt } from "./receipts.effects";
import { receiptsOutboxOf, sendSeen } from "./receipts-outbox.effects";
import { newsOfSchedule } from "./schedule-news.effects";
import { serverClockOf } from "./server-clock.effects";
import { readWindow } from "./window.effects";

export function receiptsWith(ports: AppPorts, page: Window) {
  const { pendingChanges } = openOutbox(ports, page);
  return withEffects(receiptsMachine, {
    sendGotIt: ({ input: { seen }, signal }) =>
      sendSeen(
        pendingChanges,
        seen,
        () => !signal.aborted,
        () => whenSignedIn(ports, () => sendGotIt(ports.client, seen)),
      ),
    outbox: receiptsOutboxOf(pendingChanges),
    opened: openedWith(ports.client, window),
  });
}

/** Of the schedule and its answers. */
export function scheduleWith(ports: AppPorts, page: Window) {
  const { client, session, line } = ports;
  const { week, pendingChanges, isInSight } = openOutbox(ports, page);
  const clock = serverClockOf(client);
  const answer = withEffects(answerMachine, {
    saveAnswer: ({ input: { said, isDrawn }, signal }) =>
      sendAnswer(pendingChanges, { said, isDrawn: () => !signal.aborted && isDrawn() }, isInSight, () =>
        whenSignedIn(ports, () => saveAnswer(client, said)),
      ),
    outbox: answerOutboxOf(pendingChanges, isInSight),
    acknowledge: async ({ input: seen }) => {
      await sendSeen(
        pendingChanges,
        [seen],
        () => false,
        () => whenSignedIn(ports, () => sendGotIt(client, [seen])),
      );
    },
  });
  const schedule = withEffects(
    scheduleMachine,
    {
      readKept: async () => {
        const [kept] = await Promise.all([week.readWindow(), pendingChanges.opened()]);
        clock.restore(kept?.ahead ?? 0);
        return {
          window: kept?.window ?? null,
          readAt: kept?.readAt ?? 0,
          waiting: () => pendingChanges.waiting().filter(isAnswer),
        };
      },
      readWindow: ({ input, signal }) => readWindow(client, { ...input, signal }),
      readPages: ({ input, signal }) => readPages(client, { ...input, signal }),
      news: newsOfSchedule(page, session, line),
      answer: answerOfMany(answer),
    },
    {
      saveOnDevice: (_, { window, readAt }) => {
        // Without the network the schedule opens with today.
        if (window && readAt !== null && holdsDay(window.today, window))
          void week.saveWindow({ window, readAt, ahead: clock.ahead() });
      },
    },
  );
  return { schedule, answer };
}

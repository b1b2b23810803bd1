import type { Services } from "../../core/base/services";
import { ringNextHuddle } from "../../notify/huddle/queue-huddle-pushes";
import { postPush } from "../../notify/push/post";
import { ringDue } from "../../notify/push/send-pushes";
import { deliverDueNotices } from "../../notify/schedule/deliver-notices";
import { escalateDue } from "../../notify/schedule/escalate";
import { notifyOfTurns } from "../../notify/schedule/notify-of-turns";
import { mailSummaries } from "../../notify/summary/summaries";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";

interface Job {
  /** Milliseconds from the end of one run to the next. */
  pause: number;
  /** For the log. A run that failed is tried again after the pause. */
  failed: string;
  run(services: Services, signal: AbortSignal): Promise<unknown>;
}

type Round = (services: Services, signal: AbortSignal) => Promise<number | boolean>;

/** One round after the other until nothing is left to do. */
const untilDone =
  (round: Round): Job["run"] =>
  async (services, signal) => {
    while (Number(await round(services, signal)) > 0 && !signal.aborted);
  };

const second = 1_000;

/** What takes rows from queues and sends. */
export const jobs = {
  deliverNotices: {
    pause: second,
    failed: "Notices of the schedule could not be delivered",
    run: untilDone(deliverDueNotices),
  },
  notifyOfTurns: {
    pause: second,
    failed: "Families could not be told of their turns",
    run: untilDone(notifyOfTurns),
  },
  escalate: {
    pause: second,
    failed: "Families could not be told again",
    run: untilDone(escalateDue),
  },
  queueHuddlePushes: {
    pause: second,
    failed: "Messages could not ring",
    run: untilDone(ringNextHuddle),
  },
  sendPushes: {
    pause: second,
    failed: "Pushes could not be sent",
    run: untilDone((services, signal) => ringDue(services, (push) => postPush(push, signal))),
  },
  /** Twice an hour, so that a server that was restarted meanwhile leaves nobody out. A person gets one summary a day. */
  mailSummaries: {
    pause: 1_800 * second,
    failed: "Summaries could not be mailed",
    run: mailSummaries,
  },
} satisfies Record<string, Job>;

export const startJob = (services: Services, { pause, failed, run }: Job): Interval =>
  startInterval(async (signal) => {
    try {
      await run(services, signal);
    } catch (error) {
      if (!logOutage(services, error)) services.log.error({ err: error }, `${failed}; it tries again.`);
    }
    return pause;
  });

export const startJobs = (services: Services): Interval[] =>
  Object.values(jobs).map((job) => startJob(services, job));

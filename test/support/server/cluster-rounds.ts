import type { Services } from "../../../server/core/base/services";
import { deliverDue } from "../../../server/core/mail/outbox";
import type { OutgoingMail } from "../../../server/core/mail/transport";
import type { PostPush } from "../../../server/notify/push/post";
import { ringDue } from "../../../server/notify/push/send-pushes";
import { deliverDueNotices } from "../../../server/notify/schedule/deliver-notices";
import { escalateDue } from "../../../server/notify/schedule/escalate";
import { type Interval, startInterval } from "../../../server/platform/base/interval";
import { isDatabaseDown } from "../../../server/platform/db/fault";
import { jobs, startJob } from "../../../server/program/jobs/jobs";
import { startRetention } from "../../../server/program/jobs/retention";
import { startUpkeep } from "../../../server/program/jobs/upkeep";
import type { Servers } from "./cluster-servers";

/** One round of sending; without an end while the database has not yet said that all it sent is noted. */
interface Round {
  beganAt: number;
  endedAt: number;
  hasFailed: boolean;
}

/**
 * What a provider took. It may leave again where a server's round failed for want of a database, so that what it sent may not be noted
 * (`unnoted`), and where the round waits for the database longer than it holds what it sends, so that the other server takes that, too
 * (`overtaken`). Anything else that leaves twice is `doubled`.
 */
function openSendings() {
  const sendings = new Map<string, Round[]>();
  return {
    async during(work: (note: (id: string) => void) => Promise<number>) {
      const round = { beganAt: performance.now(), endedAt: Number.POSITIVE_INFINITY, hasFailed: false };
      try {
        return await work((id) => sendings.set(id, [...(sendings.get(id) ?? []), round]));
      } catch (error) {
        round.hasFailed = true;
        throw error;
      } finally {
        round.endedAt = performance.now();
      }
    },
    count() {
      const found = { sent: sendings.size, unnoted: 0, overtaken: 0, doubled: 0 };
      for (const [first, ...others] of sendings.values()) {
        let earlier = first;
        for (const later of others) {
          if (earlier?.hasFailed) found.unnoted += 1;
          else if (earlier && later.beganAt < earlier.endedAt) found.overtaken += 1;
          else found.doubled += 1;
          earlier = later;
        }
      }
      return found;
    },
  };
}

/** The rounds of both servers, with a mail service and a push service that take everything. */
export function startRounds(servers: Servers, take: { mail(mail: OutgoingMail): void; push: PushTaker }) {
  const mails = openSendings();
  const pushes = openSendings();
  const mailDue = (services: Services) =>
    mails.during((note) =>
      deliverDue(services, {
        async send(mail) {
          note(mail.id);
          take.mail(mail);
        },
        close() {},
      }),
    );
  const pushDue = (services: Services) =>
    pushes.during((note) =>
      ringDue(services, async (push) => {
        note(take.push(push));
        return { status: 201, retryAfter: null };
      }),
    );
  const everySecond = (services: Services, round: (services: Services) => Promise<number>) =>
    startInterval(async (signal) => {
      try {
        while ((await round(services)) > 0 && !signal.aborted);
      } catch (error) {
        if (!isDatabaseDown(error)) servers.strange.push(String(error));
      }
      return 1_000;
    });
  const running = servers.both.flatMap(({ services }): Interval[] => [
    startJob(services, jobs.deliverNotices),
    startJob(services, jobs.escalate),
    startJob(services, jobs.queueHuddlePushes),
    startUpkeep(services),
    startRetention(services),
    everySecond(services, mailDue),
    everySecond(services, pushDue),
  ]);
  const stop = () => Promise.all(running.splice(0).map((each) => each.stop()));
  return {
    mails,
    pushes,
    stop,
    /** All that is due within so many minutes, of which each takes a moment. */
    async settle(minutes: number) {
      await stop();
      for (let minute = 0; minute < minutes; minute += 1) {
        servers.advance(60_000);
        for (const { services } of servers.both)
          for (const round of [deliverDueNotices, escalateDue, mailDue, pushDue])
            while ((await round(services)) > 0);
      }
    },
  };
}

/** Returns which push it is: the same one if it is sent again. */
type PushTaker = (push: Parameters<PostPush>[0]) => string;

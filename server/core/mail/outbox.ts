import { type Interval, startInterval } from "../../platform/base/interval";
import { batchWhileBusy } from "../../platform/db/batch";
import { logOutage } from "../../platform/db/log-outage";
import type { Services } from "../base/services";
import { mailFaultOf } from "./mail-fault";
import {
  giveUp,
  insertMails,
  isClogged,
  lockDueMails,
  markSent,
  type OutboxRow,
  patience,
  recordFault,
} from "./outbox.store";
import { type MailTransport, mailsAtOnce, openTransport, refusalOf } from "./transport";

/** Implements the mail port: a mail is a row in the caller's transaction, and is sent once that is committed. */
export const outbox = ({ db, now }: Pick<Services, "db" | "now">): Services["mail"] => ({
  queue: (tx, ...messages) => insertMails(tx, messages, now()),
  canAccept: async () => !(await isClogged(db, now())),
});

/** Sends what is due, and once more every second. Any number of servers may do so on one database. */
export function startOutbox(
  services: Services,
  transport: MailTransport = openTransport(services),
): Interval {
  const interval = startInterval(async (signal) => {
    try {
      while ((await deliverDue(services, transport)) > 0 && !signal.aborted);
    } catch (error) {
      if (!logOutage(services, error))
        services.log.error({ err: error }, "The outbox could not be read; it tries again.");
    }
    return 1_000;
  });
  return {
    async stop() {
      await interval.stop();
      transport.close();
    },
  };
}

/** One round; returns how many mails it tried. */
export async function deliverDue(services: Services, transport: MailTransport): Promise<number> {
  const { db, now } = services;
  const due = await lockDueMails(db, now(), mailsAtOnce);
  const recordSent = batchWhileBusy((ids: readonly string[]) => markSent(db, ids, now()));
  await Promise.all(due.map((row) => deliver(services, transport, { row, recordSent })));
  return due.length;
}

async function deliver(
  { db, log, now }: Services,
  transport: MailTransport,
  { row, recordSent }: { row: OutboxRow; recordSent: (id: string) => Promise<void> },
) {
  const { id, toAddress: to, subject, body, usefulUntil, createdAt } = row;
  const isPointless = usefulUntil !== null && usefulUntil <= now();
  if (body === null || isPointless) {
    log.info({ mail: id, attempts: row.attempts }, "A mail is given up: its link is over.");
    return giveUp(db, id, now());
  }
  try {
    await transport.send({ id, to, subject, ...body });
  } catch (error) {
    const hasWaitedEnough = now().getTime() - createdAt.getTime() >= patience;
    const refusal = refusalOf(error);
    const isOver = hasWaitedEnough || refusal === "for good";
    const outcome = isOver ? "A mail is given up" : "A mail could not be sent and is tried again";
    log.warn({ mail: id, attempts: row.attempts }, `${outcome}: ${mailFaultOf(error)}.`);
    await recordFault(db, id, refusal === null ? "server" : "recipient");
    if (isOver) await giveUp(db, id, now());
    return;
  }
  await recordSent(id);
}

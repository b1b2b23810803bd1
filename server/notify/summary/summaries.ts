import type { Services } from "../../core/base/services";
import { countNewCards } from "../../core/feed/feed.store";
import { countNewMessages } from "../../core/huddle/read-position.store";
import { stopTokenOf } from "../../core/notification/mail-stop";
import { claimSummary } from "../../core/notification/push-settings.store";
import { dayAt, timeAt } from "../../core/time/local-time";
import { countUnseenDings, findSummaryReaders, findZones, type SummaryReader } from "./summary.store";
import { summaryMail } from "./summary-mail";

const peopleAtOnce = 100;
const day = 86_400_000;
const waitsFor = 20 * 3_600_000;
const none = { count: 0, firstAt: null };

/** Mails those for whom it is between 17:00 and 18:00 and something has waited unseen for 20 hours. Returns the number of mails. */
export async function mailSummaries(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, now } = services;
  const days = new Map<string, string[]>();
  for (const zone of await findZones(db)) {
    const today = dayAtFive(zone, now());
    if (today !== null) days.set(today, [...(days.get(today) ?? []), zone]);
  }
  let mails = 0;
  for (const [today, zones] of days) {
    let after = "";
    for (;;) {
      const readers = await findSummaryReaders(db, { zones, today, after, count: peopleAtOnce });
      for (const reader of readers) mails += Number(await mailSummary(services, reader, today));
      after = readers.at(-1)?.userId ?? "";
      if (readers.length < peopleAtOnce || signal?.aborted) break;
    }
  }
  return mails;
}

/** A zone that only a newer browser knows gets no summaries. */
function dayAtFive(zone: string, now: Date): string | null {
  try {
    return timeAt(now, zone).startsWith("17:") ? dayAt(now, zone) : null;
  } catch {
    return null;
  }
}

async function mailSummary(
  { db, now, mail, config }: Services,
  { userId, name, mailboxKey, muted }: SummaryReader,
  today: string,
): Promise<boolean> {
  const messages = muted.includes("messages") ? none : await countNewMessages(db, userId, now());
  const posts = muted.includes("posts") ? none : await countNewCards(db, userId, now());
  const dings = await countUnseenDings(db, userId, muted);
  const oldest = Math.min(
    ...[messages.firstAt, posts.firstAt, dings.firstAt].map(
      (at) => at?.getTime() ?? Number.POSITIVE_INFINITY,
    ),
  );
  if (oldest > now().getTime() - waitsFor) return false;
  return db.transaction(async (tx) => {
    if (!(await claimSummary(tx, userId, today))) return false;
    const { answers, others } = dings;
    const missed = { messages: messages.count, posts: posts.count, answers, others };
    await mail.queue(tx, {
      to: mailboxKey,
      ...summaryMail({
        to: name,
        missed,
        publicOrigin: config.publicOrigin,
        stopToken: stopTokenOf(config, userId, "summary"),
      }),
      // Thousands at once, and none of them is urgent.
      neededBy: new Date(now().getTime() + day),
    });
    return true;
  });
}

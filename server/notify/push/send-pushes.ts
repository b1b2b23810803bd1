import { payloadOf, type Ring, waitsForQuiet } from "../../../domain/push/ring";
import type { Services } from "../../core/base/services";
import type { RingNews } from "../../core/notification/push-acknowledgement";
import {
  acknowledgementRowOf,
  acknowledgementTokenOf,
  hashOfAcknowledgement,
} from "../../core/notification/push-acknowledgement";
import {
  insertExpectedAcknowledgements,
  recordTaken,
} from "../../core/notification/push-acknowledgement.store";
import {
  type EndedRing,
  endRings,
  lockDuePushes,
  lockPush,
  type PushRow,
  ringLater,
} from "../../core/notification/push-queue.store";
import { findQuietHours } from "../../core/notification/push-settings.store";
import {
  dropToken,
  findDevices,
  type RingingDevice,
  recordFailure,
} from "../../core/notification/push-token.store";
import { seal } from "../../core/notification/seal";
import { isPushService, serviceOf } from "../../core/notification/services";
import { authorization } from "../../core/notification/vapid";
import { quietEndAt } from "../../core/time/local-time";
import { batchWhileBusy } from "../../platform/db/batch";
import { hashKey } from "../../platform/http/limits";
import type { PostPush } from "./post";
import { openNews } from "./push-content";

const ringsInARound = 50;
const mostTries = 6;

/** What a batch has done, written by few statements while its other pushes are on their way. */
interface Notes {
  taken(tokenHash: string): Promise<void>;
  ended(ring: EndedRing): Promise<void>;
}

/** Sends one batch and returns its size. Row locks keep two servers from taking the same push. */
export async function ringDue(services: Services, post: PostPush): Promise<number> {
  const { db, now, config } = services;
  const due = await lockDuePushes(db, now(), ringsInARound);
  if (due.length === 0) return 0;
  const userIds = [...new Set(due.map(({ userId }) => userId))];
  const devices = await findDevices(db, userIds, now());
  const quiet = await findQuietHours(
    db,
    due.filter(({ about }) => waitsForQuiet(about)).map(({ userId }) => userId),
  );
  const readNews = await openNews(services, due);
  const notes: Notes = {
    taken: batchWhileBusy((hashes: readonly string[]) => recordTaken(db, hashes, now())),
    ended: batchWhileBusy((rings: readonly EndedRing[]) => endRings(db, rings)),
  };
  const ringing: Ringing[] = [];
  await Promise.all(
    due.map(async (row) => {
      const news = await readNews(row);
      if (!news) return notes.ended({ row, sentAt: null });
      const until = waitsForQuiet(row.about) ? quietUntil(quiet.get(row.userId), now()) : null;
      if (until) return wait(services, { row, news, until, notes });
      const open = (devices.get(row.userId) ?? []).filter(({ id }) => !row.about.rung.includes(id));
      const pushes = open.map((device) => ({
        device,
        acknowledgementToken: acknowledgementTokenOf(config, row, device),
      }));
      ringing.push({ row, news, pushes });
    }),
  );
  const expected = ringing.flatMap(({ row, news, pushes }) =>
    pushes.map(({ device, acknowledgementToken }) =>
      acknowledgementRowOf(acknowledgementToken, { row, news, device, now: now() }),
    ),
  );
  await insertExpectedAcknowledgements(db, expected);
  await Promise.all(ringing.map((each) => ring(services, post, each, notes)));
  return due.length;
}

/** A zone that only a newer browser knows is never quiet. */
function quietUntil(hours: Parameters<typeof quietEndAt>[1] | undefined, now: Date): Date | null {
  try {
    return hours ? quietEndAt(now, hours) : null;
  } catch {
    return null;
  }
}

/** What would begin before the quiet hours end is left to the mail. */
async function wait(
  { db, now }: Services,
  { row, news: { startsAt }, until, notes }: { row: PushRow; news: RingNews; until: Date; notes: Notes },
): Promise<void> {
  if (row.about.kind === "quiet_over") return ringLater(db, row, { dueAt: until, rung: [] });
  if (startsAt === null || until < startsAt) await lockPush(db, row, { until, now: now() });
  await notes.ended({ row, sentAt: null });
}

/** A push to a person's devices, each with what it is acknowledged by. */
interface Ringing {
  row: PushRow;
  news: RingNews;
  pushes: { device: RingingDevice; acknowledgementToken: string }[];
}

async function ring(
  services: Services,
  post: PostPush,
  { row, news, pushes }: Ringing,
  notes: Notes,
): Promise<void> {
  const { db, now, log } = services;
  const outcomes = await Promise.all(
    pushes.map((push) => send(services, post, { ...push, row, news, notes })),
  );
  const rung = [
    ...row.about.rung,
    ...pushes.filter((_, index) => outcomes[index] === "rung").map(({ device }) => device.id),
  ];
  const waits = outcomes.filter((outcome) => typeof outcome === "number");
  const again = new Date(
    Math.max(row.dueAt?.getTime() ?? 0, now().getTime() + Math.max(0, ...waits) * 1_000),
  );
  if (waits.length > 0 && row.attempts < mostTries && again < news.until)
    return ringLater(db, row, { dueAt: again, rung });
  const givenUp = pushes.filter((_, index) => typeof outcomes[index] === "number");
  for (const { device } of givenUp) await recordFailure(db, device, now());
  if (givenUp.length > 0)
    log.warn({ devices: givenUp.length }, "A push was given up: its service does not take it.");
  await notes.ended({ row, sentAt: rung.length > 0 ? now() : null });
}

/** A number: retry after at least so many seconds. */
type Outcome = "rung" | "over" | number;

async function send(
  { db, config, now, log, onPush }: Services,
  post: PostPush,
  {
    device,
    row,
    news,
    acknowledgementToken,
    notes,
  }: { device: RingingDevice; row: PushRow; news: RingNews; acknowledgementToken: string; notes: Notes },
): Promise<Outcome> {
  // The host was removed from the known push services after the device was registered.
  if (!isPushService(device.endpoint)) {
    await dropToken(db, device);
    return "over";
  }
  const reply = await post({
    endpoint: device.endpoint,
    headers: {
      authorization: await authorization(config.vapid, device.endpoint, now()),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(Math.floor((news.until.getTime() - now().getTime()) / 1_000)),
      urgency: news.isUrgent ? "high" : "normal",
      // A push replaces an undelivered one of the same topic. Topics differ by person, so that push services cannot group people by team.
      topic: hashKey(config.signingKey, `push topic ${row.userId} ${row.groupKey}`).slice(0, 32),
    },
    body: seal(textOf(news.ring, acknowledgementToken), device),
  }).catch((error: unknown) => {
    log.info({ err: error }, "A push service could not be reached.");
    return null;
  });
  if (reply === null) return 0;
  const { status } = reply;
  if (status >= 200 && status < 300) {
    await notes.taken(hashOfAcknowledgement(acknowledgementToken));
    onPush?.({ service: serviceOf(device.endpoint), what: "accepted" });
    return "rung";
  }
  if (status === 404 || status === 410) {
    await dropToken(db, device);
    return "over";
  }
  if (status === 429 || status >= 500) return waitOf(reply.retryAfter, now());
  log.warn({ status }, "A push service refused a push of ours.");
  await recordFailure(db, device, now());
  return "over";
}

/** Padded to a fixed length with spaces, which JSON ignores, so that the length does not reveal the kind. */
const textOf = (ring: Ring, acknowledgementToken: string) =>
  JSON.stringify({ ...payloadOf(ring), heard: acknowledgementToken }).padEnd(512);

/** Parses Retry-After, seconds or a date; 0 if it is neither. */
function waitOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - now.getTime()) / 1_000));
}

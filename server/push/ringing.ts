import { payloadOf } from "../../domain/push/ring";
import { hashKey } from "../http/limits";
import { type EventRow, findEvent } from "../schedule/event.store";
import { findTeamName } from "../schedule/notices.store";
import { type KnowerRow, readKnowers } from "../schedule/receipts.store";
import { isStillNews } from "../schedule/rings";
import type { Services } from "../services";
import { type DeliveryRow, endRing, ringLater, takeDueRings } from "./delivery.store";
import type { PostPush } from "./post";
import { dropToken, findDevices, noteArrival, noteFailure, type RingingDevice } from "./push-token.store";
import { seal } from "./seal";
import { isPushService } from "./services";
import { authorization } from "./vapid";

const ringsInARound = 50;
const mostTries = 6;
const day = 86_400;

interface News {
  event: EventRow;
  knowers: KnowerRow[];
}

/** Sends one batch and returns its size. Row locks keep two servers from taking the same push. */
export async function ringDue(services: Services, post: PostPush): Promise<number> {
  const { db, now } = services;
  const due = await takeDueRings(db, now(), ringsInARound);
  if (due.length === 0) return 0;
  const userIds = [...new Set(due.map(({ userId }) => userId))];
  const devices = await findDevices(db, userIds, now());
  const news = new Map<string, Promise<News | null>>();
  await Promise.all(
    due.map(async (row) => {
      const { team_id, event_id } = row.about;
      const found = news.get(event_id) ?? findNews(services, { teamId: team_id, id: event_id });
      news.set(event_id, found);
      await ring(services, post, { row, news: await found, devices: devices.get(row.userId) ?? [] });
    }),
  );
  return due.length;
}

/** The event's current state, since it may have changed after the notice. Null if the event or its team is gone. */
async function findNews({ db }: Services, key: { teamId: string; id: string }): Promise<News | null> {
  const event = await findEvent(db, key);
  if (!event || (await findTeamName(db, key.teamId)) === undefined) return null;
  return { event, knowers: await readKnowers(db, [event]) };
}

async function ring(
  services: Services,
  post: PostPush,
  { row, news, devices }: { row: DeliveryRow; news: News | null; devices: readonly RingingDevice[] },
): Promise<void> {
  const { db, now, log } = services;
  const open = devices.filter(({ id }) => !row.about.rung.includes(id));
  const seconds = news ? secondsLeft(news.event, row, now()) : 0;
  if (!news || seconds <= 0 || !isStillNews(row.about, news.event, news.knowers, row.userId))
    return endRing(db, row, null);
  const outcomes = await Promise.all(open.map((device) => send(services, post, { device, row, seconds })));
  const rung = [
    ...row.about.rung,
    ...open.filter((_, index) => outcomes[index] === "rung").map(({ id }) => id),
  ];
  const waits = outcomes.filter((outcome) => typeof outcome === "number");
  const again = new Date(
    Math.max(row.dueAt?.getTime() ?? 0, now().getTime() + Math.max(0, ...waits) * 1_000),
  );
  if (waits.length > 0 && row.attempts < mostTries && secondsLeft(news.event, row, again) > 0)
    return ringLater(db, row, { dueAt: again, rung });
  const givenUp = open.filter((_, index) => typeof outcomes[index] === "number");
  for (const device of givenUp) await noteFailure(db, device, now());
  if (givenUp.length > 0)
    log.warn({ devices: givenUp.length }, "A push was given up: its service does not take it.");
  await endRing(db, row, rung.length > 0 ? now() : null);
}

/** The push's time to live: until the start, or until the end for an event that had begun; a day at most. */
function secondsLeft({ startsAt, endsAt }: EventRow, { madeAt }: DeliveryRow, at: Date): number {
  const until = startsAt > madeAt ? startsAt : endsAt;
  return Math.min(day, Math.floor((until.getTime() - at.getTime()) / 1_000));
}

/** A number: retry after at least so many seconds. */
type Outcome = "rung" | "over" | number;

async function send(
  { db, config, now, log }: Services,
  post: PostPush,
  { device, row, seconds }: { device: RingingDevice; row: DeliveryRow; seconds: number },
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
      ttl: String(seconds),
      urgency: "high",
      // A push replaces an undelivered one of the same topic. Topics differ by person, so that push services cannot group people by team.
      topic: hashKey(config.signingKey, `push topic ${row.userId} ${row.groupKey}`).slice(0, 32),
    },
    body: seal(textOf(row), device),
  }).catch((error: unknown) => {
    log.info({ err: error }, "A push service could not be reached.");
    return null;
  });
  if (reply === null) return 0;
  const { status } = reply;
  if (status >= 200 && status < 300) {
    await noteArrival(db, device, now());
    return "rung";
  }
  if (status === 404 || status === 410) {
    await dropToken(db, device);
    return "over";
  }
  if (status === 429 || status >= 500) return waitOf(reply.retryAfter, now());
  log.warn({ status }, "A push service refused a push of ours.");
  await noteFailure(db, device, now());
  return "over";
}

/** Padded to a fixed length with spaces, which JSON ignores, so that the length does not reveal the kind. */
const textOf = ({ about }: DeliveryRow) => JSON.stringify(payloadOf(about)).padEnd(512);

/** Parses Retry-After, seconds or a date; 0 if it is neither. */
function waitOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - now.getTime()) / 1_000));
}

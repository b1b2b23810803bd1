import { changesOfReturn, liveTiming, streamsOfPerson, streamsOfServer } from "../../../domain/live/limits";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { logOutage } from "../../platform/db/log-outage";
import { Problem } from "../../platform/http/problem";
import { beatText, eventText } from "./events";
import { findMovedClocks, findReadTeams, findTeamsOfSessions, readNews } from "./live.store";
import { type Delivery, deliveryOf, type Place } from "./news";
import type { Listener, Stream } from "./stream";
import { openTeamSignal } from "./team-signal";

export interface Hub {
  /** Opens a stream by `begin`, which writes its head, and goes on from these places. */
  open(
    listener: Listener,
    places: ReadonlyMap<string, number>,
    begin: () => Stream | undefined,
  ): Promise<Stream | undefined>;
  /** The stream's connection is gone. */
  drop(stream: Stream): void;
  /** What waited in the stream has left: it may be told more. */
  resume(stream: Stream): void;
  /** Something was committed in this team's huddles. */
  ring(teamId: string): void;
  /** A change of this team's schedule was committed. */
  scheduleChanged(teamId: string, audience: ChangeAudience): void;
  /** Somebody has seen posts of this team, which its staff read. */
  postsSeen(teamId: string): void;
  /** What comes up each second: signs of life, ends, and what other servers wrote. */
  tick(): Promise<void>;
  /** Until nothing is being read. */
  settled(): Promise<void>;
  close(): void;
}

/** A team that somebody listens to here. */
interface Topic {
  /** The clock's number up to which somebody was told. */
  at: number;
  streams: Map<Stream, Place>;
  /** Whether there is more to be told than up to that number. */
  hasNews: boolean;
}

/** Teams that are read at the same time. The others wait, so that connections are left for calls. */
const mostReads = 4;
/** Listeners of one statement that looks whether sessions and team roles are valid. */
const checkedTogether = 200;

export function openHub(services: Pick<Services, "db" | "now" | "log" | "onLive" | "mostStreams">): Hub {
  const { db, now, log } = services;
  const topics = new Map<string, Topic>();
  const teamsOf = new Map<Stream, readonly string[]>();
  const ofPerson = new Map<string, Set<Stream>>();
  /** Teams that wait for a read, and those that are being read. */
  const rung = new Set<string>();
  const reads = new Map<string, Promise<void>>();
  /** Teams whose read failed. */
  const owed = new Set<string>();
  let checkedAt = now().getTime();
  let timer: NodeJS.Timeout | undefined;
  let isTicking = false;
  let isClosed = false;

  const open = {
    ...{ db, now, log },
    streamsOf: (userId: string) => ofPerson.get(userId) ?? [],
    hasStreams: () => teamsOf.size > 0,
  };
  const schedule = openTeamSignal({ ...open, name: "schedule" });
  const seen = openTeamSignal({ ...open, name: "seen" });

  const publishFigures = ({ delivered = 0, resets = 0 } = {}) =>
    services.onLive?.({ streams: teamsOf.size, delivered, resets });

  function drop(stream: Stream) {
    for (const teamId of teamsOf.get(stream) ?? []) {
      const topic = topics.get(teamId);
      topic?.streams.delete(stream);
      if (topic?.streams.size === 0) topics.delete(teamId);
    }
    if (!teamsOf.delete(stream)) return;
    const own = ofPerson.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) ofPerson.delete(stream.userId);
    if (teamsOf.size === 0) clearInterval(timer);
    publishFigures();
  }

  function end(stream: Stream, reason: "token" | "closing" | "moved" | "ended", againIn: number) {
    if (!teamsOf.has(stream)) return;
    drop(stream);
    // The word would come after all that waits, and ended streams of slow readers would pile up.
    if (stream.isFull()) stream.cut();
    else stream.end({ reason, again_in: againIn });
  }

  function pump() {
    for (const teamId of rung) {
      if (reads.size >= mostReads) return;
      if (reads.has(teamId)) continue;
      rung.delete(teamId);
      const read = deliver(teamId).finally(() => {
        reads.delete(teamId);
        pump();
      });
      reads.set(teamId, read);
    }
  }

  function queue(teamId: string) {
    rung.add(teamId);
    pump();
  }

  function ring(teamId: string) {
    const topic = topics.get(teamId);
    if (!topic) return;
    topic.hasNews = true;
    queue(teamId);
  }

  function resume(stream: Stream) {
    for (const teamId of teamsOf.get(stream) ?? []) queue(teamId);
    schedule.resume(stream);
    seen.resume(stream);
  }

  /** Who is so far behind would have the others wait for several reads, and starts anew. */
  function endFarBehind(topic: Topic) {
    for (const [stream, { told }] of topic.streams) {
      if (stream.isFull() || topic.at - told <= changesOfReturn) continue;
      end(stream, "moved", 0);
      publishFigures({ resets: 1 });
    }
  }

  /** One read for everybody who keeps up, from the place of whoever is furthest behind; without news for those who are behind. */
  async function deliver(teamId: string) {
    const topic = topics.get(teamId);
    if (!topic) return;
    endFarBehind(topic);
    const ready = [...topic.streams].filter(
      ([stream, { told }]) => !stream.isFull() && (topic.hasNews || told < topic.at),
    );
    if (ready.length === 0) return;
    const listeners = ready.map(([stream]) => stream);
    const after = Math.min(...ready.map(([, { told }]) => told));
    const isForAll = topic.hasNews;
    topic.hasNews = false;
    try {
      const news = await readNews(db, { teamId, after, listeners, now: now() });
      const delivery = deliveryOf(teamId, news);
      publishFigures({ delivered: listeners.filter((stream) => tell(topic, stream, delivery)).length });
      // Not what a newcomer knows: the others may have been told only a part of it.
      if (isForAll) topic.at = Math.max(topic.at, delivery.at);
      if (!delivery.isWhole || topic.at < delivery.at) ring(teamId);
    } catch (error) {
      owed.add(teamId);
      if (!logOutage(services, error)) log.error({ err: error }, "News of a team could not be read.");
    }
  }

  /** Whether the stream was told something. What a full one is not told is read anew once it drains, as it stands and for whom it is then. */
  function tell(topic: Topic, stream: Stream, delivery: Delivery): boolean {
    const { userId, sessionId } = stream;
    const place = topic.streams.get(stream);
    if (!place) return false;
    if (!delivery.isLiving(sessionId)) end(stream, "ended", 1);
    else if (delivery.isLost(userId, place)) end(stream, "moved", 0);
    else {
      for (const huddleId of delivery.huddlesOf(userId)) place.huddles.add(huddleId);
      const events = delivery.eventsFor(userId, place.told);
      const left = writeSome(stream, events);
      place.told = left ? left.at - 1 : Math.max(place.told, delivery.at);
      return events.length > 0 && left !== events[0];
    }
    return false;
  }

  /** Returns the first event for which the stream has no room. */
  function writeSome<Event extends { text: string }>(stream: Stream, events: readonly Event[]) {
    for (const event of events) {
      if (stream.isFull()) return event;
      stream.write(event.text, now());
    }
  }

  /** Ends the streams whose session no longer holds, or whose person has other teams than at the start. */
  async function check() {
    const all = [...teamsOf.keys()];
    for (let first = 0; first < all.length; first += checkedTogether) {
      const some = all.slice(first, first + checkedTogether);
      const known = await findTeamsOfSessions(db, some, now());
      for (const stream of some) {
        const teams = known.get(stream.sessionId);
        const own = teamsOf.get(stream) ?? [];
        if (!teams) end(stream, "ended", 1);
        else if (teams.size !== own.length || own.some((teamId) => !teams.has(teamId)))
          end(stream, "moved", 0);
      }
    }
  }

  async function look() {
    const held = new Map([...topics].map(([teamId, { at }]) => [teamId, at]));
    if (held.size === 0) return;
    for (const teamId of owed) ring(teamId);
    owed.clear();
    for (const teamId of await findMovedClocks(db, held)) ring(teamId);
  }

  async function tick() {
    if (isTicking) return;
    isTicking = true;
    const at = now();
    for (const stream of [...teamsOf.keys()]) {
      const quiet = at.getTime() - stream.clearAt.getTime();
      if (stream.until <= at) end(stream, "token", 0);
      else if (stream.isClear()) {
        if (quiet >= liveTiming.beat) stream.write(beatText, at);
      } else if (quiet >= liveTiming.stuck) {
        drop(stream);
        stream.cut();
      }
    }
    try {
      await schedule.flush();
      await seen.flush();
      await look();
      if (at.getTime() - checkedAt >= liveTiming.check) {
        checkedAt = at.getTime();
        await check();
      }
    } catch (error) {
      if (!logOutage(services, error)) log.error({ err: error }, "A look at the open streams failed.");
    } finally {
      isTicking = false;
    }
  }

  /** The oldest stream of somebody with too many makes room; polls go on there. */
  function makeRoom(userId: string): Set<Stream> {
    const own = ofPerson.get(userId) ?? new Set();
    const [oldest] = own;
    if (oldest && own.size >= streamsOfPerson) end(oldest, "moved", liveTiming.check / 1_000);
    ofPerson.set(userId, own);
    return own;
  }

  return {
    async open(listener, places, begin) {
      if (teamsOf.size >= (services.mostStreams ?? streamsOfServer))
        throw new Problem("SERVER_503_BUSY", { retryAfter: liveTiming.lastPause / 1_000 });
      const clocks = await findReadTeams(db, listener.userId);
      if (isClosed) throw new Problem("SERVER_503_SHUTDOWN", { retryAfter: 5 });
      const stream = begin();
      if (!stream) return;
      // From here to the greeting nothing is awaited: what is committed meanwhile is read after it.
      makeRoom(listener.userId).add(stream);
      if (teamsOf.size === 0) timer = setInterval(() => void tick(), liveTiming.look).unref();
      teamsOf.set(stream, [...clocks.keys()]);
      const starts = [...clocks].map(([teamId, { at, huddles }]) => ({
        ...startOf(teamId, at, places.get(teamId)),
        huddles: new Set(huddles),
      }));
      const until = listener.until.toISOString();
      const reset = starts.flatMap(({ teamId, isReset }) => (isReset ? [teamId] : []));
      const from = Object.fromEntries(starts.map(({ teamId, from }) => [teamId, from]));
      stream.write(eventText("hello", { until, places: from, reset }), now());
      for (const { teamId, clock, from, huddles } of starts) {
        const topic = topics.get(teamId) ?? { at: clock, streams: new Map(), hasNews: false };
        topics.set(teamId, topic);
        topic.streams.set(stream, { told: from, opened: clock, huddles });
        if (from < Math.max(clock, topic.at)) ring(teamId);
      }
      publishFigures({ resets: reset.length });
      return stream;
    },
    drop,
    resume,
    ring,
    scheduleChanged: schedule.add,
    postsSeen: (teamId) => seen.add(teamId, "staff"),
    tick,
    async settled() {
      while (reads.size > 0) await Promise.all(reads.values());
      await schedule.settled();
      await seen.settled();
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const stream of [...teamsOf.keys()]) end(stream, "closing", 5 * Math.random());
    },
  };
}

/** Where a stream begins in a team. A place above the clock's number is of a database that was restored. */
function startOf(teamId: string, clock: number, place: number | undefined) {
  const isReset = place !== undefined && (place > clock || clock - place > changesOfReturn);
  return { teamId, clock, isReset, from: place === undefined || isReset ? clock : place };
}

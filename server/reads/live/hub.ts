import { changesOfReturn, liveTiming, streamsOfServer } from "../../../domain/live/limits";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { logOutage } from "../../platform/db/log-outage";
import { Problem } from "../../platform/http/problem";
import { beatText, eventText } from "./events";
import { findReadTeams, findTeamsOfSessions } from "./live.store";
import { keepStreams } from "./open-streams";
import type { Listener, Stream } from "./stream";
import { openTeamSignal } from "./team-signal";
import { openNews } from "./tell-news";

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

/** Listeners of one statement that looks whether sessions and team roles are valid. */
const checkedTogether = 200;

export function openHub(services: Pick<Services, "db" | "now" | "log" | "onLive" | "mostStreams">): Hub {
  const { db, now, log } = services;
  let checkedAt = now().getTime();
  let timer: NodeJS.Timeout | undefined;
  let isTicking = false;
  let isClosed = false;

  const streams = keepStreams(() => {
    if (streams.count() === 0) clearInterval(timer);
    publishFigures();
  });
  const publishFigures = ({ delivered = 0, resets = 0 } = {}) =>
    services.onLive?.({ streams: streams.count(), delivered, resets });
  const news = openNews(services, streams, publishFigures);
  const signal = {
    ...{ db, now, log },
    streamsOf: streams.ofPerson,
    hasStreams: () => streams.count() > 0,
  };
  const schedule = openTeamSignal({ ...signal, name: "schedule" });
  const seen = openTeamSignal({ ...signal, name: "seen" });

  function resume(stream: Stream) {
    for (const teamId of streams.teamsOf(stream)) news.queue(teamId);
    schedule.resume(stream);
    seen.resume(stream);
  }

  /** Ends the streams whose session no longer holds, or whose person has other teams than at the start. */
  async function check() {
    const all = streams.all();
    for (let first = 0; first < all.length; first += checkedTogether) {
      const some = all.slice(first, first + checkedTogether);
      const known = await findTeamsOfSessions(db, some, now());
      for (const stream of some) {
        const teams = known.get(stream.sessionId);
        const own = streams.teamsOf(stream);
        if (!teams) streams.end(stream, "ended", 1);
        else if (teams.size !== own.length || own.some((teamId) => !teams.has(teamId)))
          streams.end(stream, "moved", 0);
      }
    }
  }

  async function tick() {
    if (isTicking) return;
    isTicking = true;
    const at = now();
    for (const stream of streams.all()) {
      const quiet = at.getTime() - stream.clearAt.getTime();
      if (stream.until <= at) streams.end(stream, "token", 0);
      else if (stream.isClear()) {
        if (quiet >= liveTiming.beat) stream.write(beatText, at);
      } else if (quiet >= liveTiming.stuck) {
        streams.drop(stream);
        stream.cut();
      }
    }
    try {
      await schedule.flush();
      await seen.flush();
      await news.look();
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

  return {
    async open(listener, places, begin) {
      if (streams.count() >= (services.mostStreams ?? streamsOfServer))
        throw new Problem("SERVER_503_BUSY", { retryAfter: liveTiming.lastPause / 1_000 });
      const clocks = await findReadTeams(db, listener.userId);
      if (isClosed) throw new Problem("SERVER_503_SHUTDOWN", { retryAfter: 5 });
      const stream = begin();
      if (!stream) return;
      // From here to the greeting nothing is awaited: what is committed meanwhile is read after it.
      streams.add(stream, [...clocks.keys()]);
      if (streams.count() === 1) timer = setInterval(() => void tick(), liveTiming.look).unref();
      const starts = [...clocks].map(([teamId, { at, huddles }]) => ({
        ...startOf(teamId, at, places.get(teamId)),
        huddles: new Set(huddles),
      }));
      const until = listener.until.toISOString();
      const reset = starts.flatMap(({ teamId, isReset }) => (isReset ? [teamId] : []));
      const from = Object.fromEntries(starts.map(({ teamId, from }) => [teamId, from]));
      stream.write(eventText("hello", { until, places: from, reset }), now());
      for (const { teamId, clock, from, huddles } of starts) {
        const topic = streams.topics.get(teamId) ?? { at: clock, streams: new Map(), hasNews: false };
        streams.topics.set(teamId, topic);
        topic.streams.set(stream, { told: from, opened: clock, huddles });
        if (from < Math.max(clock, topic.at)) news.ring(teamId);
      }
      publishFigures({ resets: reset.length });
      return stream;
    },
    drop: streams.drop,
    resume,
    ring: news.ring,
    scheduleChanged: schedule.add,
    postsSeen: (teamId) => seen.add(teamId, "staff"),
    tick,
    async settled() {
      await news.settled();
      await schedule.settled();
      await seen.settled();
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const stream of streams.all()) streams.end(stream, "closing", 5 * Math.random());
    },
  };
}

/** Where a stream begins in a team. A place above the number in the sequence is of a database that was restored. */
function startOf(teamId: string, clock: number, place: number | undefined) {
  const isReset = place !== undefined && (place > clock || clock - place > changesOfReturn);
  return { teamId, clock, isReset, from: place === undefined || isReset ? clock : place };
}

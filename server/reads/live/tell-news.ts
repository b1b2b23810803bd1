import { changesOfReturn } from "../../../domain/live/limits";
import type { Services } from "../../core/base/services";
import { logOutage } from "../../platform/db/log-outage";
import { findMovedClocks, readNews } from "./live.store";
import { type Delivery, deliveryOf } from "./news";
import type { OpenStreams, Topic } from "./open-streams";
import type { Stream } from "./stream";

/** Teams that are read at the same time. The others wait, so that connections are left for calls. */
const mostReads = 4;

/** Reads what is new in a team, once for all of its streams, and tells each what its person may read. */
export function openNews(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  { topics, end }: OpenStreams,
  publishFigures: (figures: { delivered?: number; resets?: number }) => void,
) {
  /** Teams that wait for a read, and those that are being read. */
  const rung = new Set<string>();
  const reads = new Map<string, Promise<void>>();
  /** Teams whose read failed. */
  const owed = new Set<string>();

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
      if (!logOutage({ log, now }, error)) log.error({ err: error }, "News of a team could not be read.");
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

  return {
    /** There is something new in this team. */
    ring,
    /** Some streams of this team may be behind. */
    queue,
    /** Rings for what other servers wrote, and for what could not be read. */
    async look() {
      const held = new Map([...topics].map(([teamId, { at }]) => [teamId, at]));
      if (held.size === 0) return;
      for (const teamId of owed) ring(teamId);
      owed.clear();
      for (const teamId of await findMovedClocks(db, held)) ring(teamId);
    },
    async settled() {
      while (reads.size > 0) await Promise.all(reads.values());
    },
  };
}

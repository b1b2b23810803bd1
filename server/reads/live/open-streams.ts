import { liveTiming, streamsOfPerson } from "../../../domain/live/limits";
import type { Place } from "./news";
import type { Stream } from "./stream";

/** A team that somebody listens to here. */
export interface Topic {
  /** The number in the sequence up to which somebody was told. */
  at: number;
  streams: Map<Stream, Place>;
  /** Whether there is more to be told than up to that number. */
  hasNews: boolean;
}

export type OpenStreams = ReturnType<typeof keepStreams>;

/** The streams that are open here, by team and by person. */
export function keepStreams(onDropped: () => void) {
  const topics = new Map<string, Topic>();
  const teamsOf = new Map<Stream, readonly string[]>();
  const ofPerson = new Map<string, Set<Stream>>();

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
    onDropped();
  }

  function end(stream: Stream, reason: "token" | "closing" | "moved" | "ended", againIn: number) {
    if (!teamsOf.has(stream)) return;
    drop(stream);
    // The word would come after all that waits, and ended streams of slow readers would pile up.
    if (stream.isFull()) stream.cut();
    else stream.end({ reason, again_in: againIn });
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
    topics,
    count: () => teamsOf.size,
    all: () => [...teamsOf.keys()],
    teamsOf: (stream: Stream) => teamsOf.get(stream) ?? [],
    ofPerson: (userId: string) => ofPerson.get(userId) ?? [],
    add(stream: Stream, teamIds: readonly string[]) {
      makeRoom(stream.userId).add(stream);
      teamsOf.set(stream, teamIds);
    },
    drop,
    end,
  };
}

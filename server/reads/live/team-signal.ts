import { liveTiming } from "../../../domain/live/limits";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { logOutage } from "../../platform/db/log-outage";
import { eventText } from "./events";
import { findScheduleSessions } from "./live.store";
import type { Stream } from "./stream";

export interface TeamSignal {
  /** Something of this team was committed. */
  add(teamId: string, audience: ChangeAudience): void;
  /** Signals what was added since the last time. */
  flush(): Promise<void>;
  /** A full stream is empty again: what it was not sent is signalled again. */
  resume(stream: Stream): void;
  settled(): Promise<void>;
}

type State = Pick<Services, "db" | "now" | "log"> & {
  /** The event of the stream. */
  name: "schedule" | "seen";
  /** The open streams of a person. */
  streamsOf: (userId: string) => Iterable<Stream>;
  hasStreams: () => boolean;
};

/**
 * Signals that something of a team changed, and nothing else; browsers read it again. The first change is signalled at once, later ones together
 * once a second: one statement for all of them says who may read which schedule, and who is staff, however many listen.
 */
export function openTeamSignal({ name, streamsOf, hasStreams, ...services }: State): TeamSignal {
  const { db, now, log } = services;
  let pending = new Map<string, ChangeAudience>();
  const skipped = new WeakMap<Stream, Map<string, ChangeAudience>>();
  let lastAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  function add(teamId: string, audience: ChangeAudience) {
    if (!hasStreams()) return;
    if (pending.get(teamId) !== "readers") pending.set(teamId, audience);
    if (now().getTime() - lastAt >= liveTiming.look) void flush();
  }

  function flush(): Promise<void> {
    if (running || pending.size === 0) return running ?? Promise.resolve();
    const changed = pending;
    pending = new Map();
    lastAt = now().getTime();
    running = signal(changed).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function signal(changed: ReadonlyMap<string, ChangeAudience>) {
    try {
      for (const row of await findScheduleSessions(db, [...changed.keys()], now())) {
        const audience = changed.get(row.team_id) ?? "readers";
        if (audience === "staff" && !row.is_staff) continue;
        const text = eventText(name, { team_id: row.team_id });
        for (const stream of streamsOf(row.user_id)) {
          if (!row.session_ids.includes(stream.sessionId)) continue;
          if (stream.isFull()) skip(stream, row.team_id, audience);
          else stream.write(text, now());
        }
      }
    } catch (error) {
      for (const [teamId, audience] of changed)
        if (pending.get(teamId) !== "readers") pending.set(teamId, audience);
      if (!logOutage(services, error)) log.error({ err: error }, `A change was not signalled: ${name}.`);
    }
  }

  function skip(stream: Stream, teamId: string, audience: ChangeAudience) {
    const teams = skipped.get(stream) ?? new Map<string, ChangeAudience>();
    if (teams.get(teamId) !== "readers") teams.set(teamId, audience);
    skipped.set(stream, teams);
  }

  return {
    add,
    flush,
    resume(stream) {
      const teams = skipped.get(stream);
      if (!teams || stream.isFull()) return;
      skipped.delete(stream);
      for (const [teamId, audience] of teams) add(teamId, audience);
    },
    settled: async () => {
      await running;
    },
  };
}

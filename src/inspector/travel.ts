import type { Happening, LogEntry, Shot } from "./log";

export type ActorThen = {
  sessionId: string;
  name: string;
  parentId: string | null;
  definition: string | null;
  /** Null before its first snapshot. */
  shot: Shot | null;
  event: Happening | null;
};
export type ActorBranch = ActorThen & { children: ActorBranch[] };

/** Every actor's state after the entry at `moment`; null is now. */
export function actorsAt(log: readonly LogEntry[], moment: number | null): Map<string, ActorThen> {
  const actors = new Map<string, ActorThen>();
  for (const entry of moment === null ? log : log.slice(0, moment + 1)) {
    const { sessionId } = entry;
    const known = actors.get(sessionId);
    if (entry.kind === "actor") {
      const { name, parentId, definition } = entry;
      actors.set(sessionId, { shot: null, event: null, ...known, sessionId, name, parentId, definition });
    } else if (entry.kind === "snapshot" && known) {
      actors.set(sessionId, { ...known, shot: entry.shot, event: entry.event });
    }
  }
  return actors;
}

/** Parents before their children, in order of their start. */
export function plantTree(actors: ReadonlyMap<string, ActorThen>): ActorBranch[] {
  const below = (parentId: string | null): ActorBranch[] =>
    [...actors.values()]
      .filter((actor) => (actors.has(actor.parentId ?? "") ? actor.parentId : null) === parentId)
      .map((actor) => ({ ...actor, children: below(actor.sessionId) }));
  return below(null);
}

export const isOver = ({ shot }: ActorThen) => shot !== null && shot.status !== "active";

/** The state in short: "email", "checking.started", "checking.fit · text.hidden". */
export function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([name, inner]) => {
      const rest = wordsOf(inner);
      return rest === "" ? name : `${name}.${rest}`;
    })
    .join(" · ");
}

export const stateWords = ({ shot }: ActorThen) =>
  shot === null ? "starting" : wordsOf(shot.value) || shot.status;

import { fromCallback } from "xstate";
import type { HuddleKey } from "../../../domain/huddle/talk-outcomes";
import { liveTiming } from "../../../domain/live/limits";
import type { HitNews, HuddleLineEvent, LineEvent, LineFact } from "../../../domain/live/live";
import type { Line } from "./line.effects";

/** Implements the `line` actor of an opened huddle. */
export const lineOf = (line: Line, { teamId, huddleId }: HuddleKey) =>
  fromCallback<HuddleLineEvent>(({ sendBack }) => {
    const isOurs = (fact: LineFact) =>
      "huddleId" in fact && fact.teamId === teamId && fact.huddleId === huddleId;
    line.openHuddles.add(huddleId);
    if (line.isOpen()) sendBack({ type: "line.opened" });
    const leave = line.listen((event) => {
      if (event.type === "line.lost") sendBack({ type: "line.lost" });
      else if (event.type === "line.opened") {
        sendBack({ type: "line.opened" });
        if (!event.isResumed) sendBack({ type: "changes.wanted" });
      } else if (event.type === "fact.published" && isOurs(event.fact))
        sendBack(
          event.fact.kind === "message"
            ? { type: "fact.received", messages: [event.fact.message] }
            : { type: "changes.wanted" },
        );
    });
    return () => {
      leave();
      line.openHuddles.delete(huddleId);
    };
  });

/** Without a line the poll for badges tells that it is time to look again. */
export const isMissed = (line: Line, event: LineEvent): boolean =>
  (event.type === "line.opened" && !event.isResumed) || (event.type === "poll.answered" && !line.isOpen());

/** Implements the `news` actor of an open search. */
export const hitNewsOf = (line: Line) =>
  fromCallback<HitNews>(({ sendBack }) =>
    line.listen((event) => {
      if (isMissed(line, event)) sendBack({ type: "hits.doubted" });
      else if (event.type === "fact.published" && event.fact.kind === "message")
        sendBack({ type: "message.received", teamId: event.fact.teamId, message: event.fact.message });
    }),
  );

/** Calls back with news of these kinds, at most every two seconds. */
export function watchLine(
  line: Line,
  isNews: (event: LineEvent) => boolean,
  listener: () => void,
  pause: number = liveTiming.calm,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const calm = () => {
    timer = undefined;
    if (isOwed) tell();
  };
  const tell = () => {
    isOwed = timer !== undefined;
    if (isOwed) return;
    timer = setTimeout(calm, pause);
    listener();
  };
  const leave = line.listen((event) => {
    if (isNews(event)) tell();
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}

/**
 * Calls back when a schedule changed, that of one team if it is named, and when changes may have been missed because the line was lost for a moment. At
 * most once a second.
 */
export function watchSchedule(line: Line | undefined, listener: () => void, teamId?: string): () => void {
  if (!line) return () => {};
  let wasLost = false;
  return watchLine(
    line,
    (event) => {
      if (event.type === "line.lost") wasLost = true;
      if (event.type === "line.opened") {
        const isMissing = wasLost;
        wasLost = false;
        return isMissing;
      }
      return event.type === "fact.published" && isScheduleOf(event.fact, teamId);
    },
    listener,
    liveTiming.scheduleCalm,
  );
}

const isScheduleOf = (fact: LineFact, teamId: string | undefined) =>
  fact.kind === "schedule" && (teamId === undefined || fact.teamId === teamId);

/**
 * Has the badges counted when a message came in a huddle that is not open, a post came or changed, or a schedule changed, which may ring. A message
 * in an open huddle is read, which counts as well.
 */
export const countNews = (line: Line, me: () => string | undefined) =>
  watchLine(
    line,
    (event) =>
      event.type === "fact.published" &&
      (event.fact.kind === "schedule" ||
        event.fact.kind === "card" ||
        (event.fact.kind === "message" &&
          event.fact.message.author_id !== me() &&
          !line.openHuddles.has(event.fact.huddleId))),
    () => line.publish({ type: "count.wanted" }),
  );

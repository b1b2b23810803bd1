import { useMemo, useState } from "react";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { shownChanges } from "../../../../domain/schedule/notice/shown-changes";
import type { Seen } from "../../../../domain/schedule/week/schedule";

/** The changed events that a page shows; one that only counts as seen meanwhile stays until its *Got it*. */
export function useShownChanges(events: readonly ScheduleEvent[], changed: readonly ScheduleEvent[]) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [before, setBefore] = useState(changed);
  const shown = useMemo(
    () => shownChanges(before, { changed, events, settled }),
    [before, changed, events, settled],
  );
  if (keysOf(shown) !== keysOf(before)) setBefore(shown);
  return {
    shown,
    onPressed: (seen: readonly Seen[]) =>
      setSettled((known) => new Set([...known, ...seen.map(({ eventId }) => eventId)])),
  };
}

const keysOf = (events: readonly ScheduleEvent[]) => events.map(({ id, version }) => id + version).join();

import { fits } from "../../../domain/base/shape";
import type { ScheduleWindow } from "../../../domain/schedule/week/agenda";
import { ScheduleWindow as windowShape } from "../../api/shapes/schedule-window";
import { openPersonStore, sessionStoreName } from "../base/person-store.effects";

/** The last window that was read, stored on the device. */
export type CachedWeek = ReturnType<typeof openCachedWeek>;

/** `ahead`: milliseconds by which the device's clock was ahead; absent in windows that an earlier release stored. */
type Kept = { window: ScheduleWindow; readAt: number; ahead?: number };

/** A database of its own, since the window is deleted with the session while the outbox outlives an expired one. */
export function openCachedWeek(factory: IDBFactory | undefined, userId: string) {
  const store = openPersonStore(factory, sessionStoreName, userId);
  return {
    /** Ignores a window stored by another release, which may lack fields. */
    readWindow: async () => {
      const kept = (await store.get(windowKey)) as Kept | undefined;
      return kept && fits(kept.window, windowShape) ? kept : null;
    },
    saveWindow: (kept: Kept) => store.put(windowKey, kept),
    /** Of other things that go with the session. */
    store,
    forget: store.forget,
  };
}

/** Deletes children's times and places at the end of any session, which may have been ended remotely for a lost device. */
export const wipeCachedWeek = (factory: IDBFactory | undefined) =>
  void factory?.deleteDatabase(sessionStoreName);

const windowKey = "window";

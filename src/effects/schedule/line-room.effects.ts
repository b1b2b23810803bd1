import type { SafeStorage } from "../base/storage.effects";

/** Whether *Needs you* had its line above the schedule last time, so that its room is there before it is read; null on a new device. */
export const createLineRoom = (storage: SafeStorage) => ({
  read: () => {
    const kept = storage.read(lineRoomKey);
    return kept === null ? null : kept === "yes";
  },
  keep: (isThere: boolean) => storage.write(lineRoomKey, isThere ? "yes" : "no"),
});

const lineRoomKey = "drip.schedule-line";

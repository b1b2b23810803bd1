import type { SafeStorage } from "../base/storage.effects";

/** Dismissed clashes, stored on this device. The oldest are dropped when there are many. */
export function createHiddenClashes(storage: SafeStorage) {
  const read = (): readonly string[] => storage.read(hiddenClashesKey)?.split(" ") ?? [];
  return {
    read,
    add: (key: string) => storage.write(hiddenClashesKey, [...read(), key].slice(-most).join(" ")),
  };
}

export const hiddenClashesKey = "drip.schedule-fine";
const most = 40;

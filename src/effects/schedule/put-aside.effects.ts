import type { SafeStorage } from "../base/storage.effects";

/** Dismissed clashes, stored on this device. The oldest are dropped when there are many. */
export function createPutAside(storage: SafeStorage) {
  const read = (): readonly string[] => storage.read(putAsideKey)?.split(" ") ?? [];
  return {
    read,
    add: (key: string) => storage.write(putAsideKey, [...read(), key].slice(-most).join(" ")),
  };
}

export const putAsideKey = "drip.schedule-fine";
const most = 40;

import type { SafeStorage } from "../base/storage.effects";

/** What was celebrated on this device. The oldest are dropped when there are many. */
export function createCelebrated(storage: SafeStorage) {
  const read = (): readonly string[] => storage.read(celebratedKey)?.split(" ") ?? [];
  return {
    has: (key: string) => read().includes(key),
    add: (key: string) => {
      if (!read().includes(key)) storage.write(celebratedKey, [...read(), key].slice(-most).join(" "));
    },
  };
}

export const celebratedKey = "drip.celebrated";
const most = 40;

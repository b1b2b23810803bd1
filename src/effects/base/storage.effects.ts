/** A tab's storage. Values that the browser refuses (blocked, full) last as long as the tab. */
export type SafeStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/** Takes a getter, because reading `window.localStorage` throws where storage is blocked. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  /** Fallback for values that the browser's storage refused. */
  const memory = new Map<string, string | null>();
  const keep = (key: string, value: string | null) => {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  };
  const read = (key: string) => {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  return { read, write: keep, remove: (key) => keep(key, null) };
}

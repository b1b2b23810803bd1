/** What a tab may keep. Where the browser refuses (blocked, full), it lasts as long as the tab. */
export type SafeStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/** The getter, not the storage: where storage is blocked, already naming it throws. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string | null>();
  const attempt = <Value>(use: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  const keep = (key: string, value: string | null, hasKept: boolean) => {
    if (hasKept) memory.delete(key);
    else memory.set(key, value);
  };
  return {
    read: (key) =>
      memory.get(key) ?? (memory.has(key) ? null : attempt((storage) => storage.getItem(key), null)),
    write: (key, value) =>
      keep(
        key,
        value,
        attempt((storage) => {
          storage.setItem(key, value);
          return true;
        }, false),
      ),
    remove: (key) =>
      keep(
        key,
        null,
        attempt((storage) => {
          storage.removeItem(key);
          return true;
        }, false),
      ),
  };
}

/** A fake browser storage that can be full. */
export function fakeStorage(options = { isFull: false }) {
  const values = new Map<string, string>();
  const storage = Object.assign(options, {
    length: 0,
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      if (options.isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
  });
  return Object.defineProperty(storage, "length", { get: () => values.size });
}

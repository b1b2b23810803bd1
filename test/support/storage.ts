/** A browser's storage that can be full. */
export function fakeStorage(options = { isFull: false }) {
  const values = new Map<string, string>();
  return Object.assign(options, {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      if (options.isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
  });
}

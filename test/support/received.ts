/** Received items in order, with a way to wait for one. */
export function openReceived() {
  const all: string[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    hear(text: string) {
      all.push(text);
      for (const look of [...waiting]) look();
    },
    /** The first item with this text. Rejects with the received items after two minutes, the timeout of all browser tests. */
    until(text: string): Promise<string> {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = all.find((each) => each.includes(text));
          if (found === undefined) return;
          clearTimeout(limit);
          waiting.delete(look);
          resolve(found);
        };
        const limit = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Nobody said ${text}, only:\n${all.join("\n")}`));
        }, 120_000);
        waiting.add(look);
        look();
      });
    },
  };
}

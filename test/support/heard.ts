/** What came in, in its order, and a way to wait for what has not come yet. */
export function openHeard() {
  const all: string[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    hear(text: string) {
      all.push(text);
      for (const look of [...waiting]) look();
    },
    /** The first that holds this text. After a minute it is missing, and what came instead is told. */
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
        }, 60_000);
        waiting.add(look);
        look();
      });
    },
  };
}

/** Passes on inside this process that something is committed. */
export interface Changes<Change extends unknown[]> {
  publish(...change: Change): void;
  subscribe(subscriber: (...change: Change) => void): void;
}

export function openChanges<Change extends unknown[]>(): Changes<Change> {
  const subscribers: ((...change: Change) => void)[] = [];
  return {
    publish: (...change) => {
      for (const subscriber of subscribers) subscriber(...change);
    },
    subscribe: (subscriber) => void subscribers.push(subscriber),
  };
}

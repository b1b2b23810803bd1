interface Waiting<Key, Answer> {
  key: Key;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Collects the keys of one event-loop turn and looks them up with one call of `answer`, which must return one
 * answer per key, in order. If it fails, every caller of that turn gets the error.
 */
export function batchPerTurn<Key, Answer>(
  answer: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let waiting: Waiting<Key, Answer>[] = [];

  async function answerAll() {
    const all = waiting;
    waiting = [];
    try {
      const answers = await answer(all.map(({ key }) => key));
      if (answers.length !== all.length) throw new Error("A batch needs one answer for each key.");
      for (const [index, one] of answers.entries()) all[index]?.resolve(one);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(answerAll);
      waiting.push({ key, resolve, reject });
    });
}

/**
 * Collects keys while a call of `work` is running and passes them to the next call together: nothing waits longer than one call, and there are
 * fewer calls the busier it is. If one fails, every caller of that batch gets the error.
 */
export function batchWhileBusy<Key>(
  work: (keys: readonly Key[]) => Promise<void>,
): (key: Key) => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: { keys: Key[]; done: Promise<void> } | undefined;
  return (key) => {
    if (next) {
      next.keys.push(key);
      return next.done;
    }
    const keys = [key];
    const done = running.then(() => {
      next = undefined;
      return work(keys);
    });
    next = { keys, done };
    running = done.catch(() => {});
    return done;
  };
}

interface Asked<Key, Answer> {
  key: Key;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Whoever asks within one turn of the event loop is answered together with the others: a statement for ten costs little more than
 * one for one. `answer` is given the keys and answers in their order; its fault is everybody's.
 */
export function askTogether<Key, Answer>(
  answer: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let asked: Asked<Key, Answer>[] = [];

  async function answerAll() {
    const all = asked;
    asked = [];
    try {
      const answers = await answer(all.map(({ key }) => key));
      if (answers.length !== all.length) throw new Error("Not everybody was answered.");
      for (const [index, one] of answers.entries()) all[index]?.resolve(one);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (asked.length === 0) setImmediate(answerAll);
      asked.push({ key, resolve, reject });
    });
}

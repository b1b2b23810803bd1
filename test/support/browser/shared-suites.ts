import { suite, type Test } from "uvu";

/**
 * Creates suites that share an expensive resource: the first suite to run opens it, the last closes it. All files of
 * a process are loaded before the first suite runs, so the last one is known.
 */
export function sharing<V extends object>(open: () => Promise<V>, close: (shared: V) => Promise<unknown>) {
  let suitesLeft = 0;
  let opening: Promise<V> | undefined;
  return <W extends V = V>(name: string): Test<W> => {
    const test = suite<W>(name);
    suitesLeft++;
    test.before(async (context) => {
      opening ??= open();
      Object.assign(context, await opening);
    });
    test.after(async () => {
      suitesLeft--;
      if (suitesLeft > 0) return;
      // A failed opening was reported by the hook above, and has closed its parts.
      const opened = await opening?.catch(() => null);
      if (opened) await close(opened);
    });
    return test;
  };
}

type Closable = { close(): Promise<unknown> };

/**
 * Opens several resources in parallel. If one fails, the others are closed before the error is thrown: an open browser or server would
 * keep the process alive until the runner's timeout.
 */
export async function openAll<A extends Closable, B extends Closable>(
  opening: readonly [Promise<A>, Promise<B>],
): Promise<[A, B]> {
  const [one, other] = await Promise.allSettled(opening);
  if (one.status === "fulfilled" && other.status === "fulfilled") return [one.value, other.value];
  for (const each of [one, other]) if (each.status === "fulfilled") await each.value.close();
  throw one.status === "rejected" ? one.reason : (other as PromiseRejectedResult).reason;
}

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
      if (suitesLeft === 0 && opening) await close(await opening);
    });
    return test;
  };
}

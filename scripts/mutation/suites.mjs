/**
 * Replaces uvu: collects the suites of a file, to be run one test at a time up to the first failure.
 * @typedef {(state: object) => unknown} Handler
 * @typedef {{ name: string, run: (isChosen: (name: string) => boolean) => Promise<string | null> }} Suite
 */
export function openSuites() {
  /** @type {{ name: string, handler: Handler, suite: Made }[]} */
  let collected = [];
  /** @typedef {ReturnType<typeof make>} Made */
  const make = () => ({
    before: /** @type {Handler[]} */ ([]),
    after: /** @type {Handler[]} */ ([]),
    beforeEach: /** @type {Handler[]} */ ([]),
    afterEach: /** @type {Handler[]} */ ([]),
    tests: /** @type {{ name: string, handler: Handler }[]} */ ([]),
  });

  function suite(name = "", state = {}) {
    void name;
    void state;
    let made = make();
    const test = (/** @type {string} */ title, /** @type {Handler} */ handler) =>
      made.tests.push({ name: title, handler });
    /** @param {"before" | "after"} when */
    const hooks = (when) =>
      Object.assign((/** @type {Handler} */ hook) => made[when].push(hook), {
        each: (/** @type {Handler} */ hook) => made[`${when}Each`].push(hook),
      });
    return Object.assign(test, {
      before: hooks("before"),
      after: hooks("after"),
      run() {
        for (const each of made.tests) collected.push({ ...each, suite: made });
        made = { ...made, tests: [] };
      },
    });
  }

  return {
    uvu: { suite, test: suite() },

    /** The tests collected since the last call. */
    take() {
      const taken = collected;
      collected = [];
      return taken;
    },
  };
}

/**
 * Runs tests of one file in order; returns the index and error of the first that fails.
 * @param {ReturnType<ReturnType<typeof openSuites>["take"]>} tests @param {(index: number) => boolean} isChosen
 * @param {(index: number | null) => void} onTest is told which test begins, null between them
 */
export async function runTests(tests, isChosen, onTest) {
  for (const suite of new Set(tests.map((test) => test.suite))) {
    const own = [...tests.entries()].filter(([index, test]) => test.suite === suite && isChosen(index));
    if (own.length === 0) continue;
    const state = {};
    const call = async (/** @type {Handler[]} */ hooks) => {
      for (const hook of hooks) await hook(state);
    };
    let at = own[0]?.[0] ?? 0;
    try {
      await call(suite.before);
      for (const [index, { handler }] of own) {
        at = index;
        onTest(index);
        try {
          await call(suite.beforeEach);
          await handler(state);
        } catch (fault) {
          await call(suite.afterEach).catch(() => {});
          throw fault;
        }
        await call(suite.afterEach);
        onTest(null);
      }
      await call(suite.after);
    } catch (fault) {
      onTest(null);
      await call(suite.after).catch(() => {});
      return { index: at, fault };
    }
  }
  return null;
}

/** Loaded before every test file: console.error and console.warn fail the test that caused them, since nobody reads warnings in the output. */
for (const method of ["error", "warn"] as const) {
  console[method] = (...parts: unknown[]) => {
    throw new Error(`console.${method}: ${parts.map(String).join(" ")}`);
  };
}

/** uvu swallows an exception in a `before` hook, and with it the reason why the suite did not run. */
const uvu: { suite: typeof import("uvu").suite } = require("uvu");
const { suite } = uvu;
uvu.suite = (name, state) => {
  const test = suite(name, state);
  const { before } = test;
  test.before = Object.assign(
    (hook: Parameters<typeof before>[0]) =>
      before(async (context) => {
        try {
          await hook(context);
        } catch (fault) {
          process.stdout.write(`\n${fault instanceof Error ? fault.stack : fault}\n`);
          throw fault;
        }
      }),
    { each: before.each },
  );
  return test;
};

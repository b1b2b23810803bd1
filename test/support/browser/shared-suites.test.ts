import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openAll } from "./shared-suites";

const test = suite("what suites share");

const openable = (name: string, closed: string[]) => ({
  name,
  close: async () => void closed.push(name),
});

test("the parts are returned once all of them are open", async () => {
  const closed: string[] = [];
  const [browser, product] = await openAll([
    Promise.resolve(openable("browser", closed)),
    Promise.resolve(openable("product", closed)),
  ]);
  assert.equal([browser.name, product.name, closed], ["browser", "product", []]);
});

for (const [which, name] of [
  [0, "product"],
  [1, "browser"],
] as const)
  test(`when number ${which + 1} fails, the other is closed, and the error is thrown`, async () => {
    const closed: string[] = [];
    const late = new Promise<ReturnType<typeof openable>>((resolve) =>
      setTimeout(() => resolve(openable(name, closed)), 5),
    );
    const bad = Promise.reject<ReturnType<typeof openable>>(new Error("It does not start."));
    const opening = which === 0 ? ([bad, late] as const) : ([late, bad] as const);
    const fault = await openAll(opening).catch((thrown: unknown) => thrown);
    assert.match(String(fault), "It does not start.");
    assert.equal(closed, [name]);
  });

test.run();

import type { BrowserContext, Route } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { standInFor } from "./stand-in";

const test = suite("standing in for a stranger's server");

/** The result of the request handler when answering fails with this error. */
async function answeredWith(fault: Error) {
  let handle: (route: Route) => unknown = () => {};
  const context = {
    async route(_: unknown, handler: typeof handle) {
      handle = handler;
    },
  };
  await standInFor(context as unknown as BrowserContext, /^https:/, async () => {
    throw fault;
  });
  return Promise.resolve(handle({} as Route)).then(
    () => "nothing",
    (thrown: unknown) => thrown,
  );
}

test("a page that closes while its request is answered ends nothing", async () => {
  const closed = new Error("route.fulfill: Target page, context or browser has been closed");
  assert.is(await answeredWith(closed), "nothing");
});

test("any other fault is thrown", async () => {
  const fault = new TypeError("Invalid URL");
  assert.is(await answeredWith(fault), fault);
});

test.run();

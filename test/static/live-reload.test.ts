import * as assert from "uvu/assert";
import { viewSuite } from "../support/view/dom";

const test = viewSuite("live reload");

const opened: FakeSource[] = [];
class FakeSource {
  isClosed = false;
  onmessage = (_event: { data: string }) => {};
  constructor(readonly address: string) {
    opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

test.after(() => {
  Reflect.deleteProperty(document, "hidden");
  Reflect.deleteProperty(location, "reload");
  Reflect.deleteProperty(globalThis, "EventSource");
});

test("the page reloads for another build than its first, and a hidden page does not listen", async () => {
  let reloads = 0;
  let isHidden = false;
  const count = () => {
    reloads += 1;
  };
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  Object.defineProperty(location, "reload", { configurable: true, value: count });
  Object.defineProperty(globalThis, "EventSource", { configurable: true, value: FakeSource });
  require("../../src/static/live-reload.script");
  const show = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  assert.equal(
    opened.map(({ address }) => address),
    ["/live-reload"],
  );
  opened[0]?.onmessage({ data: "one" });
  opened[0]?.onmessage({ data: "one" });
  assert.is(reloads, 0);

  show(true);
  assert.is(opened[0]?.isClosed, true);
  assert.is(opened.length, 1);
  show(false);
  opened[1]?.onmessage({ data: "one" });
  assert.is(reloads, 0, "the server started anew and shows the same");
  opened[1]?.onmessage({ data: "two" });
  assert.is(reloads, 1);
});

test.run();

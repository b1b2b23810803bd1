import { suite } from "uvu";
import * as assert from "uvu/assert";
import { watchReleases } from "../../src/effects/app-update.effects";

const test = suite("app update effects");

test("a worker of another release is told of, be it waiting already, found later or put in place by another tab", async () => {
  const { registration, container, heard, watch } = open();
  registration.waiting = worker("/assets/main-2.js");
  await watch();
  await answered();
  assert.equal(heard, ["release.found"]);

  registration.installing = worker("/assets/main-3.js", "installing");
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing.become("activating");
  await answered();
  assert.is(heard.length, 1);
  registration.installing.become("installed");
  await answered();
  assert.is(heard.length, 2);

  container.controller = worker("/assets/main-3.js", "activated");
  container.dispatchEvent(new Event("controllerchange"));
  await answered();
  assert.equal(heard, Array(3).fill("release.found"));
});

test("a waiting worker of the page's own release takes over without a word; the first one too", async () => {
  const { registration, container, heard, watch } = open();
  registration.waiting = worker("/assets/main-1.js");
  await watch();
  await answered();
  assert.equal(registration.waiting.told, ["release.asked", "release.accepted"]);
  container.controller = worker("/assets/main-1.js", "activated");
  container.dispatchEvent(new Event("controllerchange"));
  await answered();
  assert.equal([heard, container.controller.told], [[], ["release.asked"]]);
});

test("a script that the server lost is told of, other messages are not", async () => {
  const { container, heard, watch } = open();
  await watch();
  for (const data of ["script.missing", "release.asked", null])
    container.dispatchEvent(Object.assign(new Event("message"), { data }));
  assert.equal(heard, ["script.missing"]);
});

test("who stopped listening hears nothing more", async () => {
  const { container, heard, watch, stop } = open();
  await watch();
  stop.abort();
  container.controller = worker("/assets/main-2.js", "activated");
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(Object.assign(new Event("message"), { data: "script.missing" }));
  await answered();
  assert.equal(heard, []);
});

type FakeWorker = ReturnType<typeof worker>;

function open() {
  const stop = new AbortController();
  const heard: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    startMessages() {},
    register: async (script: string, { scope }: { scope: string }) => {
      assert.equal([script, scope], ["/sw.js", "/app"]);
      return registration;
    },
  });
  const watch = () =>
    watchReleases(
      container as unknown as ServiceWorkerContainer,
      "/assets/main-1.js",
      ({ type }) => heard.push(type),
      stop.signal,
    );
  return { registration, container, heard, watch, stop };
}

function worker(script: string, state: ServiceWorkerState = "installed") {
  const told: string[] = [];
  const target = Object.assign(new EventTarget(), {
    state,
    told,
    postMessage: (message: string, [port]: MessagePort[] = []) => {
      told.push(message);
      port?.postMessage(script);
      port?.close();
    },
    become(next: ServiceWorkerState) {
      target.state = next;
      target.dispatchEvent(new Event("statechange"));
    },
  });
  return target;
}

/** A message through a port takes the same way, and comes after the one before it. */
const answered = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      setImmediate(resolve);
    };
    port2.postMessage("");
  });

test.run();

import "../../support/view/happy-dom";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, setup } from "xstate";
import type { AppUpdateEvent } from "../../../domain/app-update/app-update";
import { releasesOf, watchReleases } from "../../../src/effects/app-update/app-update.effects";
import { openListened } from "../../support/browser/listened";
import { settled } from "../../support/machines/placeholders";

const test = suite("app update effects");

test("a worker of another release is reported: waiting, found later or activated by another tab", async () => {
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

test("a waiting worker of the page's own release takes over without an offer, and so does the first one", async () => {
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

test("a script missing on the server is reported, other messages are not", async () => {
  const { container, heard, watch } = open();
  await watch();
  for (const data of ["script.missing", "release.asked", null])
    container.dispatchEvent(Object.assign(new Event("message"), { data }));
  assert.equal(heard, ["script.missing"]);
});

test("after stopping, nothing is reported", async () => {
  const { container, heard, watch, stop } = open();
  await watch();
  stop.abort();
  container.controller = worker("/assets/main-2.js", "activated");
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(Object.assign(new Event("message"), { data: "script.missing" }));
  await answered();
  assert.equal(heard, []);
});

test("a reply after stopping is ignored", async () => {
  for (const script of ["/assets/main-1.js", "/assets/main-2.js"]) {
    const { registration, heard, watch, stop } = open();
    registration.waiting = worker(script);
    await watch();
    stop.abort();
    await answered();
    assert.equal([heard, registration.waiting.told], [[], ["release.asked"]]);
  }
});

test("a worker that is already installing is judged once installed, unless reporting was stopped", async () => {
  const { registration, heard, watch, stop } = open();
  const installing = worker("/assets/main-2.js", "installing");
  registration.installing = installing;
  await watch();
  await answered();
  assert.equal(installing.told, []);
  installing.become("installed");
  await answered();
  assert.equal([heard, installing.told], [["release.found"], ["release.asked"]]);
  stop.abort();
  installing.become("installed");
  assert.equal(installing.told, ["release.asked"]);
});

test("queued messages are delivered once there is a listener", async () => {
  const { container, heard, watch } = open();
  container.startMessages = () =>
    container.dispatchEvent(Object.assign(new Event("message"), { data: "script.missing" }));
  await watch();
  assert.equal(heard, ["script.missing"]);
});

test("an answered question closes its message port", async () => {
  const { registration, watch } = open();
  const waiting = worker("/assets/main-1.js");
  let closed: Promise<unknown> = Promise.reject(new Error("nothing was asked"));
  closed.catch(() => {});
  waiting.postMessage = (_message, [port] = []) => {
    if (!port) return;
    // A listener keeps the process alive until the port is closed.
    port.onmessage = () => {};
    closed = new Promise((resolve) => port.addEventListener("close", resolve));
    port.postMessage("/assets/main-1.js");
  };
  registration.waiting = waiting;
  await watch();
  await closed;
});

test("a loaded page registers the worker when idle, after ten seconds at the latest", async () => {
  const { registered, limits, idle } = openPage({ canIdle: true });
  await settled();
  assert.equal([registered(), limits], [0, [10_000]]);
  idle();
  await settled();
  assert.is(registered(), 1);
});

test("a loading page waits for the load event first, and a browser without idle callbacks uses a timer", async () => {
  const { registered, page, idle, limits } = openPage({ readyState: "interactive" });
  idle();
  await settled();
  assert.is(registered(), 0);
  page.dispatchEvent(new Event("load"));
  await settled();
  assert.is(registered(), 0);
  idle();
  await settled();
  assert.equal([registered(), limits], [1, []]);
});

test("a page that stopped before it was loaded registers nothing", async () => {
  const { registered, page, actor, idle, names } = openPage({ readyState: "loading" });
  actor.stop();
  page.dispatchEvent(new Event("load"));
  idle();
  await settled();
  assert.equal([registered(), names()], [0, []]);
});

test("the module script names the page's release; a page without one has none", async () => {
  const scripts = '<script src="/early.js"></script><script type="module" src="/assets/main-1.js"></script>';
  for (const [markup, wanted] of [
    [scripts, []],
    [scripts.replace("main-1", "main-2"), ["release.found"]],
    ["", ["release.found"]],
  ] as const) {
    const { registration, told, idle } = openPage({ markup });
    registration.waiting = worker("/assets/main-1.js");
    idle();
    await settled();
    await answered();
    assert.equal(told, wanted, markup);
  }
});

test("a check asks the registration for an update; neither a failed check nor a failed registration is a fault", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", note);
  const { registration, actor, idle } = openPage({});
  let looks = 0;
  registration.update = async () => {
    looks++;
    throw new TypeError("Failed to fetch");
  };
  idle();
  actor.send({ type: "look" });
  await settled();
  const refused = openPage({ register: () => Promise.reject(new TypeError("Failed to register")) });
  refused.idle();
  await settled();
  refused.actor.send({ type: "look" });
  await settled();
  process.off("unhandledRejection", note);
  assert.equal([looks, unhandled], [1, []]);
});

test("after stopping no release is reported", async () => {
  const { container, told, actor, idle } = openPage({});
  idle();
  await settled();
  const controller = worker("/assets/main-2.js", "activated");
  container.controller = controller;
  actor.stop();
  container.dispatchEvent(new Event("controllerchange"));
  await answered();
  assert.equal([told, controller.told], [[], []]);
});

/** A page of the release main-1 with a running machine; it becomes idle when the test says so. */
function openPage({
  readyState = "complete",
  canIdle = false,
  markup = '<script type="module" src="/assets/main-1.js"></script>',
  register = null as (() => Promise<never>) | null,
}) {
  const { registration, container } = open();
  const waiting: (() => void)[] = [];
  const limits: number[] = [];
  let registered = 0;
  const { page, names } = openListened({
    navigator: {
      serviceWorker: Object.assign(container, {
        register: async () => {
          registered++;
          return register ? register() : registration;
        },
      }),
    },
    document: new DOMParser().parseFromString(markup, "text/html"),
    setTimeout: (run: () => void) => waiting.push(run),
    ...(canIdle && {
      requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) => {
        limits.push(timeout);
        waiting.push(run);
      },
    }),
  });
  Object.defineProperty(page.document, "readyState", { get: () => readyState });
  const told: string[] = [];
  const listener = setup({
    types: { events: {} as AppUpdateEvent | { type: "look" } },
    actors: { releases: fromCallback<{ type: "look" }>(() => {}) },
  }).createMachine({
    invoke: { id: "releases", src: "releases" },
    on: {
      look: { actions: ({ self, event }) => self.getSnapshot().children.releases?.send(event) },
      "*": { actions: ({ event }) => told.push(event.type) },
    },
  });
  const actor = createActor(
    listener.provide({ actors: { releases: releasesOf(page as unknown as Window) } }),
  ).start();
  const idle = () => {
    for (const run of waiting.splice(0)) run();
  };
  return { page, names, registration, container, told, actor, idle, limits, registered: () => registered };
}

type FakeWorker = ReturnType<typeof worker>;

function open() {
  const stop = new AbortController();
  const heard: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: async (): Promise<unknown> => null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    startMessages: (): unknown => null,
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
    postMessage: (message: string, [port]: MessagePort[] = []): void => {
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

/** Resolves after the messages posted so far are delivered: a later message of another port arrives after them. */
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

import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Asked } from "../../src/service-worker/scope";
import { runWorker } from "../../src/service-worker/worker";
import { fakeScope } from "../support/browser/worker-scope";

const test = suite("service worker");

const release = {
  name: "r2",
  script: "/assets/main-2.js",
  files: ["/assets/main-2.js", "/assets/face.woff2"],
};
const origin = "http://localhost";
const shell = (script = release.script) =>
  new Response(`<script nonce="abc" src="${script}"></script>`, {
    headers: {
      "content-security-policy": "script-src 'nonce-abc'; style-src 'nonce-abc'",
      "content-encoding": "br",
      "content-type": "text/html",
    },
  });

test("it caches the release's files and the page, without a nonce", async () => {
  const { scope, fire, kept } = open();
  await fire("install");
  assert.equal(scope.asked.sort(), ["/app/home omit", "/assets/face.woff2", "/assets/main-2.js"]);
  const page = kept("drip-r2", "/app/home");
  assert.is(await page?.clone().text(), '<script nonce="__NONCE__" src="/assets/main-2.js"></script>');
  assert.is(
    page?.headers.get("content-security-policy"),
    "script-src 'nonce-__NONCE__'; style-src 'nonce-__NONCE__'",
  );
  assert.is(page?.headers.get("content-encoding"), null);
});

test("a page of another release, or a missing one, fails the installation", async () => {
  for (const reply of [shell("/assets/main-3.js"), new Response("", { status: 502 })]) {
    const { fire } = open({ "/app/home": () => reply });
    let fault: unknown = null;
    await fire("install").catch((thrown: unknown) => {
      fault = thrown;
    });
    assert.instance(fault, Error);
  }
});

test("on activation it claims the pages and deletes older releases' caches only", async () => {
  const { scope, fire } = open();
  await fire("install");
  for (const name of ["drip-r1", "someone-elses"]) await scope.caches.open(name);
  await fire("activate");
  assert.equal(await scope.caches.keys(), ["drip-r2", "someone-elses"]);
  assert.equal(scope.done, ["preload enabled", "claimed"]);
});

test("pages come from the network while it answers", async () => {
  const { fire, fetched } = open({ "/app/chat": () => new Response("fresh", { status: 404 }) });
  await fire("install");
  assert.is(await (await fetched("/app/chat", { mode: "navigate" }))?.text(), "fresh");
  const preloadResponse = Promise.resolve(new Response("fetched ahead"));
  assert.is(
    await (await fetched("/app/chat", { mode: "navigate", preloadResponse }))?.text(),
    "fetched ahead",
  );
});

test("offline, or on a gateway error, the cached page is served with a new nonce each time", async () => {
  const { fire, fetched } = open({
    "/app/dings": () => new Response("Bad gateway", { status: 502 }),
    "/app/reset": () => new Response("It crashed", { status: 500 }),
  });
  await fire("install");
  const nonces = new Set();
  for (const path of ["/app", "/app/home", "/app/dings", "/app/reset"]) {
    const page = await fetched(path, { mode: "navigate" });
    const [, nonce = ""] = /nonce="([^"]+)"/.exec((await page?.text()) ?? "") ?? [];
    assert.is(
      page?.headers.get("content-security-policy"),
      `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
    );
    assert.match(nonce, /^[\w+/]{24}$/);
    nonces.add(nonce);
  }
  assert.is(nonces.size, 4);
});

test("a network that neither answers nor fails counts as offline after ten seconds, but not before", async () => {
  const silence = new Promise<Response>(() => {});
  const { fire, fetched, pass } = open({ "/app/chat": () => silence });
  await fire("install");
  for (const preload of [{}, { preloadResponse: silence }]) {
    const page = fetched("/app/chat", { mode: "navigate", ...preload });
    let isAnswered = false;
    void page?.then(() => {
      isAnswered = true;
    });
    pass(9_999);
    await new Promise((resolve) => setImmediate(resolve));
    assert.is(isAnswered, false);
    pass(10_000);
    assert.match(
      (await (await page)?.text()) ?? "",
      /<script nonce="[\w+/]{24}" src="\/assets\/main-2\.js">/,
    );
  }
});

test("without a cache even a late reply is shown", async () => {
  const { fetched, pass } = open();
  let answer = (_: Response) => {};
  const preloadResponse = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const page = fetched("/app/chat", { mode: "navigate", preloadResponse });
  pass(10_000);
  answer(new Response("late"));
  assert.is(await (await page)?.text(), "late");
});

test("without a cache the network's error is shown", async () => {
  const { fetched } = open({ "/app/home": () => new Response("", { status: 503 }) });
  assert.is((await fetched("/app/home", { mode: "navigate" }))?.status, 503);
  let fault: unknown = null;
  await fetched("/app/chat", { mode: "navigate" })?.catch((thrown: unknown) => {
    fault = thrown;
  });
  assert.instance(fault, TypeError);
});

test("scripts come from the cache; the page is told of one that the server no longer has", async () => {
  const { scope, fire, fetched } = open({
    "/assets/lost.js": () => new Response("", { status: 404 }),
    "/assets/sdk.js": () => new Response("sdk"),
  });
  await fire("install");
  const before = scope.asked.length;
  assert.is(await (await fetched("/assets/main-2.js"))?.text(), "file /assets/main-2.js");
  assert.is(scope.asked.length, before);
  assert.is(await (await fetched("/assets/sdk.js"))?.text(), "sdk");
  assert.equal(scope.told, []);
  assert.is((await fetched("/assets/lost.js"))?.status, 404);
  assert.equal(scope.told, ["tab: script.missing"]);
  assert.equal(await scope.keys("drip-r2"), ["/assets/main-2.js", "/assets/face.woff2", "/app/home"]);
});

test("API calls, other pages, origins and methods are not intercepted", async () => {
  const { fire, fetched } = open();
  await fire("install");
  for (const path of [
    "/user/me",
    "/user/me/pings",
    "/auth/refresh_access_token",
    "/identitytoolkit.googleapis.com/v1/accounts:lookup",
    "/health",
    "/favicon.svg",
    "/app/home",
  ])
    assert.is(fetched(path), null, path);
  for (const path of ["/", "/privacy", "/apple", "/assets/main-2.js", "/user/me"])
    assert.is(fetched(path, { mode: "navigate" }), null, path);
  assert.is(fetched("/assets/main-2.js", { method: "POST" }), null);
  assert.is(fetched("/app/home", { mode: "navigate", method: "POST" }), null);
  assert.is(fetched("https://elsewhere.example/assets/main-2.js"), null);
});

test("a page can ask for the release and let the worker take over", async () => {
  const { scope, fire } = open();
  const answers: string[] = [];
  await fire("message", {
    data: "release.asked",
    ports: [{ postMessage: (text: string) => answers.push(text) }],
  });
  assert.equal([answers, scope.done], [["/assets/main-2.js"], []]);
  await fire("message", { data: "release.accepted", ports: [] });
  assert.equal(scope.done, ["skipped waiting"]);
});

function open(replies: Record<string, () => Response | Promise<Response>> = {}) {
  const { scope, fire, kept, pass } = fakeScope(
    origin,
    { "/app/home": () => shell(), ...replies },
    release.files,
  );
  let isUp = true;
  runWorker(scope, release);
  return {
    scope,
    kept,
    pass,
    fire: async (name: string, event: object = {}) => {
      await fire(name, event);
      if (name === "install" && isUp && !("/app/home" in replies)) {
        isUp = false;
        scope.lose("/app/home");
      }
    },
    /** The worker's reply, or null where it leaves a request alone. */
    fetched: (path: string, asked: Partial<Asked> & { mode?: string; method?: string } = {}) => {
      const { mode = "cors", method = "GET", ...event } = asked;
      let reply: Promise<Response> | null = null;
      void fire("fetch", {
        clientId: "tab",
        request: { url: new URL(path, origin).href, mode, method },
        respondWith: (given: Promise<Response>) => {
          reply = given;
        },
        ...event,
      });
      return reply as Promise<Response> | null;
    },
  };
}

test.run();

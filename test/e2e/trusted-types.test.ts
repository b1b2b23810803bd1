import type { Browser, BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { openPage } from "../support/browser/browser";
import { frontSuite, openDoor } from "../support/browser/front-suite";
import { standInFor } from "../support/browser/stand-in";
import { openReceived } from "../support/received";
import { until } from "../support/until";

type Door = Awaited<ReturnType<typeof openDoor>>;
const test = frontSuite<{ browser: Browser; origin: string; close: Door["close"]; real: Door }>(
  "Trusted Types",
);

const authDomain = "drip-1a2b3.firebaseapp.com";
const realProject = {
  emulatorHost: null,
  projectId: "drip-1a2b3",
  apiKey: "a-key",
  authDomain,
  credentialsFile: null,
};

test.before(async (context) => {
  context.real = await openDoor({ identity: realProject });
});

test.after(({ real }) => real?.close());

/** The page's reaction to each way of turning a text into script. */
const breaches = (page: Page) =>
  page.evaluate(() => {
    const attempts: [name: string, attempt: () => unknown][] = [
      ["markup", () => Object.assign(document.body, { innerHTML: "<img src=x>" })],
      ["markup beside", () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>")],
      ["a frame's document", () => Object.assign(document.createElement("iframe"), { srcdoc: "<p>" })],
      ["a script's text", () => Object.assign(document.createElement("script"), { text: "1" })],
      ["a script's address", () => Object.assign(document.createElement("script"), { src: "/assets/x.js" })],
      ["another worker", () => navigator.serviceWorker.register("/assets/x.js")],
      ["a policy of its own", () => Reflect.get(window, "trustedTypes").createPolicy("evil", {})],
      ["a second default policy", () => Reflect.get(window, "trustedTypes").createPolicy("default", {})],
    ];
    return Promise.all(
      attempts.map(async ([name, attempt]) => {
        try {
          await attempt();
          return `${name}: let in`;
        } catch (thrown) {
          return thrown instanceof TypeError ? "refused" : `${name}: ${thrown}`;
        }
      }),
    );
  });

const everyOne = (count: number) => Array.from({ length: count }, () => "refused");

for (const path of ["/", "/privacy", "/nowhere", "/app", "/app/home", "/app/reset"])
  test(`a text is never run as script on ${path}`, async ({ browser, origin, real }) => {
    for (const door of [origin, real.origin]) {
      const { page } = await openPage(browser);
      await page.goto(door + path, { waitUntil: "load" });
      assert.equal(await breaches(page), everyOne(8), path);
      await page.context().close();
    }
  });

test("the app's own worker is registered", async ({ browser, origin }) => {
  const { page, close } = await openPage(browser);
  await page.goto(`${origin}/app`);
  await until(() =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration("/app"))?.active)),
  );
  await close();
});

test("Firebase's SDK loads Google's scripts under their own policies", async ({ browser, real }) => {
  const { page, close } = await openPage(browser);
  const asked = await standInForLoader(page.context(), real.origin);
  await page.addInitScript({ content: setOpened });
  await page.goto(`${real.origin}/app`);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  const popup = await opening;
  await asked.until("/js/api.js?onload=__iframefcb");
  await asked.until("/_/scs/abc-static/_/js/part");
  await asked.until(`https://${authDomain}/__/auth/iframe`);
  const opened = await page.evaluate(() => Reflect.get(window, "opened"));
  assert.ok(String(opened).startsWith(`https://${authDomain}/__/auth/handler?`), String(opened));
  // Without the stand-in a request that is sent late, or pending, would fail: the page has to be gone before.
  await page.goto("about:blank");
  await popup.close();
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  await close();
});

/** Records the popup's URL, since Chromium replaces it by an error page if nothing replies. */
const setOpened = `{
  const { open } = window;
  window.open = (...all) => {
    window.opened = all[0];
    return open.apply(window, all);
  };
}`;

/** Fakes Google: a loader that creates its policies and loads its second script like Google's, and that script, which opens the frame. */
async function standInForLoader(context: BrowserContext, origin: string) {
  const asked = openReceived();
  const headers = { "access-control-allow-origin": origin, "access-control-allow-headers": "*" };
  await standInFor(context, /^https:/, async (route) => {
    const { href, hostname, pathname, search } = new URL(route.request().url());
    asked.hear(href);
    if (pathname === "/js/api.js")
      await route.fulfill({
        contentType: "text/javascript",
        body: loader(new URLSearchParams(search).get("onload") ?? ""),
      });
    else if (pathname.endsWith("/part")) await route.fulfill({ contentType: "text/javascript", body: part });
    else if (hostname === "identitytoolkit.googleapis.com")
      await route.fulfill({ headers, json: { authorizedDomains: ["127.0.0.1"] } });
    else await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Stand-in</title>" });
  });
  return asked;
}

const loader = (onload: string) => `{
  const same = (text) => text;
  const all = { createHTML: same, createScript: same, createScriptURL: same };
  const policy = trustedTypes.createPolicy("gapi#gapi", all);
  window.gapi = { load: (name, { callback }) => {
    window.partLoaded = callback;
    const script = document.createElement("script");
    script.src = policy.createScriptURL("https://apis.google.com/_/scs/abc-static/_/js/part");
    document.head.append(script);
  } };
  window[${JSON.stringify(onload)}]();
}`;

const part = `{
  const html = trustedTypes.createPolicy("goog#html", { createHTML: (text) => text });
  gapi.iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => ({ open: ({ where, url }, opened) => {
      const holder = document.createElement("div");
      holder.innerHTML = html.createHTML("<iframe></iframe>");
      holder.firstChild.src = url;
      where.append(holder);
      return opened({ restyle: async () => {}, register() {}, ping: async (answer) => answer() });
    } }),
  };
  partLoaded();
}`;

test.run();

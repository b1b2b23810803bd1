// Imported first, since the router patches the history when it is imported.
import "../support/view/happy-dom";

import * as assert from "uvu/assert";
import { signInTexts } from "../../domain/sign-in/texts";
import { openOnDemand } from "../support/browser/on-demand";
import { openNetwork } from "../support/browser/page";
import { settled } from "../support/machines/placeholders";
import { logIn } from "../support/machines/session";
import { user } from "../support/people/user";
import { json, problem } from "../support/server/api";
import { until } from "../support/until";
import { act, cleanup, openUser, render, screen, viewSuite } from "../support/view/dom";

const test = viewSuite("app, wired");
const { BroadcastChannel } = globalThis;
let parts: Awaited<ReturnType<typeof loadParts>>;
let channel: FakeChannel | null = null;
const channels: FakeChannel[] = [];
const posted: [channel: string, message: unknown][] = [];
let close = () => {};

test.before(async () => {
  await openOnDemand();
  parts = await loadParts();
  parts.setUpStyles();
});
test.before.each(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
test.after.each(async () => {
  // An app lives as long as its page. Ending the session stops its timers, so that none fires in another file's test.
  await act(async () => {
    for (const each of channels.splice(0)) each.onmessage?.(sessionEnded);
    await settled();
  });
  cleanup();
  Reflect.deleteProperty(document, "prerendering");
  close();
  Object.assign(globalThis, { BroadcastChannel });
  setCookie("drip_signed_in=; max-age=0");
});

test("a signed-out visitor is redirected to the sign-in, and the requested page is remembered", async () => {
  await open("/app/chat?with=robin");
  await button("Sign in with e-mail");
  assert.equal([address(), remembered()], ["/app", "/app/chat?with=robin"]);
});

test("a signed-in visitor sees the requested page, and the token is refreshed once", async () => {
  const { paths } = await open("/app/chat", { isIn: true });
  await heading("Chat");
  assert.equal([address(), remembered()], ["/app/chat", null]);
  assert.is(paths().filter((path) => path === "/auth/refresh_access_token").length, 1);
});

test("a page uses the chosen appearance, and its tabs show the ping counts", async () => {
  localStorage.setItem("drip.appearance", "dark");
  await open("/app/schedule", { isIn: true });
  await until(() => screen.queryByText(/2 new messages/));
  assert.is(document.documentElement.dataset.appearance, "dark");
});

test("opening the sign-in while signed in leads to the remembered page, once", async () => {
  sessionStorage.setItem("drip.return-path", "/app/schedule?week=3");
  await open("/app", { isIn: true });
  await heading("Your week");
  assert.equal([address(), remembered()], ["/app/schedule?week=3", null]);
});

test("without a remembered page sign-in leads home, and the account takes the device's time zone", async () => {
  const { requests } = await open("/app", { isIn: true, me: user({ time_zone: "Pacific/Kiritimati" }) });
  await heading("Game on!");
  await until(() => address() === "/app/home");
  assert.is(remembered(), null);
  const change = requests.find(({ method }) => method === "PATCH");
  assert.equal(
    [change?.url, await change?.json()],
    [`${location.origin}/user/user_id/u1`, { time_zone: zone }],
  );
});

test("a restored session with a forced password change shows no page but the dialog", async () => {
  await open("/app/chat", { isIn: true, refresh: () => json({ ...logIn(), must_change_password: true }) });
  await until(() => screen.queryByRole("dialog", { name: "Pick a new password" }));
  assert.equal([address(), remembered()], ["/app", "/app/chat"]);
});

test("a session ended by the server, or by a ban, shows why and remembers the page", async () => {
  for (const [code, text] of [
    ["AUTH_401_JWT", signInTexts.over],
    ["AUTH_401_BANNED", signInTexts.bannedHere],
  ] as const) {
    await open("/app/chat", { isIn: true, refresh: () => problem(code) });
    await button("Sign in with e-mail");
    await until(() => screen.queryAllByRole("alert").some(({ textContent }) => textContent === text));
    assert.equal([address(), remembered()], ["/app", "/app/chat"]);
    cleanup();
    sessionStorage.clear();
  }
});

test("a sign-out in another tab replaces the page by the sign-in and remembers none", async () => {
  await open("/app/chat", { isIn: true });
  await heading("Chat");
  sessionStorage.setItem("drip.return-path", "/app/schedule");
  const { length } = history;
  const { state } = history;
  await act(async () => {
    channel?.onmessage?.(sessionEnded);
    await settled();
  });
  await button("Sign in with e-mail");
  assert.equal([address(), remembered(), history.length - length], ["/app", null, 0]);
  assert.is.not(history.state, state);
  assert.ok(screen.getAllByRole("alert").every(({ textContent }) => textContent === ""));
});

test("a sign-out in another tab leaves the sign-in page as it is", async () => {
  const { paths } = await open("/app?from=mail", { isIn: true, me: user({ role: "default" }) });
  await until(() => screen.queryByRole("dialog", { name: "On the bench." }));
  await openUser().click(screen.getByRole("button", { name: "Sign out" }));
  await until(() => paths().includes("/auth/log_out"));
  assert.is(address(), "/app?from=mail");
});

test("a prerendered sign-in page loads its dialogs once it is activated", async () => {
  Object.assign(document, { prerendering: true });
  await open("/app");
  const email = await button("Sign in with e-mail");
  await openUser().click(email);
  await act(settled);
  assert.is(email.getAttribute("aria-busy"), "true");
  Object.assign(document, { prerendering: false });
  await act(async () => void document.dispatchEvent(new Event("prerenderingchange")));
  await until(() => screen.queryByRole("dialog"));
});

test("a call that shows the overlay covers the page until it is answered", async () => {
  let answer = (_reply: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { app } = await open("/app", { password: () => held });
  const isCovering = async () => (await app.overlays)?.busy.getSnapshot().value === "covering";
  await openUser().click(await button("Sign in with e-mail"));
  await until(() => screen.queryByRole("dialog"));
  await openUser().type(screen.getByLabelText("E-mail address"), "robin@example.com");
  await until(() => !screen.getByRole("button", { name: "Next" }).hasAttribute("aria-disabled"));
  await openUser().click(screen.getByRole("button", { name: "Next" }));
  await until(() => screen.queryByRole("button", { name: "Reset" }));
  assert.is(await isCovering(), false);
  await openUser().click(screen.getByRole("button", { name: "Reset" }));
  await until(isCovering);
  answer(json({ sent: 1 }));
  await until(async () => !(await isCovering()));
});

test("a list of Needs you that could not be read is no empty one on Dings", async () => {
  const { paths } = await open("/app/dings", { isIn: true });
  await until(() => paths().includes("/ding") && screen.queryAllByRole("button", { name: "Try again" })[0]);
  await act(settled);
  assert.is(screen.queryByText(/Not a single ding|Nothing needs you/), null);
});

test("a verified address is told to the other tabs, and a waiting tab that hears of it asks at once", async () => {
  const account = {
    full_name: "Robin Reyes",
    email_address: "robin@example.com",
    created_at: "2026-11-22T10:00:00.000Z",
    is_this_browser: true,
    takes_number: true,
    has_password: true,
  };
  await open("/app/verify#a-token", {
    verify: (pathname) => json(pathname.endsWith("preview") ? account : { verified: true }),
  });
  await openUser().click(await button("Yes, it's me"));
  await heading("It's you.");
  assert.equal(
    posted.filter(([name]) => name === "drip.proof"),
    [["drip.proof", { type: "address.proven" }]],
  );
  cleanup();
  const { paths } = await open("/app/next?team", {
    isIn: true,
    me: user({ is_email_address_verified: false }),
  });
  await until(() => screen.queryByRole("dialog", { name: "Check your inbox." }));
  const asked = () => paths().filter((path) => path === "/user/me").length;
  const before = asked();
  await act(async () => {
    for (const each of channels.filter(({ name }) => name === "drip.proof"))
      each.onmessage?.({ data: { type: "address.proven" } } as MessageEvent);
    await settled();
  });
  assert.is(asked(), before + 1);
});

test("the token of a mail's link is removed from the address before anything else runs", async () => {
  await open("/app/reset#a-token");
  assert.is(location.hash, "");
  await until(() => screen.queryByRole("heading", { level: 1 }));
});

test("errors before telemetry starts are reported once it does: page, promise, screen and reply", async () => {
  const { error } = console;
  const logged: unknown[] = [];
  console.error = (...words: unknown[]) => void logged.push(...words);
  const config = document.createElement("script");
  config.type = "application/json";
  config.id = "drip-config";
  const sentry = { dsn: "https://key@sentry.example/1", environment: "test" };
  config.textContent = JSON.stringify({ telemetry: { sentry, analytics: null } });
  document.body.append(config);
  Object.assign(document, { prerendering: true });
  const { app, requests } = await open("/app", {
    isIn: true,
    refresh: () => new Response("", { status: 500 }),
  });
  dispatchEvent(Object.assign(new Event("error"), { error: new TypeError("the page") }));
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new TypeError("a promise") }));
  app.reportFault({ renderError: new TypeError("a screen") });
  const reports = () => requests.filter(({ url }) => url.startsWith("https://sentry.example"));
  await act(settled);
  assert.equal([reports().length, logged], [0, []]);
  Object.assign(document, { prerendering: false });
  await act(async () => void document.dispatchEvent(new Event("prerenderingchange")));
  await until(() => reports().length === 4);
  console.error = error;
  const told = (await Promise.all(reports().map((report) => report.text()))).join();
  for (const what of ["the page", "a promise", "a screen", "Status 500"]) assert.match(told, what);
  assert.equal(logged.map(String).sort(), ["TypeError: a screen", "Unforeseen reply: status 500, code null"]);
});

class FakeChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor(readonly name: string) {
    if (name === "drip.session") channel = this;
    channels.push(this);
  }
  postMessage(message: unknown) {
    posted.push([this.name, message]);
  }
  close() {}
}

/** Another tab's message, with a higher generation than any here. */
const sessionEnded = { data: { type: "session.ended", generation: 9 } } as MessageEvent;

async function loadParts() {
  const [{ openApp }, { App }, { setUpStyles }] = await Promise.all([
    import("../../src/app/open-app"),
    import("../../src/app"),
    import("../../src/ui/base/style-setup"),
  ]);
  return { openApp, App, setUpStyles };
}

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const address = () => location.pathname + location.search;
const remembered = () => sessionStorage.getItem("drip.return-path");

/** Waits for lazily loaded code without a time limit. */
async function button(name: string) {
  await until(() => screen.queryByRole("button", { name }));
  return screen.getByRole("button", { name });
}
const heading = (name: string) => until(() => screen.queryByRole("heading", { level: 1, name }));

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: replaces the server's cookie
  document.cookie = text;
}

type Replies = {
  refresh?: () => Response;
  password?: () => Promise<Response>;
  verify?: (pathname: string) => Response;
};

/** The whole app on this page, with replies for one user. */
async function open(
  path: string,
  {
    isIn = false,
    me = user(),
    refresh = () => json(logIn()),
    password = async () => json({ sent: 1 }),
    verify = () => problem("REQUEST_503_UNAVAILABLE"),
  }: Replies & { isIn?: boolean; me?: ReturnType<typeof user> } = {},
) {
  history.replaceState(null, "", path);
  if (isIn) setCookie("drip_signed_in=1");
  const network = openNetwork(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === "/auth/refresh_access_token") return refresh();
    if (pathname === "/auth/reset_password") return password();
    if (pathname === "/auth/log_out") return json({ logged_out: true });
    if (pathname === "/user/me") return json(me);
    if (pathname === "/user/user_id/u1") return json(me);
    if (pathname === "/ding") return json({ items: [], next_after: null });
    if (pathname.startsWith("/auth/verify_email_address")) return verify(pathname);
    if (pathname === "/user/me/pings")
      return json({ last_new_ping_at: null, new_feed_cards: 0, new_messages: 2, new_notifications: 0 });
    if (pathname === "/user/email_address/validate")
      return json({ available: false, provider: "drip", formatted_provider: "Drip" });
    return problem("REQUEST_503_UNAVAILABLE");
  });
  close = network.close;
  const app = parts.openApp(window);
  const { App } = parts;
  const opened = await app.overlays;
  if (!opened) throw new Error("Nothing floats above the screens");
  render(
    <>
      <App signIn={{ onGoogle() {}, onEmail() {} }} screens={app.screens} />
      <opened.Overlays toasts={opened.toasts} busy={opened.busy} />
    </>,
  );
  return { ...network, app };
}

test.run();

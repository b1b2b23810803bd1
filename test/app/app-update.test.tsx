import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { updateTexts } from "../../domain/app-update/app-update";
import { toastsMachine } from "../../machines/toasts/toasts.machine";
import { wireAppUpdate } from "../../src/app/app-update.part";
import { createToasts } from "../../src/controls/toasts/create-toasts";
import { ToastsView } from "../../src/controls/toasts/toasts-view";
import { openListened } from "../support/browser/listened";
import { settled } from "../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite } from "../support/view/dom";

const test = viewSuite("app update, wired");
const { NODE_ENV } = process.env;

test.before.each(() => {
  Object.assign(process.env, { NODE_ENV: "production" });
});
test.after.each(() => {
  if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, "NODE_ENV");
  else Object.assign(process.env, { NODE_ENV });
});

test("a release whose scripts the server no longer has is offered once, and a press reloads", async () => {
  const { tell, reloads, leave } = open();
  await tell("script.missing");
  await tell("script.missing");
  assert.equal(
    screen.getAllByRole("listitem").map(({ textContent }) => textContent?.includes("New version ready.")),
    [true],
  );
  assert.match(screen.getAllByRole("status")[0]?.textContent ?? "", updateTexts.announcement);
  assert.equal(reloads, []);
  await openUser().click(screen.getByRole("button", { name: "Reload" }));
  assert.equal(reloads, ["reload"]);
  await leave();
});

test("the offer stays until it is accepted or dismissed", async () => {
  const { tell, toasts, leave } = open();
  await tell("script.missing");
  const [toast] = toasts.getSnapshot().context.toasts;
  assert.is(toast?.getSnapshot().context.toast.duration, Number.POSITIVE_INFINITY);
  await leave();
});

test("only a page of a built app in a browser with service workers checks for releases", async () => {
  for (const [change, wanted] of [
    [{}, 1],
    [{ path: "/privacy" }, 0],
    [{ hasWorkers: false }, 0],
    [{ environment: "development" }, 0],
  ] as const) {
    const { names, leave } = open(change);
    assert.is(names().filter((name) => name === "online").length, wanted, JSON.stringify(change));
    await leave();
  }
});

function open({ path = "/app/home", hasWorkers = true, environment = "production" } = {}) {
  Object.assign(process.env, { NODE_ENV: environment });
  const container = Object.assign(new EventTarget(), {
    startMessages() {},
    register: async () => Object.assign(new EventTarget(), { waiting: null, installing: null }),
  });
  const state = { onLine: true };
  const navigator = { ...(hasWorkers && { serviceWorker: container }) };
  Object.defineProperty(navigator, "onLine", { get: () => state.onLine });
  const reloads: string[] = [];
  const { page, names } = openListened({
    navigator,
    document: Object.assign(new EventTarget(), {
      visibilityState: "visible",
      readyState: "complete",
      querySelector: () => null,
    }),
    location: { pathname: path, reload: () => reloads.push("reload") },
    requestIdleCallback: (run: () => void) => run(),
  });
  const toasts = createActor(toastsMachine).start();
  render(<ToastsView actor={toasts} />);
  wireAppUpdate(page as unknown as Window, createToasts(toasts));
  const tell = async (data: string) => {
    await act(settled);
    container.dispatchEvent(Object.assign(new Event("message"), { data }));
    await act(settled);
  };
  /** Offers a release, after which no timer is left. */
  const leave = async () => {
    await tell("script.missing");
    toasts.stop();
  };
  return { tell, names, reloads, toasts, leave };
}

test.run();

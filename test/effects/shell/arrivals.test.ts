// Imported first, since the router patches the history when it is imported.
import "../../support/view/happy-dom";

import * as assert from "uvu/assert";
import { navigate } from "wouter/use-browser-location";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { saveArrivals } from "../../../src/effects/shell/arrivals.effects";
import { settled } from "../../support/machines/placeholders";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("arrivals");

const { getClientRects } = HTMLElement.prototype;
let stop = () => {};
test.before.each(() => {
  HTMLElement.prototype.getClientRects = function () {
    return [...(this.closest("[hidden]") ? [] : [new DOMRect(0, 0, 1, 1)])] as unknown as DOMRectList;
  };
});
test.after.each(() => {
  stop();
  HTMLElement.prototype.getClientRects = getClientRects;
});

test("the first page leaves the focus alone; the next is scrolled to its top and its heading focused", async () => {
  const paths = open("/app/home", "Home field");
  assert.equal([paths, focused()], [["/app/home"], "BODY"]);
  window.scrollTo(0, 300);
  navigate("/app/chat");
  assert.equal([paths, focused()], [["/app/home", "/app/chat"], "BODY"]);
  await draw("Chat");
  assert.equal([focused(), window.scrollY], ["Chat", 0]);
});

test("Back restores the scroll position, also after a reload", async () => {
  open("/app/home", "Home field");
  const { state } = history;
  window.scrollTo(0, 300);
  navigate("/app/chat");
  await draw("Chat");
  window.scrollTo(0, 40);
  dispatchEvent(new Event("pagehide"));
  stop();
  document.body.replaceChildren();
  window.scrollTo(0, 0);

  open("/app/chat", "Chat", history.state);
  assert.equal([focused(), window.scrollY], ["BODY", 40]);
  History.prototype.replaceState.call(history, state, "", "/app/home");
  dispatchEvent(new Event("popstate"));
  await draw("Home field");
  assert.equal([focused(), window.scrollY], ["Home field", 300]);
});

test("Back restores it even when the page is rendered before the listener is attached", async () => {
  open("/app/home", "Home field");
  const { state } = history;
  window.scrollTo(0, 300);
  navigate("/app/chat");
  await draw("Chat");
  History.prototype.replaceState.call(history, state, "", "/app/home");
  await draw("Home field");
  dispatchEvent(new Event("popstate"));
  assert.equal([focused(), window.scrollY], ["Home field", 300]);
});

test("another page at the same URL is handled as a new one", async () => {
  open("/app/home", "Rain delay.");
  await draw("Home field");
  assert.is(focused(), "Home field");
  const input = document.createElement("input");
  document.body.append(input);
  input.focus();
  await settled();
  assert.is(document.activeElement, input);
});

test("the heading is awaited until rendered, and an open dialog keeps the focus", async () => {
  open("/app/home", "Home field");
  navigate("/app/chat");
  await draw("Chat", (main) => {
    main.hidden = true;
  });
  assert.is(focused(), "BODY");
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  await draw("Chat");
  document.body.append(dialog);
  assert.is(focused(), "Chat");
  navigate("/app/dings");
  await draw("Dings", (main) => main.before(dialog));
  assert.is.not(focused(), "Dings");
});

test("a change of the query moves nothing, and the history state keeps its other keys", () => {
  const paths = open("/app/home?settings", "Home field", { of: "the router" });
  window.scrollTo(0, 120);
  navigate("/app/home", { replace: true, state: history.state });
  assert.equal([paths, window.scrollY], [["/app/home"], 120]);
  assert.equal(Object.keys(history.state).sort(), ["entry", "of"]);
});

test("invalid stored positions are ignored", () => {
  for (const text of ["{", "7", '[["a"],[1,2],null]']) {
    sessionStorage.setItem("drip.positions", text);
    open("/app/home", "Home field", { entry: "a" });
    assert.is(window.scrollY, 0);
    stop();
  }
});

test("what is rendered beside an existing page takes neither the focus nor the scroll position", async () => {
  open("/app/home", "Home field");
  window.scrollTo(0, 120);
  document.body.prepend(page("Settings"));
  await settled();
  assert.equal([focused(), window.scrollY], ["BODY", 120]);
});

test("only the next page's heading is focused, even when other headings stand before it", async () => {
  open("/app/home", "Home field");
  navigate("/app/chat");
  const banner = document.createElement("h1");
  banner.textContent = "Drip";
  document.body.prepend(banner);
  await settled();
  assert.is(focused(), "BODY");
  document.body.prepend(page("Chat"));
  await settled();
  assert.is(focused(), "Chat");
  document.body.prepend(page("Somebody's profile"));
  await settled();
  assert.is(focused(), "Chat");
});

test("a heading is focused without entering the tab order and without scrolling", async () => {
  const { focus } = HTMLElement.prototype;
  const ways: unknown[] = [];
  HTMLElement.prototype.focus = function (options) {
    ways.push(options);
    focus.call(this, options);
  };
  open("/app/home", "Home field");
  navigate("/app/chat");
  await draw("Chat");
  HTMLElement.prototype.focus = focus;
  assert.equal([ways, document.activeElement?.getAttribute("tabindex")], [[{ preventScroll: true }], "-1"]);
});

test("a page that is too short at first is scrolled once it is long enough, and no more after somebody has scrolled", async () => {
  for (const [isScrolled, end] of [
    [false, 300],
    [true, 67],
  ] as const) {
    open("/app/home", "Home field");
    const { state } = history;
    window.scrollTo(0, 300);
    navigate("/app/chat");
    await draw("Chat");
    const { scrollTo } = window;
    let length = 67;
    window.scrollTo = ((left: number, top: number) =>
      scrollTo(left, Math.min(top, length))) as typeof scrollTo;
    History.prototype.replaceState.call(history, state, "", "/app/home");
    dispatchEvent(new Event("popstate"));
    await draw("Home field");
    assert.is(window.scrollY, 67);
    if (isScrolled) dispatchEvent(new Event("wheel"));
    length = 1_000;
    document.body.append(document.createElement("p"));
    await settled();
    assert.is(window.scrollY, end);
    window.scrollTo = scrollTo;
    stop();
    document.body.replaceChildren();
  }
});

test("the browser's own scroll restoration is turned off", () => {
  history.scrollRestoration = "auto";
  open("/app/home", "Home field");
  assert.is(history.scrollRestoration, "manual");
});

test("a page that replaces another is reported and focused", async () => {
  const paths = open("/app/home", "Home field");
  navigate("/app/chat", { replace: true });
  await draw("Chat");
  assert.equal([paths, focused()], [["/app/home", "/app/chat"], "Chat"]);
});

test("the position is stored before the router renders the next page", async () => {
  const drawShorter = () => window.scrollTo(0, 0);
  addEventListener("pushState", drawShorter);
  open("/app/home", "Home field", { entry: "home" });
  window.scrollTo(0, 300);
  navigate("/app/chat");
  removeEventListener("pushState", drawShorter);
  dispatchEvent(new Event("pagehide"));
  assert.equal(kept()[0], ["home", 300]);
});

test("the last fifty positions are kept, the oldest dropped first", () => {
  const before = Array.from({ length: 50 }, (_, at) => [`page-${at}`, at]);
  sessionStorage.setItem("drip.positions", JSON.stringify(before));
  open("/app/home", "Home field", { entry: "page-0" });
  window.scrollTo(0, 300);
  navigate("/app/chat", { state: { entry: "chat" } });
  window.scrollTo(0, 40);
  dispatchEvent(new Event("pagehide"));
  assert.equal(kept(), [...before.slice(2), ["page-0", 300], ["chat", 40]]);
});

test("stored positions of another format are ignored and dropped", () => {
  sessionStorage.setItem("drip.positions", '[["a","40"],[7,8],["b",9]]');
  window.scrollTo(0, 5);
  open("/app/home", "Home field", { entry: "a" });
  assert.is(window.scrollY, 0);
  dispatchEvent(new Event("pagehide"));
  assert.equal(kept(), [
    ["b", 9],
    ["a", 0],
  ]);
});

test("an entry whose state is no object gets its key all the same", () => {
  open("/app/home", "Home field", "of another make");
  assert.equal(Object.keys(history.state), ["entry"]);
});

test("after stopping, nothing is scrolled or focused", async () => {
  const paths = open("/app/home", "Home field");
  stop();
  navigate("/app/chat");
  await draw("Chat");
  assert.equal([paths, focused()], [["/app/home"], "BODY"]);
  open("/app/home", "Home field");
  stop();
  await draw("Rain delay.");
  assert.is(focused(), "BODY");
});

const kept = () => JSON.parse(sessionStorage.getItem("drip.positions") ?? "null");

/** A rendered page at this URL, and the paths reported since. */
function open(address: string, title: string, state: unknown = null) {
  const paths: string[] = [];
  history.replaceState(state, "", address);
  document.body.replaceChildren(page(title));
  stop = saveArrivals(
    window,
    createSafeStorage(() => sessionStorage),
    (path) => paths.push(path),
  );
  return paths;
}

function page(title: string) {
  const main = document.createElement("main");
  const heading = document.createElement("h1");
  heading.textContent = title;
  main.append(heading);
  return main;
}

async function draw(title: string, change: (main: HTMLElement) => void = () => {}) {
  const main = page(title);
  document.body.replaceChildren(main);
  change(main);
  await settled();
}

const focused = () =>
  document.activeElement === document.body ? "BODY" : document.activeElement?.textContent;

test.run();

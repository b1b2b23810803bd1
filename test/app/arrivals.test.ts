// Imported first, since the router patches the history when it is imported.
import "../support/view/happy-dom";

import * as assert from "uvu/assert";
import { navigate } from "wouter/use-browser-location";
import { wireArrivals } from "../../src/app/arrivals.part";
import { namePage } from "../../src/effects/shell/page-name.effects";
import { opened, openSession } from "../support/machines/session";
import { viewSuite } from "../support/view/dom";

const test = viewSuite("arrivals, wired");
const pings = { last_new_ping_at: null, new_feed_cards: 3, new_messages: 0, new_notifications: 0 };

test("the title names the page with its ping count, which goes with the session", () => {
  const { session } = open();
  assert.is(document.title, "Home field · Drip");
  session.send(opened());
  session.send({ type: "pings.counted", pings });
  assert.is(document.title, "(3) Home field · Drip");
  navigate("/app/chat");
  assert.is(document.title, "(3) Chat · Drip");
  session.send({ type: "sign-out.chosen" });
  assert.is(document.title, "Chat · Drip");
});

test("a page can set its own title until another page is shown", () => {
  const { session } = open();
  navigate("/app/team/1");
  assert.is(document.title, "Team · Drip");
  namePage(window, "Comets");
  assert.is(document.title, "Comets · Drip");
  session.send(opened());
  session.send({ type: "pings.counted", pings });
  assert.is(document.title, "(3) Comets · Drip");
  namePage(window, "Stars");
  assert.is(document.title, "(3) Stars · Drip");
  navigate("/app/team/2");
  assert.is(document.title, "(3) Team · Drip");
});

test("an unchanged title is not written again", () => {
  const { session } = open();
  const text = document.querySelector("title")?.firstChild;
  session.send(opened());
  assert.ok(text);
  assert.is(document.querySelector("title")?.firstChild, text);
});

test("the scroll position of a page is stored for a reload", () => {
  open();
  window.scrollTo(0, 300);
  dispatchEvent(new Event("pagehide"));
  assert.equal(
    JSON.parse(sessionStorage.getItem("drip.positions") ?? "[]").map(([, top]: [string, number]) => top),
    [300],
  );
});

function open() {
  history.replaceState(null, "", "/app/home");
  document.title = "";
  const { session } = openSession();
  wireArrivals(session, window);
  return { session };
}

test.run();

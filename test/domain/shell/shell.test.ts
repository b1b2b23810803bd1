import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dialogOn } from "../../../domain/shell/dialogs";
import { badgeText, pageName, pageTitle, pingsOn, spokenCount } from "../../../domain/shell/shell";

const test = suite("shell");

test("a badge shows up to 99, and its label has the exact count", () => {
  assert.equal([1, 99, 100, 4_000].map(badgeText), ["1", "99", "99+", "99+"]);
  assert.equal(
    [spokenCount(1, "message", "messages"), spokenCount(120, "message", "messages")],
    ["1 new message", "120 new messages"],
  );
});

test("a title names the screen, with the count of new feed cards in front", () => {
  assert.is(pageTitle("/app/home", 0), "Home field · Drip");
  assert.is(pageTitle("/app/home", 3), "(3) Home field · Drip");
  assert.is(pageTitle("/app/next", 120), "(120) First base · Drip");
  assert.is(pageTitle("/app/nowhere", 0), "Out of bounds · Drip");
  assert.is(pageTitle("constructor", 0), "Out of bounds · Drip");
});

test("every page has a name, and an unknown address has the 404's", () => {
  const paths = ["/app", "/app/reset", "/app/verify", "/app/home", "/app/next", "/app/chat", "/app/schedule"];
  assert.equal([...paths, "/app/dings", "/gallery", "/app/", "/app/home/"].map(pageName), [
    "Sign in",
    "Your temporary password",
    "Your e-mail address",
    "Home field",
    "First base",
    "Chat",
    "Schedule",
    "Dings",
    "Gallery",
    "Out of bounds",
    "Out of bounds",
  ]);
});

test("three pages show a kind of pings, and opening them marks it seen", () => {
  const paths = ["/app/home", "/app/next", "/app/chat", "/app/schedule", "/app/dings", "/app", "/nowhere"];
  assert.equal(paths.map(pingsOn), [
    "feed_card",
    undefined,
    "message",
    undefined,
    "notification",
    undefined,
    undefined,
  ]);
});

test("a page's query opens its own dialogs only", () => {
  const open = (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://drip.example");
    return dialogOn(pathname, searchParams);
  };
  assert.is(open("/app/home?settings"), "settings");
  assert.is(open("/app/home?first_run=1&settings=family"), "settings");
  for (const address of ["/app/home", "/app/home?teams", "/app/chat?settings", "/app?settings"])
    assert.is(open(address), undefined, address);
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { badgeText, kindOf, pageName, pageTitle, shellPaths, spokenCount } from "../../../domain/shell/shell";

const test = suite("shell");

test("a badge shows up to 99, and its exact count is spoken", () => {
  assert.equal([1, 99, 100, 4_000].map(badgeText), ["1", "99", "99+", "99+"]);
  assert.equal(
    [spokenCount(1, "message", "messages"), spokenCount(120, "message", "messages")],
    ["1 new message", "120 new messages"],
  );
});

test("a title names the screen, with the count of new feed cards in front when above 0", () => {
  assert.is(pageTitle("/app/home", 0), "Home field · Drip");
  assert.is(pageTitle("/app/home", 3), "(3) Home field · Drip");
  assert.is(pageTitle("/app/next", 120), "(120) First base · Drip");
  assert.is(pageTitle("/app/nowhere", 0), "Out of bounds · Drip");
  assert.is(pageTitle("constructor", 0), "Out of bounds · Drip");
});

test("every page has a name, and three of them show what is new", () => {
  assert.equal(["/app", "/app/reset", "/app/verify", ...shellPaths, "/gallery"].map(pageName), [
    "Sign in",
    "Your temporary password",
    "Your e-mail address",
    "Home field",
    "First base",
    "Chat",
    "Schedule",
    "Dings",
    "Gallery",
  ]);
  assert.equal(
    shellPaths.map((path) => kindOf[path]),
    ["feed_card", undefined, "message", undefined, "notification"],
  );
});

test.run();

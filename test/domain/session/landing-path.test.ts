import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isFirstRun, withoutFirstRun } from "../../../domain/account/first-run";
import { landingPath } from "../../../domain/session/landing-path";

const test = suite("landing path");

test("the remembered path comes first, then a finished onboarding, then home", () => {
  assert.is(landingPath({ returnPath: "/app/chat?x=1", hasJustOnboarded: true }), "/app/chat?x=1");
  assert.is(landingPath({ returnPath: null, hasJustOnboarded: true }), "/app/next?first_run=1");
  assert.is(landingPath({ returnPath: null, hasJustOnboarded: false }), "/app/home?first_run=1");
});

test("removing the flag changes nothing else in the address", () => {
  assert.is(isFirstRun("?first_run=1"), true);
  assert.is(isFirstRun("?first_run=0"), false);
  assert.is(withoutFirstRun("?first_run=1"), "");
  assert.is(withoutFirstRun("?a=1&first_run=1&b=2"), "?a=1&b=2");
  assert.is(withoutFirstRun("?q=%2526&first_run=1&r=a+b%20c&&s"), "?q=%2526&r=a+b%20c&&s");
  assert.is(withoutFirstRun("?first%5Frun=1&q=%E0%A4%A"), "?q=%E0%A4%A");
});

test.run();

// Imported first, since the router patches the history when it is imported.
import "../../support/view/happy-dom";

import * as assert from "uvu/assert";
import { fromCallback, fromPromise } from "xstate";
import { isFirstRun, withoutFirstRun } from "../../../domain/account/first-run";
import type { ZoneSeen } from "../../../domain/account/time-zone";
import { timeZoneMachine } from "../../../machines/account/time-zone.machine";
import { MemberScreen } from "../../../src/screens/session/member.screen";
import { openPlaceholders } from "../../support/machines/placeholders";
import { opened, openSession, refreshed } from "../../support/machines/session";
import { user } from "../../support/people/user";
import { act, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("member's page");

test("a visitor without access is redirected to the sign-in, and the whole address is remembered", () => {
  const { remembered, entries } = open("/app/schedule?week=3");
  assert.equal([remembered, address(), entries()], [["/app/schedule?week=3 at /app/schedule"], "/app", 0]);
});

test("the address is remembered unchanged", () => {
  for (const path of ["/app/home?q=%2526", "/app/chat?q=%25&r=%20+&s=%C3%A9", "/app/home?q=%E0%A4%A"])
    assert.equal(open(path).remembered, [`${path} at /app/${path.slice(5, 9)}`]);
});

test("an address without a query is remembered without one", () => {
  assert.equal(open("/app/chat").remembered, ["/app/chat at /app/chat"]);
});

test("a restored session with a forced password change is redirected to the change", async () => {
  const { answer, remembered } = open("/app/home", { hasHint: true });
  assert.equal([remembered, address()], [[], "/app/home"]);
  await act(() => answer("refresh", refreshed(true)));
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal([remembered, address()], [["/app/home at /app/home"], "/app"]);
  assert.is(screen.queryByRole("heading"), null);
});

test("the first visit updates the zone, then the flag is replaced out of the URL", async () => {
  const { calls, answer, entries } = open("/app/home?first_run=1&tab=2", { isIn: true });
  assert.equal(calls, [{ name: "updateTimeZone", input: { userId: "u1", timeZone: "Europe/Oslo" } }]);
  assert.is(address(), "/app/home?first_run=1&tab=2");
  assert.ok(screen.getByRole("heading", { name: "Chalk talk" }));
  await act(() => answer("updateTimeZone", updated));
  assert.equal([address(), entries()], ["/app/home?tab=2", 0]);
});

test("removing the flag leaves the rest of the URL unchanged", async () => {
  const { answer } = open("/app/home?q=%2526&first_run=1", { isIn: true });
  await act(() => answer("updateTimeZone", updated));
  assert.is(address(), "/app/home?q=%2526");
});

test("any other arrival updates the zone as well, by a deep link too", async () => {
  const { calls, answer } = open("/app/schedule?week=3", { isIn: true });
  assert.equal(calls, [{ name: "updateTimeZone", input: { userId: "u1", timeZone: "Europe/Oslo" } }]);
  await act(() => answer("updateTimeZone", updated));
  assert.is(address(), "/app/schedule?week=3");
});

test("a restored session updates it too, and nothing is checked before somebody is signed in", async () => {
  const { names, answer, zones } = open("/app/chat", { hasHint: true });
  assert.equal([names(), zones.calls], [["refresh"], []]);
  await act(() => answer("refresh", refreshed()));
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.is(zones.calls.length, 1);
});

const updated = { kind: "updated", timeZone: "Europe/Oslo" };
const address = () => location.pathname + location.search;

function open(at: string, { hasHint = false, isIn = false } = {}) {
  history.replaceState(null, "", at);
  const { length } = history;
  const { session, ...restoring } = openSession({ hasHint });
  const zones = openPlaceholders();
  if (isIn) session.send(opened());
  const remembered: string[] = [];
  render(
    <MemberScreen
      outOfReach={null}
      session={session}
      rememberPath={(path) => remembered.push(`${path} at ${location.pathname}`)}
      isFirstRun={isFirstRun}
      withoutFirstRun={withoutFirstRun}
      timeZone={timeZoneMachine.provide({
        actors: {
          watchZone: fromCallback<ZoneSeen>(({ sendBack }) =>
            sendBack({ type: "zone.seen", timeZone: "Europe/Oslo" }),
          ),
          updateTimeZone: fromPromise(({ input }) => zones.call("updateTimeZone", input)),
        },
      })}
    >
      <h1>Chalk talk</h1>
    </MemberScreen>,
  );
  const { calls, names, answer } = hasHint ? restoring : zones;
  return { calls, names, answer, zones, remembered, entries: () => history.length - length };
}

test.run();

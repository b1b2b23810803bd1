import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { OwnSession } from "../../../domain/session/device";
import { sessionListMachine } from "../../../machines/session/session-list.machine";
import { SessionList } from "../../../src/features/session/session-list";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("session list");
test.before(setUpStyles);

const session = (change: Partial<OwnSession>): OwnSession => ({
  id: "phone",
  browser: "safari",
  system: "ios",
  created_at: "2026-11-20T17:05:00.000Z",
  last_used_at: new Date().toISOString(),
  is_this_one: true,
  ...change,
});
const computer = session({ id: "computer", browser: "chrome", system: "windows", is_this_one: false });
const listed = (items: OwnSession[], nextAfter: string | null = null) => ({
  kind: "listed",
  items,
  nextAfter,
  tag: null,
});

test("each device is named, and the current one has no button", async () => {
  const { answer } = open();
  assert.ok(screen.getByRole("status", { name: "Looking where you're signed in" }));
  await act(() => answer("read", listed([session({}), computer])));
  const [first, second] = screen.getAllByRole("listitem");
  assert.match(first?.textContent ?? "", /^Safari on iPhone or iPadThis one · signed in /);
  assert.match(
    second?.textContent ?? "",
    /^Chrome on WindowsUsed in the last 24 hours · signed in .*Sign out$/,
  );
  assert.is(screen.getAllByRole("button", { name: /^Sign out/ }).length, 1);
});

test("a device stays listed until the server signed it out", async () => {
  const { answer, calls } = open();
  await act(() => answer("read", listed([session({}), computer])));
  await openUser().click(screen.getByRole("button", { name: /^Sign out Chrome on Windows/ }));
  assert.equal(calls.at(-1), { name: "change", input: { id: "computer", to: null } });
  assert.is(screen.getAllByRole("listitem")[1]?.getAttribute("aria-busy"), "true");
  await act(() => answer("change", { kind: "accepted", item: null }));
  assert.is(screen.queryByText("Chrome on Windows"), null);
});

test("a device that could not be signed out shows the reason in its row", async () => {
  const { answer } = open();
  await act(() => answer("read", listed([session({}), computer])));
  await openUser().click(screen.getByRole("button", { name: /^Sign out Chrome/ }));
  await act(() => answer("change", { kind: "refused", text: "We dropped the ball." }));
  const line = screen.getAllByRole("listitem")[1];
  assert.ok(line?.contains(screen.getByRole("alert")));
  assert.is(line?.getAttribute("aria-busy"), "false");
});

test("a failed read shows the reason and can be retried; further pages can be loaded", async () => {
  const { answer, names } = open();
  await act(() => answer("read", { kind: "refused", text: "Not now." }));
  assert.is(screen.getByRole("alert").textContent, "Not now.");
  await openUser().click(screen.getByRole("button", { name: "Try again" }));
  await act(() => answer("read", listed([session({})], "next")));
  await openUser().click(screen.getByRole("button", { name: "Show more" }));
  assert.is(screen.getByRole("button", { name: "Show more" }).getAttribute("aria-busy"), "true");
  await act(() => answer("read", listed([computer])));
  assert.is(screen.getAllByRole("listitem").length, 2);
  assert.is(screen.queryByRole("button", { name: "Show more" }), null);
  assert.equal(names(), ["read", "read", "read"]);
});

function open() {
  const placeholders = openPlaceholders();
  const list = createActor(
    sessionListMachine.provide({
      actors: {
        read: fromPromise(({ input }) => placeholders.call("read", input)),
        change: fromPromise(({ input }) => placeholders.call("change", input)),
      },
    }),
    { input: {} },
  ).start();
  render(<SessionList list={list} onBack={() => {}} />);
  return placeholders;
}

test.run();

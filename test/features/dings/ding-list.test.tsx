import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { Ding } from "../../../domain/dings/ding-texts";
import { allReadMachine } from "../../../machines/dings/all-read.machine";
import { dingListMachine } from "../../../machines/dings/ding-list.machine";
import { ringSettingsMachine } from "../../../machines/dings/ring-settings.machine";
import { DingList } from "../../../src/features/dings/ding-list";
import { RingSettings } from "../../../src/features/dings/ring-settings";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, fireEvent, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("dings");

const ding = (change: Partial<Ding>): Ding => ({
  id: "d1",
  kind: "team_let_in",
  team_id: "t1",
  about: { team_name: "Comets" },
  times: 1,
  last_at: new Date().toISOString(),
  is_seen: false,
  is_read: false,
  ...change,
});
const listed = (...items: Ding[]) => ({ kind: "listed", items, nextAfter: null, tag: null });
const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();

function open() {
  const placeholders = openPlaceholders();
  const heard: string[] = [];
  const machine = dingListMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<Ding>, { tag: string | null; after: string | null }>(() =>
        placeholders.call("read"),
      ),
      change: fromPromise<ChangeOutcome<Ding>, Change<Ding>>(({ input }) =>
        placeholders.call("change", input),
      ),
    },
  });
  const allRead = allReadMachine.provide({
    actors: { markAll: fromPromise(({ input }) => placeholders.call("markAll", input)) },
  });
  render(
    <DingList
      machine={machine}
      allRead={allRead}
      news=""
      onGo={(path) => heard.push(path)}
      empty={<p>Not a single ding.</p>}
      lead={<p>Nothing needs you.</p>}
      end={null}
    />,
  );
  return { ...placeholders, heard };
}

test("an event's time has its zone beside it on a device whose clock differs, and only then", async () => {
  const { answer } = open();
  // In whatever zone the tests run.
  const moved = (id: string, hoursLater: number) => {
    const starts = new Date("2026-11-28T10:00:00").getTime() + hoursLater * 3_600_000;
    const game = {
      kind: "game",
      title: "Game",
      opponent: null,
      timing: "timed",
      starts_local: "2026-11-28T10:00:00",
      starts_at: new Date(starts).toISOString(),
      time_zone: "America/Denver",
    };
    return ding({ id, kind: "moved", about: { team_name: "Comets", event_id: id, event: game } });
  };
  await answer("read", listed(moved("e1", 0), moved("e2", 1)));
  assert.ok(screen.getByText(/ · Sat, Nov 28, 10:00 · Comets$/));
  assert.ok(screen.getByText(/ · Sat, Nov 28, 10:00 Denver time · Comets$/));
});

test("news are listed by day; a press reads one and opens what it is about", async () => {
  const { answer, calls, heard } = open();
  const older = ding({ id: "d2", kind: "team_declined", last_at: yesterday, is_read: true });
  const newer = ding({});
  await act(() => answer("read", listed(newer, older)));
  assert.equal(
    screen.getAllByRole("heading").map(({ textContent }) => textContent?.trim()),
    ["News", "Today", "Yesterday"],
  );
  assert.is(screen.getAllByText("New").length, 1);
  assert.is(screen.queryByRole("link", { name: "No spot at Comets this time." }), null);
  fireEvent.click(screen.getByRole("link", { name: "You're in at Comets." }));
  assert.equal(heard, ["/app/team/t1"]);
  assert.equal(calls.at(-1), { name: "change", input: { id: "d1", to: { ...newer, is_read: true } } });
  assert.is(screen.queryByText("New"), null, "before the server has answered");
});

test("All read marks up to the newest, and is gone when nothing is new", async () => {
  const { answer, calls } = open();
  const one = ding({});
  await act(() => answer("read", listed(one)));
  fireEvent.click(screen.getByRole("button", { name: "All read" }));
  assert.equal(calls.at(-1), { name: "markAll", input: { upTo: one.last_at } });
  await act(() => answer("markAll", { kind: "read" }));
  await act(() => answer("read", listed({ ...one, is_read: true })));
  assert.is(screen.queryByRole("button", { name: "All read" }), null);
});

test("without news there is the poster alone", async () => {
  const { answer } = open();
  await act(() => answer("read", listed()));
  assert.ok(screen.getByText("Not a single ding."));
  assert.is(screen.queryByText("Nothing needs you."), null);
});

const saved = {
  talk: "all",
  is_quiet: true,
  quiet_from: "21:00",
  quiet_to: "07:00",
  digest: "daily",
  version: 1,
};

async function openSettings(onBlockedPeople = () => {}) {
  const { answer, call, calls } = openPlaceholders();
  const actors = {
    read: fromPromise(() => call("read")),
    save: fromPromise(({ input }) => call("save", input)),
  };
  render(
    <RingSettings
      machine={ringSettingsMachine.provide({ actors } as never)}
      pushSubscription={null}
      stoppedMail={null}
      onBlockedPeople={onBlockedPeople}
    />,
  );
  assert.is(
    screen.queryByRole("button", { name: "Blocked people" }),
    null,
    "nothing that would move stands before the settings are read",
  );
  await act(() => answer("read", { kind: "read", rings: saved }));
  return { answer, calls };
}

test("mails of changes always come, and say so; the other kinds are switched one by one", async () => {
  const { answer, calls } = await openSettings();
  const isOn = (name: string) => screen.getByRole("switch", { name }).getAttribute("aria-checked");
  const press = (name: string) => act(() => fireEvent.click(screen.getByRole("switch", { name })));
  assert.ok(screen.getByText("Mails about changes, invitations and your account always come."));
  const summaryKinds = ["Chat in the summary", "Posts in the summary"];
  assert.equal([isOn("Reminders to answer"), ...summaryKinds.map(isOn)], ["true", "true", "true"]);
  await press("Posts in the summary");
  await press("Reminders to answer");
  assert.equal([isOn("Reminders to answer"), ...summaryKinds.map(isOn)], ["false", "true", "false"]);
  await act(() => answer("save", { kind: "read", rings: { ...saved, muted_mails: ["posts"], version: 2 } }));
  const wanted = { ...saved, muted_mails: ["answers", "posts"] };
  assert.equal(calls.at(-1)?.input, { wanted, version: 2 });
  await act(() => answer("save", { kind: "read", rings: { ...wanted, version: 3 } }));
  await press("Daily summary");
  for (const name of summaryKinds) assert.is(screen.queryByRole("switch", { name }), null, "no summary");
  assert.is(isOn("Reminders to answer"), "false");
});

test("what rings is chosen by one press; the two quiet times never meet", async () => {
  let gone = 0;
  const { answer, calls } = await openSettings(() => gone++);
  fireEvent.click(screen.getByRole("button", { name: "Blocked people" }));
  assert.is(gone, 1);
  fireEvent.click(screen.getByRole("radio", { name: "When I'm named" }));
  assert.equal(calls.at(-1)?.input, { wanted: { ...saved, talk: "named" }, version: 1 });
  await act(() => answer("save", { kind: "read", rings: { ...saved, talk: "named", version: 2 } }));
  const from = screen.getByRole("combobox", { name: /From/ });
  assert.is(
    [...from.querySelectorAll("option")].some(({ value }) => value === "07:00"),
    false,
  );
  fireEvent.click(screen.getByRole("switch", { name: "Posts ring" }));
  assert.is(screen.getByRole("switch", { name: "Posts ring" }).getAttribute("aria-checked"), "false");
  await act(() =>
    answer("save", { kind: "read", rings: { ...saved, talk: "named", posts: false, version: 3 } }),
  );
  fireEvent.click(screen.getByRole("switch", { name: "Quiet hours" }));
  assert.is(screen.queryByRole("combobox", { name: /From/ }), null);
  await act(() => answer("save", { kind: "refused", text: "No network." }));
  assert.is(screen.getByRole("alert").textContent, "No network.");
  assert.ok(screen.getByRole("combobox", { name: /From/ }));
});

test.run();

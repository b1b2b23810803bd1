import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { SearchOutcome } from "../../../domain/search/search";
import { finderMachine } from "../../../machines/search/finder.machine";
import { wireFinder } from "../../../src/app/finder.part";
import { Finder } from "../../../src/features/search/finder";
import { ShortcutList } from "../../../src/features/search/shortcut-list";
import { opened, openSession } from "../../support/machines/session";
import { player } from "../../support/people/team";
import { user } from "../../support/people/user";
import { hoursOff, practice } from "../../support/people/week";
import { openClient } from "../../support/server/api";
import { openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("finder");

const index = {
  today: "2026-11-22",
  teams: [{ id: "t1", name: "Comets" }],
  people: [{ teamId: "t1", entry: player() }],
  events: [practice({ team_id: "t1" })],
};

test("while one types, events, people and teams are listed as links", async () => {
  const opened = open({ kind: "read", index });
  const person = openUser();
  const field = screen.getByRole("searchbox", { name: "Search" });
  await person.type(field, "com");
  const teams = await screen.findByRole("region", { name: "Teams" });
  await person.click(within(teams).getByRole("link", { name: "Comets" }));
  assert.equal(opened, ["/app/team/t1"]);
  await person.clear(field);
  await person.type(field, "sam");
  assert.ok(
    within(await screen.findByRole("region", { name: "People" })).getByRole("link", { name: /^Sam R\./ }),
  );
  assert.is(screen.queryByRole("region", { name: "Teams" }), null);
  await person.clear(field);
  await person.type(field, "practice");
  const event = within(await screen.findByRole("region", { name: "Events" })).getByRole("link");
  assert.match(event.getAttribute("href") ?? "", /^\/app\/schedule\?event=t1\./);
  await person.type(field, "x");
  assert.ok(await screen.findByText("Nothing by that name. Try fewer letters."));
  await person.click(screen.getByRole("button", { name: "Search in messages" }));
  assert.is(opened.at(-1), "/app/chat?search");
});

test("an event's time has its zone beside it on a device whose clock differs, and only then", async () => {
  const events = [
    hoursOff(practice({ team_id: "t1" }), 0),
    hoursOff(practice({ team_id: "t1", id: "e2" }), 1),
  ];
  open({ kind: "read", index: { ...index, events } });
  await openUser().type(screen.getByRole("searchbox", { name: "Search" }), "practice");
  const found = within(await screen.findByRole("region", { name: "Events" }));
  assert.equal(
    found.getAllByRole("link").map((link) => link.lastElementChild?.textContent),
    ["", " Chicago time"].map((zone) => `Tue, Nov 24 · 17:30${zone} · Comets · Riverside`),
  );
});

test("a failed read says so and can be repeated", async () => {
  open({ kind: "failed" });
  assert.ok(await screen.findByRole("alert"));
  assert.ok(screen.getByRole("button", { name: "Try again" }));
});

test("messages are offered to adults alone, and what is chosen closes the search", async () => {
  const person = openUser();
  const adult = openDialog("adult");
  await person.click(screen.getByRole("button", { name: "Search in messages" }));
  assert.equal([adult.closed(), location.pathname + location.search], [1, "/app/chat?search"]);
  adult.unmount();
  openDialog("teen");
  assert.ok(screen.getByRole("searchbox", { name: "Search" }));
  assert.is(screen.queryByRole("button", { name: "Search in messages" }), null);
});

test("the list of keys names each", () => {
  render(<ShortcutList />);
  assert.equal(
    screen.getAllByRole("term").map(({ textContent }) => textContent),
    ["/", "T", "N", "←→", "JK", "Esc", "?"],
  );
});

function open(outcome: SearchOutcome) {
  const opened: string[] = [];
  const machine = finderMachine.provide({
    actors: { read: fromPromise<SearchOutcome, undefined>(async () => outcome) },
  });
  render(<Finder machine={machine} hasMessages onOpened={(href) => void opened.push(href)} />);
  return opened;
}

/** The dialog over the pages, whose reads get no reply. */
function openDialog(age: "adult" | "teen") {
  const { client } = openClient(() => new Promise(() => {}));
  const { session } = openSession();
  session.send(opened(user({ age })));
  const Dialog = wireFinder({ client, session, announce: () => {} });
  let closed = 0;
  const { unmount } = render(
    <Dialog
      shown="search"
      onClosed={() => {
        closed += 1;
      }}
    />,
  );
  return { unmount, closed: () => closed };
}

test.run();

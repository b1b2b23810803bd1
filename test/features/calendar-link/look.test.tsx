import "../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { LookOutcome } from "../../../domain/calendar-link/look-texts";
import { lookMachine } from "../../../machines/calendar-link/look.machine";
import { LookPage } from "../../../src/features/calendar-link/look";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { lookEvent } from "../../support/people/calendar-link-rows";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("the page of a guest");
test.before(setUpStyles);

function open(...outcomes: LookOutcome[]) {
  const machine = lookMachine.provide({
    actors: {
      read: fromPromise<LookOutcome, { token: string }>(async () => outcomes.shift() ?? { kind: "over" }),
    },
  });
  render(<LookPage machine={machine} token="t" calendarHref="webcal://drip.example/calendar/t.ics" />);
}

test("days with times and places, what is called off, and the calendar's button", async () => {
  const events = [
    lookEvent(),
    lookEvent({
      id: "e2",
      status: "called_off",
      starts_local: "2026-11-24T20:00:00",
      ends_local: "2026-11-24T21:00:00",
    }),
  ];
  open({ kind: "shown", look: { firstName: "Maya", today: "2026-11-23", events } });
  assert.ok(await screen.findByRole("heading", { name: "Maya's next four weeks", level: 1 }));
  assert.ok(screen.getByRole("heading", { name: "Tomorrow" }));
  assert.equal(
    screen.getAllByRole("listitem").map(({ textContent }) => textContent),
    [
      "17:30 to 19:00 · Practice (Rockets)be there 17:15\nRiverside, field 7",
      "20:00 to 21:00 · Practice (Rockets)Called off\nbe there 19:45\nRiverside, field 7",
    ],
  );
  assert.is(document.querySelectorAll("s").length, 1);
  const add = screen.getByRole("link", { name: "Add to my calendar" });
  assert.is(add.getAttribute("href"), "webcal://drip.example/calendar/t.ics");
  const first = screen.getByRole("heading", { name: "Tomorrow" });
  assert.ok(first.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING, "the game first");
  assert.is(screen.queryByRole("button"), null, "nothing else is behind it");
});

test("free weeks say so", async () => {
  open({ kind: "shown", look: { firstName: "Maya", today: "2026-11-23", events: [] } });
  assert.ok(await screen.findByText("Free weeks."));
});

test("a link that is over says whom to ask", async () => {
  open({ kind: "over" });
  assert.ok(await screen.findByRole("heading", { name: "Final whistle." }));
  assert.ok(screen.getByText("Ask the player's family for a fresh link."));
});

test("without a network it says why and tries again", async () => {
  open({ kind: "refused", text: "No network." }, { kind: "over" });
  assert.is((await screen.findByRole("alert")).textContent, "No network.");
  await openUser().click(screen.getByRole("button", { name: "Try again" }));
  assert.ok(await screen.findByText("Final whistle."));
});

test.run();

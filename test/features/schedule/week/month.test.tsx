import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { WindowRange } from "../../../../domain/schedule/week/agenda";
import { monthTexts as texts } from "../../../../domain/schedule/week/month";
import { type MonthOutcome, monthMachine } from "../../../../machines/schedule/month.machine";
import { Month } from "../../../../src/features/schedule/week/month";
import { openPlaceholders } from "../../../support/machines/placeholders";
import { hoursOff, practice, week } from "../../../support/people/week";
import { act, openUser, render, screen, viewSuite, within } from "../../../support/view/dom";

const test = viewSuite("month");
const events = [
  practice(),
  practice({ id: "e2", status: "called_off", starts_at: "2026-11-24T15:00:00.000Z" }),
];
const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("a month is printed once it is read", async () => {
  const { user, read, printed } = open();
  await user.click(button(texts.print));
  assert.is(printed(), 0, "an empty page");
  await read({ kind: "read", window: week({ events }) });
  await user.click(button(texts.print));
  assert.is(printed(), 1);
  await user.click(button(texts.after));
  assert.ok(screen.getByRole("heading", { name: "December 2026" }));
  await user.click(button(texts.print));
  assert.is(printed(), 1);
});

test("a chosen day lists its events by their start, each a link to its sheet", async () => {
  const { user, read, opened } = open();
  await read({ kind: "read", window: week({ events }) });
  assert.ok(screen.getByText(texts.nothing));
  await user.click(button(/Nov 24, 2 events/));
  assert.is(button(/Nov 24/).getAttribute("aria-pressed"), "true");
  const links = within(screen.getByRole("region", { name: "Tue, Nov 24" })).getAllByRole("link");
  assert.equal(
    links.map((link) => [link.getAttribute("href"), link.querySelector("s") !== null]),
    [
      ["/app/schedule?event=rockets.e2", true],
      ["/app/schedule?event=rockets.e1", false],
    ],
  );
  await user.click(links[1] as HTMLElement);
  assert.equal(opened, ["/app/schedule?event=rockets.e1"]);
});

test("a day's events have their zone beside the time on a device whose clock differs, and only then", async () => {
  const { read } = open("2026-11-24");
  const events = [hoursOff(practice(), 0), hoursOff(practice({ id: "e2" }), 1)];
  await read({ kind: "read", window: week({ events }) });
  const day = within(await screen.findByRole("region", { name: "Tue, Nov 24" }));
  assert.equal(
    day.getAllByRole("link").map((link) => link.firstElementChild?.textContent),
    ["17:30 Practice", "17:30 Chicago time Practice"],
  );
});

test("a month that did not come is asked for again", async () => {
  const { user, read } = open();
  await read({ kind: "failed" });
  assert.ok(screen.getByRole("alert"));
  await user.click(button("Try again"));
  await read({ kind: "read", window: week({ events }) });
  assert.is(screen.queryByRole("alert"), null);
});

function open(today = "2026-11-22") {
  const { call, answer } = openPlaceholders();
  const machine = monthMachine.provide({
    actors: { read: fromPromise<MonthOutcome, WindowRange>(({ input }) => call("read", input)) },
  });
  const opened: string[] = [];
  let printed = 0;
  render(
    <Month
      machine={machine}
      today={today}
      onOpened={(href) => void opened.push(href)}
      onPrinted={() => {
        printed += 1;
      }}
    />,
  );
  const read = (outcome: MonthOutcome) => act(() => answer("read", outcome));
  return { user: openUser(), read, opened, printed: () => printed };
}

test.run();

import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { monthMachine } from "../../../../machines/schedule/month.machine";
import { Month } from "../../../../src/features/schedule/week/month";
import { hoursOff, practice, week } from "../../../support/people/week";
import { render, screen, viewSuite, within } from "../../../support/view/dom";

const test = viewSuite("month");

test("a day's events have their zone beside the time on a device whose clock differs, and only then", async () => {
  const events = [hoursOff(practice(), 0), hoursOff(practice({ id: "e2" }), 1)];
  const machine = monthMachine.provide({
    actors: {
      read: fromPromise(async () => ({ kind: "read", window: week({ events }), tag: null })) as never,
    },
  });
  render(<Month machine={machine} today="2026-11-24" onOpened={() => {}} onPrinted={() => {}} />);
  const day = within(await screen.findByRole("region", { name: "Tue, Nov 24" }));
  assert.equal(
    day.getAllByRole("link").map((link) => link.firstElementChild?.textContent),
    ["17:30 Practice", "17:30 Chicago time Practice"],
  );
});

test.run();

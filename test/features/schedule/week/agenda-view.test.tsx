import "../../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { KeptSchedule, WindowAsked, WindowOutcome } from "../../../../domain/schedule/week/schedule";
import { scheduleMachine } from "../../../../machines/schedule/schedule.machine";
import { AgendaView, type AgendaViewProps } from "../../../../src/features/schedule/week/agenda-view";
import { at, practice, week } from "../../../support/people/week";
import { render, screen, viewSuite } from "../../../support/view/dom";

const test = viewSuite("agenda view");

/** The ids of the events in the order in which their cards are rendered. */
function draw(day: string | null): string[] {
  const rendered: string[] = [];
  const dates = Array.from({ length: 20 }, (_, index) => `2026-12-${String(index + 1).padStart(2, "0")}`);
  const events = dates.map((date) => practice({ id: date, ...at(date, 17), mine: [] }));
  const machine = scheduleMachine.provide({
    actors: {
      readKept: fromPromise<KeptSchedule>(async () => ({ window: null, readAt: 0, waiting: () => [] })),
      readWindow: fromPromise<WindowOutcome, WindowAsked>(() => new Promise(() => {})),
    },
  });
  const props: AgendaViewProps = {
    schedule: createActor(machine, {
      input: { range: { from: "2026-12-01", days: 42 }, now: () => Date.parse("2026-12-01T08:00:00Z") },
    }),
    window: week({ events, today: "2026-12-01" }),
    events,
    day,
    teams: new Map(),
    answers: {},
    clashes: [],
    onClashHidden: () => {},
    hrefOf: ({ id }) => {
      rendered.push(id);
      return `#${id}`;
    },
    onOpened: () => {},
    actionsOf: () => null,
    now: () => 0,
  };
  render(<AgendaView {...props} />);
  return rendered;
}

test("the first seven days are drawn before all others, so that they need not wait", () => {
  const rendered = draw(null);
  assert.is(rendered.indexOf("2026-12-01", 1), 7);
  assert.is(screen.getAllByRole("article").length, 20);
});

test("the day of the address is among those drawn first", () => {
  assert.is(draw("2026-12-10").indexOf("2026-12-01", 1), 10);
  assert.is(document.activeElement?.textContent, "Thu, Dec 10");
});

test.run();

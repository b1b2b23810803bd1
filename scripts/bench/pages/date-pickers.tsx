import { useSelector } from "@xstate/react";
import { useState } from "react";
import { type DateRange, DayPicker } from "react-day-picker";
import dayPickerCss from "react-day-picker/style.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { dayFrom, nothingPicked } from "../../../domain/dates/calendar";
import { dateCalendarMachine, selectFocus, selectView } from "../../../machines/dates/date-calendar.machine";
import {
  dateRangeMachine,
  selectIsChoosingEnd,
  selectPicked,
} from "../../../machines/dates/date-range.machine";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { themeCss } from "../../../src/ui/base/theme";
import { Calendar } from "../../../src/ui/dates/calendar";
import { CalendarHead } from "../../../src/ui/dates/calendar-head";

setUpStyles();
const style = document.createElement("style");
style.textContent = themeCss + dayPickerCss;
document.head.append(style);
const today = dayFrom(2026, 11, 21);

/** Each has two months from November 2026, a range to pick, and a button for the next month. */
const candidates = {
  Drip: {
    view: Ours,
    days: [dayFrom(2026, 11, 10), dayFrom(2026, 12, 8)].map((day) => `[data-day="${day}"]`),
    next: '[aria-label="Next month"]',
  },
  "react-day-picker": {
    view: ReactDayPicker,
    days: ["2026-11-10", "2026-12-08"].map((day) => `[data-day="${day}"]:not([data-outside]) button`),
    next: ".rdp-button_next",
  },
};

function Ours() {
  const [{ range, calendar }] = useState(() => ({
    range: createActor(dateRangeMachine, { input: { mode: "range", picked: nothingPicked } }).start(),
    calendar: createActor(dateCalendarMachine, { input: { start: today } }).start(),
  }));
  const picked = useSelector(range, selectPicked);
  const isChoosingEnd = useSelector(range, selectIsChoosingEnd);
  const view = useSelector(calendar, selectView);
  const focus = useSelector(calendar, selectFocus);
  return (
    <>
      <CalendarHead
        view={view}
        firstYear={1926}
        lastYear={2046}
        isChoosingMonth={false}
        onShifted={(months) => calendar.send({ type: "view.shifted", months })}
        onYearChosen={() => {}}
        onMonthsToggled={() => {}}
      />
      <Calendar
        view={view}
        today={today}
        focus={focus}
        picked={picked}
        isRange
        isChoosingEnd={isChoosingEnd}
        onPicked={(day) => {
          range.send({ type: "day.picked", day });
          calendar.send({ type: "day.picked", day });
        }}
        onMoved={() => {}}
        onShifted={() => {}}
      />
    </>
  );
}

function ReactDayPicker() {
  const [range, setRange] = useState<DateRange>();
  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      defaultMonth={new Date(2026, 10, 1)}
      selected={range}
      onSelect={setRange}
    />
  );
}

async function run(name: keyof typeof candidates) {
  const { view: View, days, next } = candidates[name];
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const find = (selector: string) => {
    const found = host.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${name} shows no ${selector}.`);
    return found;
  };
  await frame();
  flushSync(() => root.render(<View />));
  await frame();
  let select = 0;
  for (const day of days) select += await time(() => click(find(day)));
  if (host.querySelectorAll('[aria-selected="true"], [data-selected], [aria-pressed="true"]').length < 2)
    throw new Error(`${name} selected nothing.`);
  let moves = 0;
  for (let move = 0; move < 24; move++) moves += await time(() => click(find(next)));
  flushSync(() => root.unmount());
  host.remove();
  await frame();
  return { select, moves };
}

const click = (element: HTMLElement) => flushSync(() => element.click());

/** Measures until layout is done, without painting. */
async function time(work: () => void) {
  const started = performance.now();
  work();
  document.body.getBoundingClientRect();
  const taken = performance.now() - started;
  await frame();
  return taken;
}

const frame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    }),
  );

declare global {
  interface Window {
    run: typeof run;
  }
}
window.run = run;

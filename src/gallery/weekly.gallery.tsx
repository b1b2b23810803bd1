import { useState } from "react";
import {
  freeDaysText,
  shortWeekday,
  weekdayNames,
  weeklyTexts,
} from "../../domain/schedule/series/series-texts";
import { hasWeekday, toggleWeekday } from "../../domain/schedule/series/weekly";
import { FreeDaysList } from "../ui/schedule/free-days";
import { Sum } from "../ui/schedule/sum";
import { Unfolding } from "../ui/schedule/unfolding";
import { WeekdayChips } from "../ui/schedule/weekday-chips";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

function Days({ first = 0, problem = null }: { first?: number; problem?: string | null }) {
  const [weekdays, setWeekdays] = useState(first);
  return (
    <Narrow>
      <WeekdayChips
        legend={weeklyTexts.days}
        name="weekdays"
        days={weekdayNames.map((name, weekday) => ({
          name,
          short: shortWeekday(weekday),
          isOn: hasWeekday(weekdays, weekday),
        }))}
        problem={problem}
        onToggled={(weekday) => setWeekdays(toggleWeekday(weekdays, weekday))}
      />
    </Narrow>
  );
}

const tuesdayAndThursday = 0b0010100;

export const weekdayChipsEntry: GalleryEntry = {
  name: "Weekday chips",
  group: "Schedule",
  states: [
    { name: "None", render: () => <Days /> },
    { name: "Two", render: () => <Days first={tuesdayAndThursday} /> },
    { name: "Missing", render: () => <Days problem={weeklyTexts.noWeekday} /> },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Days first={tuesdayAndThursday} />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Days first={tuesdayAndThursday} />
        </div>
      ),
    },
  ],
};

function Free() {
  const [free, setFree] = useState([
    { from: "2026-12-21", to: "2027-01-03" },
    { from: "2027-02-15", to: "2027-02-15" },
  ]);
  return (
    <Narrow>
      <FreeDaysList
        label={weeklyTexts.free}
        items={free.map((days) => ({ text: freeDaysText(days), dropLabel: weeklyTexts.dropFree(days) }))}
        onDropped={(index) => setFree(free.filter((_, each) => each !== index))}
      />
    </Narrow>
  );
}

export const freeDaysEntry: GalleryEntry = {
  name: "Skip these dates",
  group: "Schedule",
  states: [
    { name: "Two", render: () => <Free /> },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Free />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Free />
        </div>
      ),
    },
  ],
};

export const sumEntry: GalleryEntry = {
  name: "Sum",
  group: "Schedule",
  states: [
    {
      name: "A sum",
      render: () => (
        <Narrow>
          <Sum>Every Tue and Thu, 17:30 to 19:00: 24 practices, the last on May 28.</Sum>
        </Narrow>
      ),
    },
    {
      name: "A problem",
      render: () => (
        <Narrow>
          <Sum isProblem>That ends before it starts.</Sum>
        </Narrow>
      ),
    },
  ],
};

const planned = (label: string, days: readonly string[]) => ({
  label,
  days: days.map((text) => ({ id: text, text })),
});
const plannedLists = [
  planned("Moves", ["Tue, Dec 1, 17:30 → 18:00", "Thu, Dec 3 → Fri, Dec 4"]),
  planned("Calls off", ["Tue, Dec 8, 17:30"]),
];

export const unfoldingEntry: GalleryEntry = {
  name: "Unfolding",
  group: "Schedule",
  states: [
    {
      name: "Try it",
      render: () => (
        <Narrow>
          <Unfolding title="Which ones?" lists={plannedLists} />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Unfolding title="Which ones?" lists={plannedLists} />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Unfolding title="Which ones?" lists={plannedLists} />
        </div>
      ),
    },
  ],
};

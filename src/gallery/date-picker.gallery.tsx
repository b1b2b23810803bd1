import { type ReactNode, useEffect, useRef } from "react";
import { dayFrom, monthFrom } from "../../domain/dates/calendar";
import { dateFieldBy } from "../../machines/dates/date-field.machine";
import { DateField, type DateFieldProps } from "../controls/dates/date-field";
import { TypedDateField, type TypedDateFieldProps } from "../controls/dates/typed-date-field";
import { Calendar } from "../ui/dates/calendar";
import { MonthGrid } from "../ui/dates/month-grid";
import { YearList } from "../ui/dates/year-list";
import type { GalleryEntry } from "./entry";

/** A fixed day, so that screenshots can be compared. */
const day = dayFrom(2026, 11, 21);
const month = monthFrom(2026, 11);
const machine = dateFieldBy(async () => day);

const field = (name: string, props: Omit<DateFieldProps, "machine">) => ({
  name,
  render: () => <DateField machine={machine} {...props} />,
});

const typed = (name: string, props: Partial<TypedDateFieldProps>) => ({
  name,
  render: () => (
    <TypedDateField
      label="Date of birth"
      name="dateOfBirth"
      autoComplete="bday"
      machine={machine}
      {...props}
    />
  ),
});

/** Opens the picker on mount. */
function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.click(), []);
  return <div ref={place}>{children}</div>;
}

const opened = (name: string, props: Omit<DateFieldProps, "machine">) => ({
  name,
  render: () => (
    <Opened>
      <DateField machine={machine} {...props} />
    </Opened>
  ),
});

type MonthsProps = { start: number | null; end: number | null };

function Months({ start, end }: MonthsProps) {
  return (
    <Calendar
      view={month}
      today={day}
      focus={day}
      picked={{ start, end }}
      isRange
      isChoosingEnd={start !== null && end === null}
      onPicked={() => {}}
      onMoved={() => {}}
      onShifted={() => {}}
    />
  );
}

const calendar = (name: string, start: number | null, end: number | null) => ({
  name,
  render: () => <Months start={start} end={end} />,
});

export const datePickerEntry: GalleryEntry = {
  name: "Date picker",
  group: "Dates",
  states: [
    field("Single", { label: "Game day", canClear: true, hint: "Press it, or use the arrow keys." }),
    field("Single, required and in the past", {
      label: "Date of birth",
      rules: { isRequired: true, when: "past" },
    }),
    field("Single, in the future", { label: "Next practice", rules: { when: "future" }, canClear: true }),
    field("Single, picked", {
      label: "Game day",
      value: { startDate: "2026-11-24T00:00:00", endDate: null },
      canClear: true,
    }),
    field("Range", { label: "Tournament", mode: "range", canClear: true }),
    field("Range, picked", {
      label: "Tournament",
      mode: "range",
      value: { startDate: "2026-11-27T00:00:00", endDate: "2026-12-05T00:00:00", isRangeComplete: true },
      canClear: true,
    }),
    field("Missing", { label: "Date of birth", rules: { isRequired: true }, isChecked: true }),
    field("Not in the future", {
      label: "Next practice",
      rules: { when: "future" },
      value: { startDate: "2026-11-21T00:00:00", endDate: null },
      isChecked: true,
    }),
    field("Disabled", {
      label: "Game day",
      value: { startDate: "2026-11-20T00:00:00", endDate: null },
      isDisabled: true,
    }),
    opened("Open, single", {
      label: "Game day",
      value: { startDate: "2026-11-24T00:00:00", endDate: null },
    }),
    opened("Open, a range", {
      label: "Tournament",
      mode: "range",
      value: { startDate: "2026-11-27T00:00:00", endDate: "2026-12-05T00:00:00", isRangeComplete: true },
      canClear: true,
    }),
    calendar("Calendar, a range over two months", day + 3, day + 16),
    calendar("Calendar, a start alone", day + 2, null),
    calendar("Calendar, one day from start to end", day, day),
    {
      name: "Grid of months",
      render: () => <MonthGrid month={month - 3} today={day} onChosen={() => {}} onMoved={() => {}} />,
    },
    {
      name: "List of years",
      render: () => (
        <YearList year={2026} years={{ first: 1926, last: 2026 }} onChosen={() => {}} onMoved={() => {}} />
      ),
    },
    typed("Typed", { rules: { isRequired: true, when: "past" } }),
    typed("Typed, with a day", {
      rules: { isRequired: true, when: "past" },
      value: { startDate: "1988-02-29T00:00:00", endDate: null },
    }),
    typed("Typed, missing", { rules: { isRequired: true, when: "past" }, isChecked: true }),
    typed("Typed, disabled", { isDisabled: true }),
  ],
};

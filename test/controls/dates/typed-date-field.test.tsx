import * as assert from "uvu/assert";
import { dayFrom } from "../../../domain/dates/calendar";
import type { DateValue } from "../../../domain/dates/date-value";
import { dateFieldBy } from "../../../machines/dates/date-field.machine";
import { TypedDateField, type TypedDateFieldProps } from "../../../src/controls/dates/typed-date-field";
import { datesOf } from "../../../src/ui/dates/own-date";
import { act, fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("typed date field");
const machine = dateFieldBy(async () => dayFrom(2026, 11, 21));
const rules = { isRequired: true, when: "past", minimumAge: 13 } as const;

test("a birthday is typed in the locale's field order and shown in words", async () => {
  const { user, changes, entry } = await show();
  assert.ok(described("Month, day, year: 07/28/1990"));
  assert.is(input().autocomplete, "bday");
  await user.type(input(), "2/9/1988");
  assert.equal(changes.at(-1), [{ startDate: "1988-02-09T00:00:00", endDate: null }, false]);
  assert.is(entry(), "1988-02-09");
  assert.is(input().value, "2/9/1988");
  assert.ok(described("Feb 9, 1988, 38 years ago"));
  await user.tab();
  assert.is(document.activeElement, calendarButton());
  assert.is(input().value, "2/9/1988");
  await user.tab();
  assert.is(input().value, "02/09/1988");
  assert.is(input().getAttribute("aria-invalid"), "false");
});

test("a future date's example is a day of next month, not one of 1990", async () => {
  const { now } = Date;
  Date.now = () => Date.UTC(2026, 11, 31);
  try {
    await show({ rules: { isRequired: true } });
  } finally {
    Date.now = now;
  }
  assert.ok(described("Month, day, year: 01/28/2027"));
});

test("a child's example is a child's birthday, not one of 1990", async () => {
  await show({ rules: { ...rules, minimumAge: 0, maximumAge: 17 } });
  assert.ok(described(`Month, day, year: 07/28/${new Date().getFullYear() - 9}`));
});

test("an error shows when the field is left, and goes at the first key that makes the date valid", async () => {
  const { user, changes } = await show();
  await user.type(input(), "13/13/1988");
  assert.is(input().getAttribute("aria-invalid"), "false");
  await user.tab();
  await user.tab();
  assert.is(input().getAttribute("aria-invalid"), "true");
  assert.ok(described("We can't find that day on a calendar. Try month, day, year."));
  assert.is(input().value, "13/13/1988");
  await user.clear(input());
  await user.type(input(), "11/22/2013");
  await user.tab();
  await user.tab();
  assert.ok(described("Drip accounts start at 13."));
  assert.is(changes.at(-1)?.[1], true);
});

test("the calendar button opens on the years, newest first, then month and day", async () => {
  const { user, changes, entry } = await show();
  input().focus();
  await user.click(calendarButton());
  assert.ok(await screen.findByRole("dialog", { name: "Date of birth" }));
  assert.is(input().getAttribute("aria-invalid"), "false");
  const years = screen.getAllByRole("gridcell").map((cell) => cell.textContent);
  assert.equal([years.length, years[0], years[100]], [101, "2026", "1926"]);
  assert.is(document.activeElement?.textContent, "2026");
  await user.keyboard("{ArrowDown}{ArrowRight}");
  assert.is(document.activeElement?.textContent, "2022");
  await user.click(screen.getByRole("gridcell", { name: "1988" }));
  await user.click(screen.getByRole("gridcell", { name: "Feb 1988" }));
  await user.click(screen.getByRole("gridcell", { name: "Monday, February 29, 1988" }));
  await user.click(screen.getByRole("button", { name: "Ok" }));
  assert.is(input().value, "02/29/1988");
  assert.is(entry(), "1988-02-29");
  assert.equal(changes, [[{ startDate: "1988-02-29T00:00:00", endDate: null }, false]]);
});

test("a year chosen by keys leads on to its months, and Escape closes the years", async () => {
  const { user } = await show();
  await user.click(calendarButton());
  await screen.findByRole("dialog");
  await user.keyboard("{Enter}");
  assert.is(document.activeElement?.getAttribute("aria-label"), "Nov 2026");
  await user.keyboard("{Escape}{Escape}");
  assert.is(screen.queryByRole("dialog"), null);
  await user.click(calendarButton());
  await screen.findByRole("grid", { name: "Years" });
  await user.keyboard("{Escape}");
  assert.is(screen.queryByRole("dialog"), null);
  assert.ok(described("This is a required field."));
});

test("a value that the browser filled in without an event is read at submit", async () => {
  const { entry, submitted } = await show();
  input().value = "1988-02-29";
  await act(async () => fireEvent.submit(form()));
  assert.equal(submitted, ["1988-02-29"]);
  assert.is(entry(), "1988-02-29");
  assert.is(input().value, "02/29/1988");
});

test("submitting makes an untouched field show its error", async () => {
  await show();
  await act(async () => fireEvent.submit(form()));
  assert.ok(described("This is a required field."));
});

test("a value set by the form is shown, and a disabled field opens nothing", async () => {
  const { entry } = await show({
    value: { startDate: "1988-02-29T00:00:00", endDate: null },
    isDisabled: true,
  });
  assert.is(input().value, "02/29/1988");
  assert.is(entry(), "1988-02-29");
  assert.is(input().disabled, true);
  assert.is(calendarButton().disabled, true);
});

test("each language has its field order, in Gregorian years and ASCII digits", () => {
  const day = dayFrom(1990, 7, 28);
  const cases = [
    ["en-US", "month day year", "07/28/1990"],
    ["en-GB", "day month year", "28/07/1990"],
    ["de-DE", "day month year", "28.07.1990"],
    ["sv-SE", "year month day", "1990-07-28"],
    ["th-TH", "day month year", "28/07/1990"],
    ["fa-IR", "day month year", "28/07/1990"],
    ["ar-EG", "day month year", "28/07/1990"],
  ] as const;
  for (const [language, order, text] of cases) {
    const own = datesOf(language);
    assert.ok(["day month year", "month day year", "year month day"].includes(own.order.join(" ")));
    if (language === "fa-IR") {
      assert.match(own.write(day), /^[\d/]+$/);
      continue;
    }
    assert.is(own.order.join(" "), order, language);
    assert.is(own.write(day), text, language);
  }
});

async function show(props: Partial<TypedDateFieldProps> = {}) {
  const changes: [DateValue, boolean][] = [];
  const submitted: unknown[] = [];
  render(
    <form
      aria-label="Sign-up"
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(new FormData(event.currentTarget).get("dateOfBirth"));
      }}
    >
      <TypedDateField
        label="Date of birth"
        name="dateOfBirth"
        autoComplete="bday"
        machine={machine}
        rules={rules}
        onChange={(value, hasFailed) => changes.push([value, hasFailed])}
        {...props}
      />
      <button type="submit">Sign up</button>
    </form>,
  );
  // Wait for the promise that reads the clock.
  await act(async () => {});
  const entry = () => form().querySelector<HTMLInputElement>("[name=dateOfBirth]")?.value;
  return { user: openUser(), changes, submitted, entry };
}

const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Sign-up" });
const input = () => screen.getByLabelText<HTMLInputElement>("Date of birth", { selector: "input" });
const calendarButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Open the calendar" });

function described(text: string) {
  const ids = input().getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.some((id) => document.getElementById(id)?.textContent?.includes(text));
}

test.run();

import * as assert from "uvu/assert";
import { dayFrom } from "../../../domain/dates/calendar";
import type { DateValue } from "../../../domain/dates/date-value";
import { dateFieldBy } from "../../../machines/dates/date-field.machine";
import { DateField, type DateFieldProps } from "../../../src/controls/dates/date-field";
import { openUser, render, screen, viewSuite, waitFor, within } from "../../support/view/dom";

const test = viewSuite("date field");
const today = dayFrom(2026, 11, 21);
const machine = dateFieldBy(async () => today);
const november20 = { startDate: "2026-11-20T00:00:00", endDate: null };
const november24 = { startDate: "2026-11-24T00:00:00", endDate: null };

test("it is read-only, opens on a click and shows the chosen date with its distance from today", async () => {
  const { user, changes } = show({ label: "Game day" });
  const input = field("Game day");
  assert.is(input.readOnly, true);
  assert.is(input.getAttribute("aria-expanded"), "false");
  await user.click(input);
  assert.ok(await screen.findByRole("dialog", { name: "Game day" }));
  assert.is(field("Game day").getAttribute("aria-expanded"), "true");
  await user.click(day("Tuesday, November 24, 2026"));
  await user.click(button("Ok"));
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(field("Game day").value, "Nov 24, 2026");
  assert.ok(screen.getByText("in 3 days"));
  assert.equal(changes, [[november24, false]]);
});

test("Enter, Space and arrow down open it as well", async () => {
  for (const key of ["{Enter}", " ", "{ArrowDown}"]) {
    const { user, unmount } = show({ label: "Game day" });
    field("Game day").focus();
    await user.keyboard(key);
    assert.ok(await screen.findByRole("dialog"));
    unmount();
  }
});

test(`yesterday's date is shown as "yesterday"`, async () => {
  show({ label: "Game day", value: { startDate: "2026-11-20T00:00:00", endDate: null } });
  assert.ok(await screen.findByText("yesterday"));
});

test("a range is shown as short - short and reported whole", async () => {
  const { user, changes } = show({ label: "Tournament", mode: "range" });
  await open(user, "Tournament");
  await user.click(day("Friday, November 27, 2026"));
  await user.click(day("Saturday, December 5, 2026"));
  assert.ok(screen.getByText("Nov 27, 2026 - Dec 5, 2026, 9 days"));
  await user.click(button("Ok"));
  assert.is(field("Tournament").value, "11/27/26 - 12/5/26");
  const value = { startDate: "2026-11-27T00:00:00", endDate: "2026-12-05T00:00:00", isRangeComplete: true };
  assert.equal(changes, [[value, false]]);
});

test("two consecutive months are side by side, each day once, weeks starting on Sunday", async () => {
  const { user } = show({ label: "Game day" });
  await open(user, "Game day");
  const grids = screen.getAllByRole("grid");
  assert.equal(
    grids.map((grid) => grid.getAttribute("aria-label")),
    ["November 2026", "December 2026"],
  );
  const [november] = grids;
  const headers = november ? within(november).getAllByRole("columnheader") : [];
  assert.is(headers[0]?.getAttribute("aria-label"), "Sunday");
  assert.is(screen.getAllByRole("gridcell", { name: /, 2026/ }).length, 61);
  assert.is(document.querySelectorAll('[data-day][tabindex="0"]').length, 1);
  assert.is(day("Saturday, November 21, 2026").getAttribute("aria-current"), "date");
});

test("days that cannot be picked are dimmed: past ones, or those from today for a past date", async () => {
  for (const [rules, back] of [
    [{}, [true, false, false]],
    [{ when: "future" }, [true, false, false]],
    [{ when: "past" }, [false, true, true]],
  ] as const) {
    // A picker for past dates opens on the years while it is empty.
    const { user, unmount } = show({ label: "Day", rules, value: november20 });
    await open(user, "Day");
    const around = ["Friday, November 20, 2026", "Saturday, November 21, 2026", "Sunday, November 22, 2026"];
    assert.equal(
      around.map((name) => "dim" in day(name).dataset),
      back,
    );
    unmount();
  }
});

test("days of the range are named and selected", async () => {
  const value = { startDate: "2026-11-24T00:00:00", endDate: "2026-11-26T00:00:00" };
  const { user } = show({ label: "Tournament", mode: "range", value });
  await open(user, "Tournament");
  const names = screen
    .getAllByRole("gridcell", { selected: true })
    .map((cell) => cell.getAttribute("aria-label"));
  assert.equal(names, [
    "Tuesday, November 24, 2026, first day",
    "Wednesday, November 25, 2026",
    "Thursday, November 26, 2026, last day",
  ]);
});

test("Ok with a start and no end says the range is incomplete and stays open", async () => {
  const { user, changes } = show({ label: "Tournament", mode: "range" });
  await open(user, "Tournament");
  await user.click(day("Friday, November 27, 2026"));
  await user.click(button("Ok"));
  assert.is(screen.getByRole("alert").textContent, "That's an incomplete range, me thinks.");
  assert.equal(changes, []);
  await user.click(day("Thursday, November 26, 2026"));
  assert.is(screen.getByRole("alert").textContent, "That's an incomplete range, me thinks.");
});

test("Clear is shown only when clearing is allowed, and removes the selection", async () => {
  const first = show({ label: "Game day", value: november24 });
  await open(first.user, "Game day");
  assert.is(screen.queryByRole("button", { name: "Clear" }), null);
  first.unmount();
  const { user, changes } = show({ label: "Game day", value: november24, canClear: true });
  await open(user, "Game day");
  await user.click(button("Clear"));
  assert.is(screen.queryByRole("gridcell", { selected: true }), null);
  await user.click(button("Ok"));
  assert.equal(changes, [[{ startDate: null, endDate: null }, false]]);
  assert.is(field("Game day").value, "");
});

test("each rule shows its message and marks the field invalid", async () => {
  const cases = [
    { rules: { isRequired: true }, pick: null, text: "This is a required field." },
    {
      rules: { when: "future" },
      pick: "Saturday, November 21, 2026",
      text: "Please select a date in the future.",
    },
    {
      rules: { when: "past" },
      value: november20,
      pick: "Saturday, November 21, 2026",
      text: "Please select a date in the past.",
    },
  ] as const;
  for (const { pick, text, ...props } of cases) {
    const { user, changes, unmount } = show({ label: "Game day", ...props });
    await open(user, "Game day");
    if (pick) await user.click(day(pick));
    await user.click(button("Ok"));
    assert.is(changes[0]?.[1], true);
    assert.is(field("Game day").getAttribute("aria-invalid"), "true");
    assert.match(descriptionOf(field("Game day")), text);
    unmount();
  }
});

test("the arrows move both months by one, which is announced politely", async () => {
  const { user } = show({ label: "Game day" });
  await open(user, "Game day");
  await user.click(button("Next month"));
  assert.is(screen.getByRole("status").textContent, "December 2026 and January 2027");
  await user.click(button("Previous month"));
  await user.click(button("Previous month"));
  assert.is(screen.getByRole("status").textContent, "October 2026 and November 2026");
});

test("the year list spans 100 years back and 20 ahead of this year or the start's", async () => {
  const { user } = show({ label: "Game day" });
  await open(user, "Game day");
  const years = await yearList("1926");
  assert.equal([years.options.length, years.options[120]?.value], [121, "2046"]);
  await user.selectOptions(years, "1984");
  assert.is(screen.getByRole("status").textContent, "November 1984 and December 1984");
  await user.click(day("Wednesday, November 21, 1984"));
  await yearList("1884");
  assert.equal([years.options.length, years.options[120]?.value], [121, "2004"]);
});

test("a year outside the list that was reached by key is shown as well", async () => {
  const { user } = show({ label: "Game day" });
  await open(user, "Game day");
  const years = await yearList("1926");
  await user.selectOptions(years, "1926");
  day("Sunday, November 21, 1926").focus();
  await user.keyboard("{Shift>}{PageUp}{/Shift}");
  assert.is(years.value, "1925");
  assert.is(years.options.length, 122);
});

test("a month is chosen from twelve short names", async () => {
  const { user } = show({ label: "Game day" });
  await open(user, "Game day");
  await user.click(button("November, choose a month"));
  const names = screen.getAllByRole("gridcell").map((cell) => cell.textContent);
  assert.equal(names, ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]);
  await user.keyboard("{ArrowUp}{ArrowRight}");
  await user.keyboard("{Enter}");
  assert.is(screen.getByRole("status").textContent, "September 2026 and October 2026");
  assert.is(document.activeElement?.getAttribute("aria-label"), "Monday, September 21, 2026");
});

test("Escape leaves the month grid, then the picker, and reports nothing", async () => {
  const { user, changes } = show({ label: "Game day", value: november24 });
  await open(user, "Game day");
  await user.click(button("November, choose a month"));
  await user.keyboard("{Escape}");
  assert.is(screen.getAllByRole("grid").length, 2);
  await user.click(day("Thursday, November 26, 2026"));
  await user.keyboard("{Escape}");
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(field("Game day").value, "Nov 24, 2026");
  assert.equal(changes, []);
});

test("a value set by the form replaces the shown one", async () => {
  const { rerender } = show({ label: "Game day", value: november24 });
  rerender(
    <DateField
      label="Game day"
      machine={machine}
      value={{ startDate: "2026-12-01T00:00:00", endDate: null }}
    />,
  );
  assert.is(field("Game day").value, "Dec 1, 2026");
});

test("submitting makes an untouched field show its error", () => {
  const rules = { isRequired: true };
  const { rerender } = show({ label: "Date of birth", rules });
  assert.is(field("Date of birth").getAttribute("aria-invalid"), "false");
  rerender(<DateField label="Date of birth" machine={machine} rules={rules} isChecked />);
  assert.match(descriptionOf(field("Date of birth")), "This is a required field.");
});

function show(props: Omit<DateFieldProps, "machine">) {
  const changes: [DateValue, boolean][] = [];
  const onChange = (value: DateValue, hasFailed: boolean) => changes.push([value, hasFailed]);
  const view = render(<DateField machine={machine} onChange={onChange} {...props} />);
  return { ...view, user: openUser(), changes };
}

async function open(user: ReturnType<typeof openUser>, label: string) {
  await user.click(field(label));
  await screen.findByRole("dialog");
}

/** Waits for the deferred list. */
async function yearList(first: string) {
  const years = screen.getByRole<HTMLSelectElement>("combobox", { name: "Year" });
  await waitFor(() => assert.is(years.options[0]?.value, first));
  return years;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const button = (name: string) => screen.getByRole("button", { name });
const day = (name: string) => screen.getByRole("gridcell", { name });
const descriptionOf = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

test.run();

import * as assert from "uvu/assert";
import { SelectField, type SelectFieldProps } from "../../../src/controls/fields/select-field";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("select field");
const message = "This is an extremely required field. How required? Extremely.";
const options = [
  { value: "coach", label: "Coach" },
  { value: "parent", label: "Parent or guardian" },
];

test("it shows its options by label and reports the value", async () => {
  const { user, changes } = show({});
  await user.selectOptions(select(), "Parent or guardian");
  assert.is(select().value, "parent");
  assert.equal(changes, [["parent", false]]);
});

test("an emptied required select shows its own message", async () => {
  const { user, changes } = show({ isRequired: true, value: "coach" });
  assert.is(select().getAttribute("aria-required"), "true");
  await user.selectOptions(select(), "Pick one");
  assert.equal(changes, [[null, true]]);
  assert.is(select().getAttribute("aria-invalid"), "true");
  assert.match(description(), message);
  await user.selectOptions(select(), "Coach");
  assert.not.match(description(), message);
});

test("an optional select can be emptied", async () => {
  const { user, changes } = show({ value: "coach" });
  await user.selectOptions(select(), "Pick one");
  assert.equal(changes, [[null, false]]);
  assert.is(select().getAttribute("aria-invalid"), "false");
});

test("the hint is its description", () => {
  show({ hint: "Every season anew." });
  assert.match(description(), "Every season anew.");
});

test("submitting makes an untouched select show its error", () => {
  const { rerender } = show({ isRequired: true });
  rerender(<SelectField label="Part" options={options} isRequired isChecked />);
  assert.match(description(), message);
});

test("a value set by the form replaces the choice", () => {
  const { rerender, changes } = show({ value: "coach" });
  rerender(<SelectField label="Part" options={options} value="parent" />);
  assert.is(select().value, "parent");
  assert.equal(changes, []);
});

function show(props: Partial<SelectFieldProps>) {
  const changes: [string | null, boolean][] = [];
  const view = render(
    <SelectField
      label="Part"
      options={options}
      onChange={(value, hasFailed) => changes.push([value, hasFailed])}
      {...props}
    />,
  );
  return { ...view, user: openUser(), changes };
}

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Part" });
const description = () =>
  (select().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

test.run();

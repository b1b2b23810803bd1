import { useRef } from "react";
import * as assert from "uvu/assert";
import { writeTwelveHours } from "../../../domain/dates/clock";
import { timeRule } from "../../../domain/schedule/event/event-fields";
import { TimeField } from "../../../src/controls/dates/time-field";
import { useGaps } from "../../../src/controls/fields/use-gaps";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("time field");
test.after.each(() => writeTwelveHours(false));

test("on a 12-hour clock half past five is asked about, and one press answers", async () => {
  writeTwelveHours(true);
  const { field, person, judged } = open("09:00");
  assert.is(field().value, "9:00 am");
  await person.clear(field());
  await person.type(field(), "5:30");
  const halves = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);
  assert.equal(halves(), ["5:30 am", "5:30 pm"]);
  await person.tab();
  const question = await screen.findByText("Is that 5:30 am or 5:30 pm?");
  assert.is(field().getAttribute("aria-invalid"), "false", "a question is no mistake");
  const described = field().getAttribute("aria-describedby") ?? "";
  assert.ok(described.split(" ").some((id) => document.getElementById(id)?.contains(question)));
  await person.click(screen.getByRole("button", { name: "5:30 pm" }));
  assert.equal(
    [field().value, halves(), judged.at(-1)],
    ["5:30 pm", [], { value: "5:30 pm", problem: null }],
  );
  assert.is(document.activeElement, field());
});

test("on a 24-hour clock an afternoon is taken as it is typed", async () => {
  const { field, person, judged } = open("");
  await person.type(field(), "1730");
  await person.tab();
  assert.equal([field().value, judged.at(-1)?.problem], ["17:30", null]);
  assert.is(screen.queryByRole("button"), null);
});

test("a submit leads to a time that is still asked about", async () => {
  writeTwelveHours(true);
  const listeners: (() => void)[] = [];
  const actor = {
    on: (_: "gaps.found", listener: () => void) => {
      listeners.push(listener);
      return { unsubscribe: () => {} };
    },
  };
  render(<Form actor={actor} />);
  const person = openUser();
  const field = screen.getByRole("textbox", { name: "Starts" });
  await person.type(field, "5:30");
  await person.tab();
  await screen.findByText("Is that 5:30 am or 5:30 pm?");
  assert.is.not(document.activeElement, field);
  act(() => {
    for (const listener of listeners) listener();
  });
  assert.is(document.activeElement, field);
});

function Form({ actor }: { actor: Parameters<typeof useGaps>[1] }) {
  const form = useRef<HTMLFormElement>(null);
  useGaps(form, actor);
  return (
    <form ref={form}>
      <TimeField label="Starts" name="time" rule={timeRule} defaultTime="" />
    </form>
  );
}

function open(defaultTime: string) {
  const judged: { value: string; problem: string | null }[] = [];
  render(
    <TimeField
      label="Starts"
      name="time"
      rule={timeRule}
      defaultTime={defaultTime}
      onJudged={(reading) => judged.push(reading)}
    />,
  );
  return {
    person: openUser(),
    judged,
    field: () => screen.getByRole<HTMLInputElement>("textbox", { name: "Starts" }),
  };
}

test.run();

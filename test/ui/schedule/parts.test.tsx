import * as assert from "uvu/assert";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { AnswerRow } from "../../../src/ui/schedule/answer-row";
import { BoardCard } from "../../../src/ui/schedule/board-card";
import { DateBlock } from "../../../src/ui/schedule/date-block";
import { CardTime, EventCard } from "../../../src/ui/schedule/event-card";
import { FilterChip, FilterChips } from "../../../src/ui/schedule/filter-chips";
import { SegmentedAnswer, type SegmentedAnswerProps } from "../../../src/ui/schedule/segmented-answer";
import { openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("schedule parts");
const label = "Maya, practice Tuesday 17:30";

function show(props: Partial<SegmentedAnswerProps> = {}) {
  const pressed: Answer[] = [];
  const view = (more: Partial<SegmentedAnswerProps>) => (
    <SegmentedAnswer
      label={label}
      saved={null}
      onAnswered={(answer) => pressed.push(answer)}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(view({}));
  return {
    pressed,
    change: (more: Partial<SegmentedAnswerProps>) => rerender(view(more)),
    buttons: () =>
      within(screen.getByRole("group", { name: label }))
        .getAllByRole("button")
        .map((button) => [button.textContent, button.getAttribute("aria-pressed")].join(" ")),
  };
}

test("an answer takes one press; none is marked while there is none", async () => {
  const { pressed, buttons } = show();
  assert.equal(buttons(), ["In false", "Maybe false", "Out false"]);
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "In" }));
  await user.keyboard("{Tab}{Tab} ");
  assert.equal(pressed, ["yes", "no"]);
});

test("arrow keys do not answer", async () => {
  const { pressed } = show({ saved: "yes" });
  screen.getByRole("button", { name: "In" }).focus();
  await openUser().keyboard("{ArrowRight}{ArrowLeft}{ArrowDown}");
  assert.equal(pressed, []);
});

test("a pending answer is not shown as saved, and ignores a second press", async () => {
  const { pressed, buttons, change } = show({ saved: "no", pending: { answer: "yes", state: "sending" } });
  assert.equal(buttons(), ["In false", "Maybe false", "Out false"]);
  assert.is(screen.getByRole("button", { name: "In" }).getAttribute("aria-busy"), "true");
  await openUser().click(screen.getByRole("button", { name: "Maybe" }));
  assert.equal(pressed, []);
  change({ saved: "yes", pending: null });
  assert.equal(buttons(), ["In true", "Maybe false", "Out false"]);
});

test("a queued answer says so and can still be changed", async () => {
  const { pressed, buttons } = show({ pending: { answer: "no", state: "queued" } });
  assert.equal(buttons(), ["In false", "Maybe false", "Out, will be sent false"]);
  await openUser().click(screen.getByRole("button", { name: "In" }));
  assert.equal(pressed, ["yes"]);
});

test("what nobody can answer any more shows what was said, and nothing to press", async () => {
  const { pressed, buttons, change } = show({ saved: "yes", open: [] });
  assert.equal(buttons(), ["In true"]);
  await openUser().click(screen.getByRole("button", { name: "In" }));
  assert.equal(pressed, []);
  change({ saved: null });
  assert.is(screen.queryByRole("group"), null);
});

test("past the deadline only Out is left", async () => {
  const { pressed } = show({ saved: "yes", open: ["no"] });
  const user = openUser();
  for (const name of ["In", "Maybe", "Out"]) await user.click(screen.getByRole("button", { name }));
  assert.equal(pressed, ["no"]);
  assert.is(screen.getByRole("button", { name: "Maybe" }).getAttribute("aria-disabled"), "true");
});

test("a card's title opens it, modified presses are left to the browser; its answers are pressed separately", async () => {
  const opened: string[] = [];
  render(
    <EventCard
      lead={<CardTime time="17:30" below="be there 17:15" />}
      title="Practice"
      href="/app/schedule?event=t.e"
      onOpened={() => opened.push("card")}
      team="Rockets"
      colours={{ colour_one: "#111111", colour_two: "#222222" }}
      calledOff="Called off: rain"
      foot="9 in"
    >
      <AnswerRow
        avatar={null}
        name="Maya"
        label={label}
        saved={null}
        status="No answer yet"
        tone="open"
        onAnswered={() => opened.push("answer")}
      />
    </EventCard>,
  );
  const user = openUser();
  await user.click(screen.getByRole("link", { name: "Practice" }));
  await user.click(screen.getByRole("button", { name: "In" }));
  assert.equal(opened, ["card", "answer"]);
  assert.ok(screen.getByText("Called off: rain"));
});

test("screen readers read a day in its order", () => {
  const { container } = render(<DateBlock weekday="Tue" day="24" month="Nov" />);
  assert.is(container.textContent, "Tue 24 Nov");
});

test("a chip announces whether it is selected", async () => {
  const pressed: number[] = [];
  render(
    <FilterChips label="Whose week">
      <FilterChip isOn onPressed={() => pressed.push(1)}>
        Maya
      </FilterChip>
      <FilterChip isOn={false} onPressed={() => pressed.push(2)}>
        Leo
      </FilterChip>
    </FilterChips>,
  );
  const group = within(screen.getByRole("group", { name: "Whose week" }));
  assert.is(group.getByRole("button", { name: "Maya" }).getAttribute("aria-pressed"), "true");
  await openUser().click(group.getByRole("button", { name: "Leo" }));
  assert.equal(pressed, [2]);
});

test("the zone of an event elsewhere stands beside its time, in the list and on the board", () => {
  const { container } = render(<CardTime time="17:30" zone="Chicago time" below="be there 17:15" />);
  assert.equal(
    [...container.querySelectorAll("b, small")].map(({ textContent }) => textContent),
    ["17:30", "Chicago time", "be there 17:15"],
  );
  const card = { href: "#", onOpened: () => {}, colour: undefined, title: "Practice", detail: "Riverside" };
  render(<BoardCard {...card} time="17:30" zone="Chicago time" />);
  render(<BoardCard {...card} time="18:00" zone={null} />);
  assert.equal(
    screen.getAllByRole("link").map(({ textContent }) => textContent),
    ["17:30 Chicago timePracticeRiverside", "18:00PracticeRiverside"],
  );
});

test("in a column of the week too narrow for it, a time breaks before am", () => {
  const card = { href: "#", onOpened: () => {}, colour: undefined, title: "Practice", detail: "Riverside" };
  render(<BoardCard {...card} time={"10:00\u00a0am"} />);
  assert.is(screen.getByRole("link").textContent, "10:00 amPracticeRiverside");
});

test.run();

import "../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { Absence } from "../../../domain/absence/absence";
import type {
  AwayEnded,
  AwayPlanned,
  AwayRead,
  AwaySaved,
  AwaySent,
} from "../../../domain/absence/away-form";
import { awayMachine } from "../../../machines/absence/away.machine";
import { awayEndMachine } from "../../../machines/absence/away-end.machine";
import { type AwayDone, AwayForm } from "../../../src/features/absence/away-form";
import { AwayStrip } from "../../../src/features/absence/away-strip";
import { absence, absences, awayReview } from "../../support/people/away";
import { openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("form of an absence");
const june20 = "2026-06-20";

type Ending = { items: readonly Pick<Absence, "id" | "version">[] };

type Open = {
  read?: AwayRead;
  saved?: AwaySaved;
  planned?: AwayPlanned;
  absenceId?: string | null;
  today?: string;
};

async function open({ read, saved, planned, absenceId = null, today = june20 }: Open = {}) {
  const sent: [string, AwaySent][] = [];
  const done: AwayDone[] = [];
  const machine = awayMachine.provide({
    actors: {
      readAbsences: fromPromise<AwayRead, void>(async () => read ?? { kind: "read", absences: absences() }),
      planAway: fromPromise<AwayPlanned, AwaySent>(async ({ input }) => {
        sent.push(["plan", input]);
        return planned ?? { kind: "planned", review: awayReview() };
      }),
      saveAway: fromPromise<AwaySaved, AwaySent>(async ({ input }) => {
        sent.push(["save", input]);
        return saved ?? { kind: "saved", review: awayReview() };
      }),
      endAway: fromPromise<AwayEnded, Ending>(async () => ({ kind: "ended", review: null })),
    },
    delays: { pause: 0 },
  });
  render(
    <AwayForm
      machine={machine}
      absenceId={absenceId}
      today={today}
      hold={() => {}}
      onDone={(each) => done.push(each)}
      onLeft={() => {}}
    />,
  );
  await screen.findByRole("button", { name: /Save|Try again/ });
  return { user: openUser(), sent, done };
}

const coachesSee = "Your coaches see Out at each of these, not your days.";

const day = (name: RegExp) => screen.getByRole("gridcell", { name });

test("two days and Save: everybody is away, and what it does stands above the button", async () => {
  const { user, sent, done } = await open();
  const people = within(screen.getByRole("group", { name: "Who's away?" }));
  assert.equal(
    people.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent),
    ["Maya", "Leo", "Jordan"],
  );
  assert.ok(screen.getByText("Pick your first day away."));
  await user.click(day(/June 22/));
  assert.ok(screen.getByText("Now the last one."));
  await user.click(day(/June 28/));
  assert.ok(await screen.findByText("Out of 3 things. Turns 1 In to Out."));
  assert.ok(screen.getByText(`${coachesSee} Your kids' other grown-ups see them.`));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const request = { people: ["maya", "leo", null], first: "2026-06-22", last: "2026-06-28", weekdays: 127 };
  assert.equal(sent.at(-1), ["save", { subject: null, request }]);
  assert.equal(done, [{ done: "said", review: awayReview() }]);
});

test("at the end of a month the days of the next one can be picked at once, and the years are this and the next", async () => {
  const { user, sent } = await open({ today: "2026-06-29" });
  const years = within(screen.getByRole("combobox", { name: "Year" }));
  // The other years are listed once the days are drawn.
  await years.findByRole("option", { name: "2027" });
  assert.equal(
    years.getAllByRole("option").map(({ textContent }) => textContent),
    ["2026", "2027"],
  );
  await user.click(day(/June 29/));
  await user.click(day(/July 2,/));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const [, { request } = { request: null }] = sent.at(-1) ?? [];
  assert.equal([request?.first, request?.last], ["2026-06-29", "2026-07-02"]);
});

test("who sees the days is said of the one child that is picked, and of nobody where none is", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Leo" }));
  await user.click(day(/June 22/));
  await user.click(day(/June 28/));
  assert.ok(await screen.findByText(`${coachesSee} Maya's other grown-ups see them.`));
  await user.click(screen.getByRole("button", { name: "Maya" }));
  assert.ok(await screen.findByText(coachesSee));
});

test("Save without days says what is missing, and marks the calendar", async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole("button", { name: "Save" }));
  assert.ok(screen.getByText("Pick the first and the last day."));
  assert.is(screen.getByRole("group", { name: "The days" }).dataset.unfit, "true");
  await user.click(screen.getByRole("button", { name: "Maya" }));
  await user.click(screen.getByRole("button", { name: "Leo" }));
  await user.click(screen.getByRole("button", { name: "Jordan" }));
  assert.ok(screen.getByText("Pick who's away."));
  assert.equal(sent, []);
});

test("some weekdays are a press away, and a refusal keeps what was entered", async () => {
  const { user, sent, done } = await open({ saved: { kind: "refused", text: "Too many." } });
  await user.click(day(/June 22/));
  await user.click(day(/June 28/));
  await user.click(screen.getByRole("button", { name: "Only on some weekdays" }));
  await user.click(screen.getByRole("checkbox", { name: "Monday" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  assert.is((await screen.findByRole("alert")).textContent, "Too many.");
  assert.is(sent.find(([what]) => what === "save")?.[1].request.weekdays, 0b1111101);
  assert.is(screen.getByRole<HTMLInputElement>("checkbox", { name: "Monday" }).checked, false);
  assert.equal(done, []);
});

test("an absence that has begun is named and ended in one press", async () => {
  const begun = absence({ first_day: "2026-06-15" });
  const { user, done } = await open({
    read: { kind: "read", absences: absences({ items: [begun] }) },
    absenceId: "a1",
  });
  assert.ok(screen.getByText("Maya"));
  assert.is(screen.queryByRole("group", { name: "Who's away?" }), null);
  await user.click(screen.getByRole("button", { name: "We're back" }));
  assert.equal(done, [{ done: "ended", review: null }]);
});

test("without a network it says so", async () => {
  await open({ read: { kind: "refused", text: "You're offline." } });
  const alert = screen.getByRole("alert");
  assert.ok(within(alert).getByText("You're offline."));
  assert.ok(within(alert).getByText("Needs the network. Single answers don't."));
});

test("the strip names who is away until when, and ends it for all of them", async () => {
  const ended: unknown[] = [];
  const settled: unknown[] = [];
  const machine = awayEndMachine.provide({
    actors: {
      endAway: fromPromise<AwayEnded, Ending>(async ({ input }) => {
        ended.push(input.items);
        return { kind: "ended", review: null };
      }),
    },
  });
  const who = [
    { name: "Maya", id: "a1", version: 1 },
    { name: "Leo", id: "a2", version: 2 },
  ];
  const days = { first_day: "2026-06-18", last_day: "2026-06-24", weekdays: 127 };
  render(
    <AwayStrip
      machine={machine}
      away={[
        { ...days, who },
        {
          ...days,
          first_day: "2026-06-25",
          last_day: "2026-06-26",
          who: [{ name: "Sam", id: "a3", version: 1 }],
        },
      ]}
      today={june20}
      hrefOf={(id) => `?away=${id}`}
      onOpened={() => {}}
      onEnded={(review) => settled.push(review)}
    />,
  );
  assert.ok(screen.getByText("Maya and Leo: away until Jun 24"));
  const soon = screen.getByText("Away soon: Jun 25 to 26").closest("details");
  assert.is(soon?.open, false, "what is to come takes one line");
  assert.ok(within(soon as HTMLElement).getByText("Sam: away Jun 25 to 26"));
  assert.equal(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    [
      ["Change Maya", "?away=a1"],
      ["Change Leo", "?away=a2"],
      ["Change", "?away=a3"],
    ],
  );
  await openUser().click(screen.getByRole("button", { name: "We're back" }));
  assert.equal([ended, settled], [[who], [null]]);
});

test.run();

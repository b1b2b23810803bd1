import "../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { OpenReport } from "../../../domain/report/open-reports";
import { openReportsMachine } from "../../../machines/report/open-reports.machine";
import { OpenReports } from "../../../src/features/report/open-reports";
import { openPlaceholders } from "../../support/machines/placeholders";
import { openReport } from "../../support/people/reports";
import { openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("open reports");

function open() {
  const placeholders = openPlaceholders();
  const told: string[] = [];
  const machine = openReportsMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<OpenReport>, { tag: string | null; after: string | null }>(() =>
        placeholders.call("read"),
      ),
      change: fromPromise<ChangeOutcome<OpenReport>, Change<OpenReport>>(({ input }) =>
        placeholders.call("change", input),
      ),
    },
  });
  render(
    <OpenReports
      machine={machine}
      now={() => Date.parse("2026-11-22T20:00:00Z")}
      onDecided={() => told.push("decided")}
    />,
  );
  const show = (...items: OpenReport[]) =>
    placeholders.answer("read", { kind: "listed", items, nextAfter: null, tag: null });
  return { ...placeholders, told, show, user: openUser() };
}

test("a report shows the words, and on a press those around them", async () => {
  const { show, user } = open();
  await show(openReport({ note: "Twice this week" }));
  const report = within(screen.getByRole("region", { name: "Unkind" }));
  assert.ok(report.getByText("Your kid is hopeless"));
  assert.ok(report.getByText("Twice this week"));
  assert.is(report.queryByText("We lost again"), null);
  await user.click(report.getByRole("button", { name: "Messages around it" }));
  assert.ok(report.getByText("We lost again"));
  assert.ok(report.getByText("@Kim Test please"));
});

test("a decision removes the report and tells the page; a refused one stays with its reason", async () => {
  const { show, user, answer, calls, told } = open();
  await show(openReport(), openReport({ id: "r2", reason: "spam" }));
  const take = () =>
    within(screen.getByRole("region", { name: "Unkind" })).getByRole("button", { name: /^Take it down/ });
  await user.click(take());
  assert.equal(calls.at(-1)?.input, { id: "r1", to: openReport({ decision: "withdrawn" }) });
  await answer("change", { kind: "refused", text: "The line dropped." });
  assert.ok(screen.getByText("The line dropped."));
  assert.equal(told, []);
  await user.click(take());
  await answer("change", { kind: "accepted", item: null });
  assert.is(screen.queryByRole("region", { name: "Unkind" }), null);
  assert.ok(screen.getByRole("region", { name: "Spam" }));
  assert.equal(told, ["decided"]);
});

test("words that were taken back meanwhile say so, and no report says that", async () => {
  const { show } = open();
  const { message } = openReport().copy;
  await show(
    openReport({ copy: { message: { ...message, withdrawn_as: "author" }, before: [], after: [] } }),
  );
  assert.ok(screen.getByText("Deleted meanwhile. This is what stood there."));
  assert.ok(screen.getByText("No messages around it."));
});

test("an empty list says that every report has an answer", async () => {
  const { show } = open();
  await show();
  assert.ok(screen.getByText("Nothing is reported."));
});

test.run();

import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { summaryStopMachine } from "../../../machines/dings/summary-stop.machine";
import { SummaryStop } from "../../../src/features/dings/summary-stop";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("the page that stops summaries");
test.before(setUpStyles);

test("it says what its one button does, and where the switch is afterwards", async () => {
  const { placeholders, user, answer } = open();
  assert.ok(screen.getByText(/no more daily summaries come to your inbox/));
  assert.equal([screen.getAllByRole("button").length, placeholders.names()], [1, []]);
  await user.click(screen.getByRole("button", { name: "No more summaries" }));
  await answer({ kind: "stopped" });
  assert.match(screen.getByRole("status").textContent ?? "", /Dings has the switch/);
  assert.is(screen.getByRole("link", { name: "To Dings" }).getAttribute("href"), "/app/dings");
});

test("a link that is none says that nothing has changed", async () => {
  const { user, answer } = open();
  await user.click(screen.getByRole("button"));
  await answer({ kind: "gone" });
  assert.match(screen.getByRole("status").textContent ?? "", /Final whistle\..*nothing has changed/);
});

function open() {
  const placeholders = openPlaceholders();
  const machine = summaryStopMachine.provide({
    actors: { stop: fromPromise(({ input }) => placeholders.call("stop", input)) },
  });
  render(<SummaryStop machine={machine} token="t" />);
  return {
    placeholders,
    user: openUser(),
    answer: (value: object) => act(async () => placeholders.answer("stop", value)),
  };
}

test.run();

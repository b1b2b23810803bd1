import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { mailStopMachine } from "../../../machines/dings/mail-stop.machine";
import { MailStop } from "../../../src/features/dings/mail-stop";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("the page that stops a kind of mail");
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

test("a reminder's link says that it stops reminders", async () => {
  const { user, answer } = open("u1.answers.signature");
  assert.ok(screen.getByText(/no more reminders to answer .* changes are mailed as before/));
  await user.click(screen.getByRole("button", { name: "No more reminders" }));
  await answer({ kind: "stopped" });
  assert.match(screen.getByRole("status").textContent ?? "", /^Fair enough\.No more reminders to answer/);
});

function open(token = "u1.signature") {
  const placeholders = openPlaceholders();
  const machine = mailStopMachine.provide({
    actors: { stop: fromPromise(({ input }) => placeholders.call("stop", input)) },
  });
  render(<MailStop machine={machine} token={token} />);
  return {
    placeholders,
    user: openUser(),
    answer: (value: object) => act(async () => placeholders.answer("stop", value)),
  };
}

test.run();

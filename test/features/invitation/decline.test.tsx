import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { declineMachine } from "../../../machines/invitation/decline.machine";
import { Decline } from "../../../src/features/invitation/decline";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { preview } from "../../support/people/invitations";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("decline");
test.before(setUpStyles);

test("it asks once, names the team, and offers to stop its mails", async () => {
  const { user, answer, calls } = await open();
  assert.ok(screen.getByText("We take Comets's invitation off your hands."));
  const block = screen.getByRole<HTMLInputElement>("checkbox", { name: "No more mail from this team" });
  assert.is(block.checked, true);
  await user.click(screen.getByRole("button", { name: "No, thanks" }));
  assert.equal(calls.at(-1), { name: "decline", input: { token: "t1", block: true } });
  await answer("decline", { kind: "declined" });
  assert.ok(screen.getByRole("heading", { name: "Fair enough." }));
  assert.ok(screen.getByText(/so are their mails/));
});

test("without the tick the mails continue", async () => {
  const { user, answer, calls } = await open();
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "No, thanks" }));
  assert.equal(calls.at(-1)?.input, { token: "t1", block: false });
  await answer("decline", { kind: "gone" });
  assert.ok(screen.getByRole("heading", { name: "Final whistle." }));
});

async function open() {
  const placeholders = openPlaceholders();
  const machine = declineMachine.provide({
    actors: {
      preview: fromPromise(({ input }) => placeholders.call("preview", input)),
      decline: fromPromise(({ input }) => placeholders.call("decline", input)),
    },
  });
  render(<Decline machine={machine} token="t1" />);
  const answer = (name: string, given: object) => act(() => placeholders.answer(name, given));
  await answer("preview", { kind: "previewed", preview: preview() });
  return { ...placeholders, answer, user: openUser() };
}

test.run();

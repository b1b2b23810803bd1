import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { firstRunMachine } from "../../../machines/account/first-run.machine";
import { FirstRun } from "../../../src/features/account/first-run";
import { openPlaceholders } from "../../support/charts/placeholders";
import { user } from "../../support/people/user";
import { act, render, viewSuite } from "../../support/view/dom";

const test = viewSuite("first run");

test("the account's zone follows the device's, and only then is it done, once", async () => {
  const { calls, answer, done, draw } = open();
  assert.equal([calls, done], [[{ name: "update", input: { userId: "u1", timeZone: "Europe/Oslo" } }], []]);
  draw("second");
  await act(() => answer("update", "updated"));
  draw("third");
  assert.equal([calls.length, done], [1, ["second"]]);
});

test("a zone that could not be changed is not done, so that the next visit tries again", async () => {
  const { answer, done } = open();
  await act(() => answer("update", "failed"));
  assert.equal(done, []);
});

test("who is at home already is done at once, without a call", () => {
  const { calls, done } = open("America/Chicago");
  assert.equal([calls, done], [[], ["first"]]);
});

test("it shows nothing", () => {
  assert.is(open().container.innerHTML, "");
});

function open(deviceTimeZone = "Europe/Oslo") {
  const placeholders = openPlaceholders();
  const done: string[] = [];
  const machine = firstRunMachine.provide({
    actors: { updateTimeZone: fromPromise(({ input }) => placeholders.call("update", input)) },
  });
  const element = (name: string) => (
    <FirstRun
      machine={machine}
      me={user()}
      deviceTimeZone={deviceTimeZone}
      onDone={() => void done.push(name)}
    />
  );
  const { rerender, container } = render(element("first"));
  return { ...placeholders, done, container, draw: (name: string) => rerender(element(name)) };
}

test.run();

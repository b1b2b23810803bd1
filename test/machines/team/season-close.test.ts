import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { seasonFields } from "../../../domain/team/season";
import { selectRefusal, selectTheirs } from "../../../machines/base/saved-form.setup";
import { seasonCloseMachine } from "../../../machines/team/season-close.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { team } from "../../support/people/team";

const test = suite(seasonCloseMachine.id);
const input = { key: "k1", saved: team(), fit: seasonFields };
const spring = { name: "Spring", startsOn: "2027-02-15", endsOn: "2027-06-15" };

test("a next season with a gap is not sent; a refusal keeps the form and its key", async () => {
  const { actor, calls, answer } = open();
  actor.send({ type: "field.judged", field: "days", isFit: false });
  actor.send({ type: "form.submitted", form: { next: { ...spring, endsOn: "" } } });
  assert.equal([actor.getSnapshot().value, calls], ["filling", []]);
  actor.send({ type: "field.judged", field: "days", isFit: true });
  actor.send({ type: "form.submitted", form: { next: spring } });
  await answer("close", { kind: "refused", text: "No." });
  assert.equal([actor.getSnapshot().value, selectRefusal(actor.getSnapshot())], ["filling", "No."]);
  actor.send({ type: "form.submitted", form: { next: spring } });
  const sent = { name: "close", input: { form: { next: spring }, key: "k1", saved: team() } };
  assert.equal(calls, [sent, sent]);
});

test("after another's change the next press closes the version that is shown", async () => {
  const { actor, calls, answer } = open();
  const theirs = team({ name: "Stars", version: 4 });
  actor.send({ type: "form.submitted", form: { next: null } });
  await answer("close", { kind: "differs", theirs });
  assert.is(selectTheirs(actor.getSnapshot()), theirs);
  actor.send({ type: "form.submitted", form: { next: null } });
  assert.equal(calls.at(-1)?.input, { form: { next: null }, key: "k1", saved: theirs });
  await answer("close", { kind: "saved", saved: team({ version: 5 }) });
  assert.equal(actor.getSnapshot().output, { kind: "saved", saved: team({ version: 5 }) });
});

test("every state and transition is reached", () => {
  const samples = {
    "field.judged": [{ field: "name", isFit: false }],
    "form.submitted": [{ form: { next: null } }],
    "xstate.done.actor.save": [
      { output: { kind: "saved", saved: team() } },
      { output: { kind: "differs", theirs: team() } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = ({ value, context }: { value: unknown; context: { fit: readonly string[] } }) => [
    value,
    context.fit.length,
  ];
  assert.equal(uncovered(seasonCloseMachine, samples, key, { input }), { states: [], transitions: [] });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    seasonCloseMachine.provide({
      actors: { save: fromPromise(({ input }) => placeholders.call("close", input)) },
    }),
    { input },
  ).start();
  return { ...placeholders, actor };
}

test.run();

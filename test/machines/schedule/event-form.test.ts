import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { fitOf } from "../../../domain/schedule/event/event-fields";
import { selectRefusal, selectTheirs } from "../../../machines/base/saved-form.setup";
import { eventFormMachine, selectIsEventUnready } from "../../../machines/schedule/event-form.machine";
import { placeFormMachine, selectIsPlaceUnready } from "../../../machines/schedule/place-form.machine";
import { placesMachine, selectPlaces, selectPlacesStep } from "../../../machines/schedule/places.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { details, typed } from "../../support/people/event";

const test = suite(eventFormMachine.id);
const riverside = { id: "v1", name: "Riverside", category: "field", address: null, version: 1 } as const;

test("an event is sent once day and time are valid, and a refusal keeps the key", async () => {
  const placeholders = openPlaceholders();
  const form = createActor(
    eventFormMachine.provide({
      actors: { save: fromPromise(({ input }) => placeholders.call("save", input)) },
    }),
    { input: { key: "k", saved: null, fit: fitOf(typed({ day: "", time: "" })) } },
  ).start();
  const request = { type: "form.submitted", form: typed() } as const;
  form.send(request);
  assert.is(placeholders.calls.length, 0);
  assert.is(selectIsEventUnready(form.getSnapshot()), true);
  form.send({ type: "field.judged", field: "day", isFit: true });
  form.send({ type: "field.judged", field: "time", isFit: true });
  form.send(request);
  await placeholders.answer("save", { kind: "refused", text: "No line." });
  assert.is(selectRefusal(form.getSnapshot()), "No line.");
  form.send(request);
  const sent = { form: typed(), key: "k", saved: null };
  assert.equal(
    placeholders.calls.map(({ input }) => input),
    [sent, sent],
  );
  await placeholders.answer("save", { kind: "saved", saved: details() });
  assert.equal(form.getSnapshot().output, { kind: "saved", saved: details() });
});

test("after a version conflict the other's values are shown beside one's own, which are sent as a change of them", async () => {
  const placeholders = openPlaceholders();
  const form = createActor(
    eventFormMachine.provide({
      actors: { save: fromPromise(({ input }) => placeholders.call("save", input)) },
    }),
    { input: { key: "k", saved: details() } },
  ).start();
  const theirs = details({ version: 4, kit: "blue" });
  form.send({ type: "form.submitted", form: typed({ time: "14:00" }) });
  await placeholders.answer("save", { kind: "differs", theirs });
  assert.equal(selectTheirs(form.getSnapshot()), theirs);
  form.send({ type: "form.submitted", form: typed({ time: "14:00" }) });
  assert.equal(placeholders.calls.at(-1)?.input, { form: typed({ time: "14:00" }), key: "k", saved: theirs });
});

test("a place needs a name; the team's places are read, and a new one is added to them", async () => {
  const place = createActor(placeFormMachine, { input: { key: "k", saved: null, fit: ["address"] } }).start();
  assert.is(selectIsPlaceUnready(place.getSnapshot()), true);
  const { answer, call, fail } = openPlaceholders();
  const places = createActor(
    placesMachine.provide({ actors: { read: fromPromise(({ input }) => call("read", input)) } }),
    { input: { teamId: "t1" } },
  ).start();
  await answer("read", { kind: "refused", text: "No line." });
  assert.is(selectPlacesStep(places.getSnapshot()), "unknown");
  places.send({ type: "retry.pressed" });
  await fail("read");
  places.send({ type: "retry.pressed" });
  await answer("read", { kind: "known", places: [riverside] });
  places.send({ type: "place.added", place: { ...riverside, id: "v2" } });
  assert.equal(
    selectPlaces(places.getSnapshot()).map(({ id }) => id),
    ["v1", "v2"],
  );
});

test("every state and transition is reached", () => {
  const key = ({ value, context }: { value: unknown; context: { fit: readonly string[] } }) => [
    value,
    context.fit.length,
  ];
  for (const [machine, field, saved] of [
    [eventFormMachine, "title", details()],
    [placeFormMachine, "name", riverside],
  ] as const) {
    const samples = {
      "field.judged": [{ field, isFit: false }],
      "form.submitted": [{ form: {} }],
      "xstate.done.actor.save": [
        { output: { kind: "saved", saved } },
        { output: { kind: "differs", theirs: saved } },
        { output: { kind: "refused", text: "no" } },
      ],
    };
    assert.equal(uncovered(machine, samples, key, { input: { key: "k", saved } }), {
      states: [],
      transitions: [],
    });
  }
  const samples = {
    "place.added": [{ place: riverside }],
    "xstate.done.actor.read": [
      { output: { kind: "known", places: [] } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(placesMachine, samples, undefined, { input: { teamId: "t1" } }), {
    states: [],
    transitions: [],
  });
});

test.run();

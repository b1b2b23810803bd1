import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { startingFit, type Team } from "../../../domain/team/team-form";
import { selectIsTeamUnready, teamFormMachine } from "../../../machines/team/team-form.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(teamFormMachine.id);
const comets: Team = {
  id: "t1",
  name: "Comets",
  sport: "soccer",
  age_group: "mixed",
  colour_one: "#14160f",
  colour_two: "#fffefa",
  time_zone: "America/Chicago",
  my_standings: [],
  seasons: [],
  counts: { players: 0, staff: 1 },
  is_resting: false,
  archived_at: null,
  version: 3,
};

test("a new team needs a name and a sport; the other fields have defaults", () => {
  const started = createActor(teamFormMachine, {
    input: { key: "k", saved: null, fit: startingFit },
  }).start();
  started.send({ type: "field.judged", field: "name", isFit: true });
  assert.is(selectIsTeamUnready(started.getSnapshot()), true);
  started.send({ type: "field.judged", field: "sport", isFit: true });
  assert.is(selectIsTeamUnready(started.getSnapshot()), false);
  const changed = createActor(teamFormMachine, { input: { key: "k", saved: comets } }).start();
  assert.is(selectIsTeamUnready(changed.getSnapshot()), false);
});

test("every state and transition is reached", () => {
  const cometsples = {
    "field.judged": [{ field: "name", isFit: false }],
    "form.submitted": [{ form: { name: "Stars" } }],
    "xstate.done.actor.save": [
      { output: { kind: "saved", saved: comets } },
      { output: { kind: "differs", theirs: comets } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = ({ value, context }: { value: unknown; context: { fit: readonly string[] } }) => [
    value,
    context.fit.length,
  ];
  assert.equal(uncovered(teamFormMachine, cometsples, key, { input: { key: "k", saved: comets } }), {
    states: [],
    transitions: [],
  });
});

test.run();

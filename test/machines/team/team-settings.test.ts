import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { selectSaved } from "../../../machines/base/saved-form.setup";
import { seasonCloseMachine } from "../../../machines/team/season-close.machine";
import { seasonFormMachine } from "../../../machines/team/season-form.machine";
import { teamFormMachine } from "../../../machines/team/team-form.machine";
import {
  selectLifting,
  selectPlace,
  selectRefusal,
  selectSwitched,
  selectTeam,
  teamSettingsMachine,
} from "../../../machines/team/team-settings.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { team } from "../../support/people/team";

const test = suite(teamSettingsMachine.id);

test("each form starts with the newest version of the team", async () => {
  const { actor, place, answer, told } = open();
  actor.send({ type: "team.pressed" });
  const form = actor.getSnapshot().children.team;
  form?.send({
    type: "form.submitted",
    form: {
      ...team(),
      name: "Stars",
      age_group: "u10",
      isCoach: true,
    },
  });
  await answer("team", { kind: "saved", saved: team({ name: "Stars", version: 4 }) });
  assert.equal([place(), selectTeam(actor.getSnapshot()).version, told], ["overview", 4, ["form Stars"]]);
  actor.send({ type: "season.pressed" });
  const season = actor.getSnapshot().children.season;
  assert.ok(season);
  assert.is(selectSaved(season.getSnapshot())?.version, 4);
  season.send({ type: "form.submitted", form: { name: "Fall", startsOn: "", endsOn: "" } });
  assert.is(season.getSnapshot().value, "filling", "a season that is not there yet has to be filled in");
  for (const field of ["name", "days"] as const) season.send({ type: "field.judged", field, isFit: true });
  season.send({
    type: "form.submitted",
    form: { name: "Fall", startsOn: "2026-08-15", endsOn: "2026-11-30" },
  });
  await answer("season", { kind: "saved", saved: team({ version: 5 }) });
  assert.equal([place(), told.length], ["overview", 2]);
  actor.send({ type: "season.pressed" });
  actor.getSnapshot().children.season?.send({ type: "left" });
  actor.send({ type: "team.pressed" });
  actor.getSnapshot().children.team?.send({ type: "left" });
  assert.equal([place(), told.length], ["overview", 2]);
});

test("the season is closed under the key of its press, without anything to fill in", async () => {
  const { actor, place, answer, calls, told } = open();
  const closing = () => actor.getSnapshot().children.close;
  actor.send({ type: "close.pressed", key: "k1" });
  closing()?.send({ type: "left" });
  assert.equal([place(), told], ["overview", []]);
  actor.send({ type: "close.pressed", key: "k2" });
  closing()?.send({ type: "form.submitted", form: { next: null } });
  assert.equal(calls, [{ name: "close", input: { form: { next: null }, key: "k2", saved: team() } }]);
  await answer("close", { kind: "saved", saved: team({ version: 4 }) });
  assert.equal([place(), selectTeam(actor.getSnapshot()).version, told], ["overview", 4, ["closed Comets"]]);
});

test("a team is archived after one confirmation and restored by one press", async () => {
  const { actor, place, answer, calls, told } = open();
  actor.send({ type: "archive.pressed" });
  actor.send({ type: "cancelled" });
  actor.send({ type: "archive.pressed" });
  actor.send({ type: "confirmed" });
  assert.equal(calls, [{ name: "archive", input: { team: team(), archived: true } }]);
  const archived = team({ archived_at: "2026-11-22T09:00:00.000Z", version: 4 });
  await answer("archive", { kind: "saved", saved: archived });
  actor.send({ type: "revive.pressed" });
  assert.equal(calls.at(-1), { name: "archive", input: { team: archived, archived: false } });
  await answer("archive", { kind: "saved", saved: team({ version: 5 }) });
  assert.equal([place(), told], ["overview", ["archived Comets", "revived Comets"]]);
});

test("a team changed by somebody else is shown in its new version before it is archived", async () => {
  const { actor, answer, fail, calls, told } = open();
  const archive = () => {
    actor.send({ type: "archive.pressed" });
    actor.send({ type: "confirmed" });
  };
  archive();
  await answer("archive", { kind: "differs", theirs: team({ name: "Stars", version: 9 }) });
  assert.equal(
    [selectTeam(actor.getSnapshot()).name, selectRefusal(actor.getSnapshot())],
    ["Stars", messageTexts.REQUEST_412_CHANGED],
  );
  archive();
  assert.equal(calls.at(-1)?.input, { team: team({ name: "Stars", version: 9 }), archived: true });
  await answer("archive", { kind: "refused", text: "No." });
  assert.is(selectRefusal(actor.getSnapshot()), "No.");
  archive();
  await fail("archive");
  assert.equal([selectRefusal(actor.getSnapshot()), told], [problemTexts.unknown, []]);
});

test("a bar is lifted in place", async () => {
  const { actor, answer, fail, told } = open();
  actor.send({ type: "lift.pressed", userId: "u9" });
  assert.is(selectLifting(actor.getSnapshot()), "u9");
  await answer("lift", { kind: "limited", seconds: 3 });
  assert.equal(
    [selectLifting(actor.getSnapshot()), selectRefusal(actor.getSnapshot())],
    [null, messageTexts.REQUEST_429_LIMIT],
  );
  actor.send({ type: "lift.pressed", userId: "u9" });
  await fail("lift");
  assert.is(selectRefusal(actor.getSnapshot()), problemTexts.unknown);
  actor.send({ type: "lift.pressed", userId: "u9" });
  await answer("lift", { kind: "saved", saved: team() });
  assert.equal([selectRefusal(actor.getSnapshot()), told], [null, ["lifted Comets"]]);
});

test("a switch shows what was pressed until it is saved; a refused one goes back", async () => {
  const { actor, answer, fail, calls, told, place } = open();
  const shown = () => selectSwitched(actor.getSnapshot()).families_post;
  const press = () => actor.send({ type: "rule.switched", change: { families_post: true } });
  press();
  assert.equal([shown(), place()], [true, "switching"]);
  assert.equal(calls, [{ name: "change", input: { team: team(), change: { families_post: true } } }]);
  await answer("change", { kind: "refused", text: "No." });
  assert.equal([shown(), selectRefusal(actor.getSnapshot())], [undefined, "No."]);
  press();
  await answer("change", { kind: "differs", theirs: team({ version: 9 }) });
  assert.is(selectRefusal(actor.getSnapshot()), messageTexts.REQUEST_412_CHANGED);
  press();
  assert.equal(calls.at(-1)?.input, { team: team({ version: 9 }), change: { families_post: true } });
  await fail("change");
  press();
  await answer("change", { kind: "saved", saved: team({ families_post: true }) });
  assert.equal([shown(), selectRefusal(actor.getSnapshot()), told], [true, null, ["form Comets"]]);
});

test("what the page re-reads is used while no form is open", () => {
  const { actor } = open();
  actor.send({ type: "team.read", team: team({ version: 7 }) });
  actor.send({ type: "team.pressed" });
  actor.send({ type: "team.read", team: team({ version: 8 }) });
  assert.is(selectTeam(actor.getSnapshot()).version, 7, "a form knows by itself what it was begun with");
});

test("every state and transition is reached", () => {
  const saved = { output: { kind: "saved", saved: team() } };
  const differs = { output: { kind: "differs", theirs: team() } };
  const samples = {
    "team.read": [{ team: team() }],
    "lift.pressed": [{ userId: "u9" }],
    "rule.switched": [{ change: { takes_usual: false } }],
    "xstate.done.actor.change": [saved, differs],
    "xstate.done.actor.team": [saved, { output: { kind: "left" } }],
    "xstate.done.actor.season": [saved, { output: { kind: "left" } }],
    "close.pressed": [{ key: "k1" }],
    "xstate.done.actor.close": [saved, { output: { kind: "left" } }],
    "xstate.done.actor.archive": [saved, differs],
    "xstate.done.actor.lift": [saved, differs],
  };
  assert.equal(uncovered(teamSettingsMachine, samples, undefined, { input: { team: team() } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const told: string[] = [];
  const actor = createActor(
    teamSettingsMachine.provide({
      actors: {
        teamForm: teamFormMachine.provide({
          actors: { save: fromPromise(({ input }) => placeholders.call("team", input)) },
        }),
        seasonForm: seasonFormMachine.provide({
          actors: { save: fromPromise(({ input }) => placeholders.call("season", input)) },
        }),
        seasonClose: seasonCloseMachine.provide({
          actors: { save: fromPromise(({ input }) => placeholders.call("close", input)) },
        }),
        archive: fromPromise(({ input }) => placeholders.call("archive", input)),
        lift: fromPromise(({ input }) => placeholders.call("lift", input)),
        change: fromPromise(({ input }) => placeholders.call("change", input)),
      },
    }),
    { input: { team: team() } },
  );
  actor.on("team.saved", ({ team: { name }, what }) => told.push(`${what} ${name}`));
  actor.start();
  return { ...placeholders, actor, told, place: () => selectPlace(actor.getSnapshot()) };
}

test.run();

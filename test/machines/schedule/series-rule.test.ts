import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { ruleFields } from "../../../domain/schedule/series/series-rule";
import { chosenRuleOf } from "../../../domain/schedule/series/weekly";
import {
  selectIsRuleUnready,
  selectRulePlan,
  selectRuleRefusal,
  selectRuleRequest,
  selectRuleStep,
  seriesRuleMachine,
} from "../../../machines/schedule/series-rule.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { plan, series } from "../../support/people/series";

const test = suite(seriesRuleMachine.id);
const subject = { teamId: "rockets", eventId: "e1", series: series() };
const input = { subject, today: "2026-11-22" };

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    seriesRuleMachine.provide({
      actors: {
        planRule: fromPromise(({ input: given }) => placeholders.call("planRule", given)),
        saveRule: fromPromise(({ input: given }) => placeholders.call("saveRule", given)),
      },
    }),
    { input },
  );
  const gaps: string[] = [];
  actor.on("gaps.found", ({ type }) => void gaps.push(type));
  actor.start();
  return {
    ...placeholders,
    actor,
    gaps,
    step: () => selectRuleStep(actor.getSnapshot()),
    refusal: () => selectRuleRefusal(actor.getSnapshot()),
  };
}

test("a changed weekday from an event on is planned, reviewed and saved with the plan's tag", async () => {
  const { actor, step, answer, calls } = open();
  actor.send({ type: "day.toggled", weekday: 4 });
  actor.send({ type: "day.toggled", weekday: 3 });
  actor.send({ type: "rule.changed", change: { last: "2026-12-20" } });
  actor.send({ type: "reach.chosen", fromDay: "2026-12-01" });
  actor.send({ type: "form.submitted" });
  const request = {
    rule: { ...chosenRuleOf(series().rule), weekdays: 0b0001100, last: "2026-12-20" },
    fromDay: "2026-12-01",
  };
  assert.equal([step(), calls[0]?.input], ["planning", { subject, request }]);
  await answer("planRule", { kind: "planned", plan: plan({ plan_tag: "tag-2" }) });
  assert.equal([step(), selectRulePlan(actor.getSnapshot())?.plan_tag], ["reviewing", "tag-2"]);
  actor.send({ type: "back.pressed" });
  assert.equal(selectRuleRequest(actor.getSnapshot()), request);
  actor.send({ type: "form.submitted" });
  await answer("planRule", { kind: "planned", plan: plan() });
  actor.send({ type: "plan.accepted" });
  assert.equal(calls.at(-1)?.input, { subject, request, planTag: "tag-1" });
  const told = { what: "moved", events: 2, mails: 1, starts_at: "", starts_local: "", tells_at: "" };
  await answer("saveRule", { kind: "saved", told });
  assert.equal(actor.getSnapshot().output, { kind: "saved", told });
});

test("a rule without a weekday is reported as incomplete and not planned", () => {
  const { actor, gaps, step } = open();
  for (const weekday of [2, 4]) actor.send({ type: "day.toggled", weekday });
  assert.is(selectIsRuleUnready(actor.getSnapshot()), true);
  actor.send({ type: "form.submitted" });
  assert.equal([gaps, step()], [["gaps.found"], "filling"]);
  actor.send({ type: "left" });
  assert.equal(actor.getSnapshot().output, { kind: "left" });
});

test("after a version conflict the chosen rule is kept and planned for the newer series", async () => {
  const { actor, refusal, answer, calls } = open();
  actor.send({ type: "day.toggled", weekday: 3 });
  actor.send({ type: "form.submitted" });
  const theirs = series({ id: "s2", version: 5 });
  await answer("planRule", { kind: "differs", theirs });
  assert.is(refusal(), messageTexts.REQUEST_412_CHANGED);
  actor.send({ type: "form.submitted" });
  assert.is(refusal(), null);
  const sent = calls.at(-1)?.input as { subject: unknown; request: { rule: { weekdays: number } } };
  assert.equal([sent.subject, sent.request.rule.weekdays], [{ ...subject, series: theirs }, 0b0011100]);
});

test("refusals and exceptions are shown at the choice of the rule", async () => {
  const { actor, step, refusal, answer, fail } = open();
  actor.send({ type: "form.submitted" });
  await answer("planRule", { kind: "refused", text: messageTexts.EVENT_ITEM_403_OVER });
  assert.equal([step(), refusal()], ["filling", messageTexts.EVENT_ITEM_403_OVER]);
  actor.send({ type: "form.submitted" });
  await fail("planRule");
  assert.is(refusal(), problemTexts.unknown);
  actor.send({ type: "form.submitted" });
  await answer("planRule", { kind: "planned", plan: plan() });
  actor.send({ type: "plan.accepted" });
  await answer("saveRule", { kind: "limited", seconds: 30 });
  assert.is(refusal(), messageTexts.REQUEST_429_LIMIT);
});

test("every state and transition is reached", () => {
  const outcomes = [
    { output: { kind: "differs", theirs: series({ version: 2 }) } },
    { output: { kind: "refused", text: "no" } },
  ];
  const samples = {
    "day.toggled": [{ weekday: 2 }],
    "rule.changed": [{ change: {} }],
    "reach.chosen": [{ fromDay: null }],
    "field.judged": [{ field: ruleFields[1], isFit: false }],
    "xstate.done.actor.planRule": [{ output: { kind: "planned", plan: plan() } }, ...outcomes],
    "xstate.done.actor.saveRule": [{ output: { kind: "saved", told: null } }, ...outcomes],
  };
  const key = ({ value, context }: { value: unknown; context: { fit: readonly string[] } }) => [
    value,
    context.fit.length,
  ];
  assert.equal(uncovered(seriesRuleMachine, samples, key, { input }), { states: [], transitions: [] });
});

test.run();

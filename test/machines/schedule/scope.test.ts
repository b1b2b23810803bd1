import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  scopeMachine,
  selectKeepsOwn,
  selectOwn,
  selectPlannedScope,
  selectScopePlan,
  selectScopeRefusal,
  selectScopeStep,
} from "../../../machines/schedule/scope.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { details } from "../../support/people/event";
import { plan } from "../../support/people/series";

const test = suite(scopeMachine.id);
const subject = { details: details(), change: { starts_local: "2026-11-24T18:00:00" } };
const own = [{ event_id: "e2", starts_local: "2026-12-01T16:00:00", groups: ["time" as const] }];

function open() {
  const placeholders = openPlaceholders();
  const scope = createActor(
    scopeMachine.provide({
      actors: { planChange: fromPromise(({ input }) => placeholders.call("planChange", input)) },
    }),
    { input: { subject } },
  ).start();
  return { ...placeholders, scope, step: () => selectScopeStep(scope.getSnapshot()) };
}

test("only this one needs no plan", () => {
  const { scope, calls } = open();
  scope.send({ type: "scope.chosen", scope: "this" });
  assert.equal([scope.getSnapshot().output, calls.length], [{ kind: "this" }, 0]);
});

test("this and later is planned, reviewed and then accepted with the plan's tag", async () => {
  const { scope, step, answer, calls } = open();
  scope.send({ type: "scope.chosen", scope: "later" });
  assert.equal([step(), selectPlannedScope(scope.getSnapshot())], ["planning", "later"]);
  assert.equal(calls[0]?.input, { ...subject, scope: "later", keepsOwn: true });
  await answer("planChange", { kind: "planned", plan: plan({ plan_tag: "tag-3" }) });
  assert.is(step(), "reviewing");
  assert.is(selectScopePlan(scope.getSnapshot())?.plan_tag, "tag-3");
  scope.send({ type: "plan.accepted" });
  assert.equal(scope.getSnapshot().output, {
    kind: "wide",
    wide: { scope: "later", keepsOwn: true, planTag: "tag-3" },
  });
});

test("including events with own groups plans again, and they stay listed", async () => {
  const { scope, answer, calls } = open();
  scope.send({ type: "scope.chosen", scope: "all" });
  await answer("planChange", { kind: "planned", plan: plan({ kept_own: own }) });
  scope.send({ type: "keep-own.switched", keepsOwn: false });
  assert.is(selectPlannedScope(scope.getSnapshot()), null, "the review stays in sight");
  assert.equal(calls[1]?.input, { ...subject, scope: "all", keepsOwn: false });
  await answer("planChange", { kind: "planned", plan: plan({ plan_tag: "tag-2" }) });
  assert.equal([selectOwn(scope.getSnapshot()), selectKeepsOwn(scope.getSnapshot())], [own, false]);
  scope.send({ type: "back.pressed" });
  scope.send({ type: "scope.chosen", scope: "later" });
  assert.equal([selectOwn(scope.getSnapshot()), selectKeepsOwn(scope.getSnapshot())], [[], true]);
});

test("a refusal is shown at the choice of scope; leaving chooses nothing", async () => {
  const { scope, step, answer, fail } = open();
  const refusal = () => selectScopeRefusal(scope.getSnapshot());
  scope.send({ type: "scope.chosen", scope: "all" });
  await answer("planChange", { kind: "refused", text: messageTexts.EVENT_ITEM_400_TIME });
  assert.equal([step(), refusal()], ["choosing", messageTexts.EVENT_ITEM_400_TIME]);
  scope.send({ type: "scope.chosen", scope: "all" });
  assert.is(refusal(), null);
  await fail("planChange");
  assert.is(refusal(), problemTexts.unknown);
  scope.send({ type: "left" });
  assert.equal(scope.getSnapshot().output, { kind: "left" });
});

test("an event that somebody else changed is sent without a plan: the server refuses it, and the form shows theirs", async () => {
  const { scope, answer } = open();
  scope.send({ type: "scope.chosen", scope: "later" });
  await answer("planChange", { kind: "outdated" });
  assert.equal(scope.getSnapshot().output, {
    kind: "wide",
    wide: { scope: "later", keepsOwn: true, planTag: "none" },
  });
});

test("every state and transition is reached", () => {
  const samples = {
    "scope.chosen": [{ scope: "this" }, { scope: "later" }],
    "keep-own.switched": [{ keepsOwn: false }],
    "xstate.done.actor.planChange": [
      { output: { kind: "planned", plan: plan() } },
      { output: { kind: "outdated" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(scopeMachine, samples, undefined, { input: { subject } }), {
    states: [],
    transitions: [],
  });
});

test.run();

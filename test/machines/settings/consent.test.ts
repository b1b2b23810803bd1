import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback } from "xstate";
import { type ConsentEvent, type ConsentInput, readConsent } from "../../../domain/settings/consent";
import { consentMachine, selectConsent } from "../../../machines/settings/consent.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(consentMachine.id);
type Counted = Extract<ConsentEvent, { type: "event.counted" }>;
const shown = {
  type: "event.counted",
  event: { name: "screen_shown", screen: "/app/home" },
} satisfies Counted;

test("nothing is counted before consent, nor after it was withdrawn", () => {
  const { actor, log } = open({});
  actor.send(shown);
  actor.send({ type: "consent.given" });
  actor.send(shown);
  actor.send({ type: "consent.withdrawn" });
  actor.send(shown);
  assert.equal(log, ["keep given", "start", "count screen_shown", "keep withheld", "stop"]);
  assert.is(selectConsent(actor.getSnapshot()), "withheld");
});

test("stored consent applies at once, and another tab's choice is followed without storing it again", () => {
  const { actor, log } = open({ consent: "given" });
  actor.send({ type: "consent.followed", consent: "given" });
  actor.send({ type: "consent.followed", consent: "withheld" });
  actor.send({ type: "consent.followed", consent: "given" });
  assert.equal(log, ["start", "stop", "start"]);
  assert.is(selectConsent(actor.getSnapshot()), "given");
});

test("another tab's equal choice changes nothing", () => {
  for (const [consent, expected] of [
    ["given", ["start"]],
    ["withheld", []],
  ] as const) {
    const { actor, log } = open({ consent });
    actor.send({ type: "consent.followed", consent });
    assert.equal([log, selectConsent(actor.getSnapshot())], [expected, consent]);
  }
});

test("the browser's opt-out, or a server without the settings, overrides stored consent", () => {
  for (const [change, place] of [
    [{ isOptedOut: true }, "optedOut"],
    [{ isMeasured: false }, "unmeasured"],
    [{ isMeasured: false, isOptedOut: true }, "unmeasured"],
  ] as const) {
    const { actor, log } = open({ consent: "given", ...change });
    actor.send({ type: "consent.given" });
    actor.send(shown);
    assert.equal(log, []);
    assert.is(selectConsent(actor.getSnapshot()), place);
  }
});

test("only the exact stored value counts as consent", () => {
  const texts = ["given", "withheld", "true", "", null];
  assert.equal(texts.map(readConsent), ["given", "withheld", "withheld", "withheld", "withheld"]);
});

test("every state and transition is reached", () => {
  const samples = {
    "consent.followed": [{ consent: "given" }, { consent: "withheld" }],
    "event.counted": [{ event: shown.event }],
  };
  const inputs = [
    input({}),
    input({ consent: "given" }),
    input({ isMeasured: false }),
    input({ isOptedOut: true }),
  ];
  assert.equal(uncovered(consentMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

const input = (change: Partial<ConsentInput>): ConsentInput => ({
  consent: "withheld",
  isMeasured: true,
  isOptedOut: false,
  ...change,
});

function open(change: Partial<ConsentInput>) {
  const log: string[] = [];
  const machine = consentMachine.provide({
    actors: {
      measuring: fromCallback<Counted>(({ receive }) => {
        log.push("start");
        receive(({ event }) => log.push(`count ${event.name}`));
        return () => log.push("stop");
      }),
    },
    actions: { keep: (_, { consent }) => log.push(`keep ${consent}`) },
  });
  return { actor: createActor(machine, { input: input(change) }).start(), log };
}

test.run();

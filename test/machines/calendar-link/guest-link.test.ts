import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  guestLinkMachine,
  selectFault,
  selectIsFit,
  selectIsMaking,
  selectIsOpen,
} from "../../../machines/calendar-link/guest-link.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { guestLink } from "../../support/people/calendar-link-rows";

const test = suite(guestLinkMachine.id);

test("the form opens by a press, and without a name it says so", () => {
  const { actor, calls, gaps, is } = open();
  assert.is(is(selectIsOpen), false);
  actor.send({ type: "link.wanted" });
  actor.send({ type: "guest.named", name: "", until: "", key: "k" });
  assert.equal([is(selectIsOpen), is(selectIsFit), gaps(), calls], [true, false, 1, []]);
  actor.send({ type: "left" });
  assert.is(is(selectIsOpen), false);
});

test("a name makes one link, however often it is pressed, and tells of it", async () => {
  const { actor, calls, answer, made, is, name } = open();
  actor.send({ type: "link.wanted" });
  for (let press = 0; press < 3; press += 1) name("Grandpa", "", `k${press}`);
  const request = { childId: "maya", name: "Grandpa", until: "", key: "k0" };
  assert.equal([is(selectIsMaking), calls], [true, [{ name: "make", input: request }]]);
  await answer("make", { kind: "made", link: guestLink() });
  assert.equal([is(selectIsOpen), made], [false, ["g1"]]);
  actor.send({ type: "link.wanted" });
  assert.is(is(selectIsFit), false, "the next one begins anew");
});

test("the same request is repeated under its key, another one under a new key", async () => {
  const { actor, calls, answer, fail, is, name } = open();
  actor.send({ type: "link.wanted" });
  name("Grandpa", "", "k1");
  await answer("make", { kind: "refused", text: "Too many." });
  assert.is(is(selectFault), "Too many.");
  name("Grandpa", "", "k2");
  await answer("make", { kind: "limited", seconds: 9 });
  assert.is(is(selectFault), messageTexts.REQUEST_429_LIMIT);
  name("Grandpa", "2027-01-01", "k3");
  await fail("make");
  assert.is(is(selectFault), problemTexts.unknown);
  assert.equal(
    calls.map(({ input }) => (input as { key: string }).key),
    ["k1", "k1", "k3"],
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "name.judged": [{ isFit: true }, { isFit: false }],
    "guest.named": [{ name: "Grandpa", until: "", key: "k" }],
    "xstate.done.actor.make": [
      { output: { kind: "made", link: guestLink() } },
      { output: { kind: "refused", text: "No." } },
    ],
  };
  const key = ({ value, context }: { value: unknown; context: { isFit: boolean } }) => [value, context.isFit];
  assert.equal(uncovered(guestLinkMachine, samples, key, { input: { childId: "maya" } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const made: string[] = [];
  let gaps = 0;
  const actor = createActor(
    guestLinkMachine.provide({
      actors: { make: fromPromise(({ input }) => placeholders.call("make", input)) },
    }),
    { input: { childId: "maya" } },
  );
  actor.on("gaps.found", () => gaps++);
  actor.on("link.made", ({ link }) => made.push(link.id));
  actor.start();
  return {
    ...placeholders,
    actor,
    made,
    gaps: () => gaps,
    is: <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
      select(actor.getSnapshot()),
    name: (name: string, until: string, key: string) => {
      actor.send({ type: "name.judged", isFit: true });
      actor.send({ type: "guest.named", name, until, key });
    },
  };
}

test.run();

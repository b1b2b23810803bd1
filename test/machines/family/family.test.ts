import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { ReadOutcome } from "../../../domain/base/collection";
import { messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import type { Child } from "../../../domain/family/child-form";
import type { ChildWish, Ending } from "../../../domain/family/family";
import { selectRows } from "../../../machines/base/collection.setup";
import { childFormMachine } from "../../../machines/family/child-form.machine";
import {
  familyMachine,
  selectAsked,
  selectChildId,
  selectFamilyPlace,
  selectInvited,
  selectIsEnding,
  selectSentWish,
} from "../../../machines/family/family.machine";
import { familyListMachine } from "../../../machines/family/family-list.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders, settled } from "../../support/charts/placeholders";
import { circleRequest, followed, follower, guardian, oneself, sam } from "../../support/people/family";
import { user } from "../../support/people/user";

const test = suite(familyMachine.id);
const shared = sam({
  guardians: [oneself(), guardian({ takes_along: ["Alex Hill"] })],
  followers: [follower()],
});

test("the list leads to a child's page and back, and the address follows", async () => {
  const family = await open();
  assert.is(family.place(), "list");
  family.actor.send({ type: "child.opened", childId: "c1" });
  assert.equal([family.place(), selectChildId(family.actor.getSnapshot())], ["child", "c1"]);
  family.actor.send({ type: "back.pressed" });
  assert.equal([family.place(), family.done], ["list", ["at c1", "at null"]]);
  assert.is(family.names().filter((name) => name === "read").length, 2, "a page is read anew");
});

test("an address leads to a child's page at once", async () => {
  assert.is((await open({ childId: "c1" })).place(), "child");
});

test("one press changes what others see, and it is shown once the server said so", async () => {
  const family = await open({ childId: "c1" });
  const wish: ChildWish = { kind: "shownAs", child: sam(), shownAs: "number" };
  family.actor.send({ type: "wish.pressed", wish });
  family.actor.send({ type: "wish.pressed", wish });
  assert.equal(selectSentWish(family.actor.getSnapshot()), wish);
  assert.equal(family.calls.slice(1), [{ name: "change", input: wish }]);
  assert.is(family.shown()[0]?.shown_as, "name");
  await family.answer("change", { kind: "saved", saved: sam({ shown_as: "number", version: 4 }) });
  assert.equal([family.shown()[0]?.shown_as, selectSentWish(family.actor.getSnapshot())], ["number", null]);
  assert.equal(family.done, ["success Saved. Looking sharp."]);
});

test("what somebody else changed meanwhile is shown, and said", async () => {
  const family = await open({ childId: "c1" });
  family.actor.send({ type: "wish.pressed", wish: { kind: "shownAs", child: sam(), shownAs: "number" } });
  await family.answer("change", { kind: "differs", theirs: sam({ first_name: "Sammy", version: 4 }) });
  assert.equal(
    [family.shown()[0]?.first_name, family.done],
    ["Sammy", [`error ${messageTexts.REQUEST_412_CHANGED}`]],
  );
});

test("a change that does not come through is said, and the list is read anew", async () => {
  const family = await open({ childId: "c1" });
  const wish: ChildWish = { kind: "photos", child: sam(), isAllowed: true };
  family.actor.send({ type: "wish.pressed", wish });
  await family.answer("change", { kind: "refused", text: "No." });
  assert.is(family.calls.at(-1)?.name, "read");
  family.actor.send({ type: "wish.pressed", wish });
  await family.answer("change", { kind: "limited", seconds: 30 });
  family.actor.send({ type: "wish.pressed", wish });
  await family.fail("change");
  assert.equal(family.done, [
    "error No.",
    `error ${messageTexts.REQUEST_429_LIMIT}`,
    `error ${problemTexts.unknown}`,
  ]);
});

test("who asks to come in is let in or stays out", async () => {
  for (const [decision, text] of [
    ["approved", "success Alex Hill is in."],
    ["declined", "success Alex Hill stays out."],
  ] as const) {
    const family = await open({ childId: "c1" });
    const wish: ChildWish = { kind: "request", child: sam(), request: circleRequest(), decision };
    family.actor.send({ type: "wish.pressed", wish });
    await family.answer("change", { kind: "saved", saved: sam() });
    assert.equal(family.done, [text]);
  }
});

test("names and birthday are changed in the form, which begins with what is known", async () => {
  const family = await open({ childId: "c1" });
  family.actor.send({ type: "form.pressed", child: sam(), key: "k1" });
  assert.is(family.place(), "form");
  const { form } = family.actor.getSnapshot().children;
  assert.equal(form?.getSnapshot().context.saved, sam());
  form?.send({
    type: "form.submitted",
    form: { firstName: "Sammy", lastInitial: "R", dateOfBirth: "2016-04-09" },
  });
  await family.answer("save", { kind: "saved", saved: sam({ first_name: "Sammy", version: 4 }) });
  assert.equal([family.place(), family.shown()[0]?.first_name], ["child", "Sammy"]);
  family.actor.send({ type: "form.pressed", child: sam(), key: "k2" });
  family.actor.getSnapshot().children.form?.send({ type: "left" });
  assert.is(family.place(), "child");
});

test("an invitation of a role is made, or one shown, and left again", async () => {
  const family = await open({ childId: "c1" });
  family.actor.send({ type: "invite.pressed", role: "follower", invitation: null });
  assert.equal([family.place(), selectInvited(family.actor.getSnapshot()).role], ["inviting", "follower"]);
  const { invite } = family.actor.getSnapshot().children;
  assert.is(invite?.getSnapshot().context.childId, "c1");
  invite?.send({ type: "left" });
  assert.is(family.place(), "child");
});

test("whoever is taken back goes with all behind them, after one question", async () => {
  const family = await open({ childId: "c1", child: shared });
  const ending: Ending = { kind: "takeBack", child: shared, person: guardian() };
  family.actor.send({ type: "ending.pressed", ending });
  assert.equal([family.place(), selectAsked(family.actor.getSnapshot())], ["ending", ending]);
  family.actor.send({ type: "ending.cancelled" });
  assert.is(family.place(), "child");
  family.actor.send({ type: "ending.pressed", ending });
  family.actor.send({ type: "ending.confirmed" });
  assert.is(selectIsEnding(family.actor.getSnapshot()), true);
  assert.equal(family.calls.at(-1), { name: "end", input: { userId: "u1", ending } });
  await family.answer("end", { kind: "ended", userIds: ["u2", "u3"] });
  assert.is(family.place(), "child");
  assert.equal([family.shown()[0]?.guardians, family.shown()[0]?.followers], [[oneself()], []]);
  assert.equal(family.done, ["success Kim Reyes doesn't look after Sam any more."]);
});

test("one's own leaving, a profile taken down and a following that ends lead back to the list", async () => {
  for (const [kind, child, text] of [
    ["leave", shared, "success You don't look after Sam any more."],
    ["delete", sam(), "success Sam's profile is hidden. It's erased in 14 days."],
    ["unfollow", followed(), "success You don't follow Lena any more."],
  ] as const) {
    const family = await open({ childId: child.id, child });
    family.actor.send({ type: "ending.pressed", ending: { kind, child } });
    family.actor.send({ type: "ending.cancelled" });
    assert.is(family.place(), "child", kind);
    family.actor.send({ type: "ending.pressed", ending: { kind, child } });
    family.actor.send({ type: "ending.confirmed" });
    await family.answer("end", { kind: "ended", userIds: [] });
    assert.equal([family.place(), family.shown(), family.done], ["list", [], [text, "at null"]], kind);
  }
});

test("what cannot end leads back to the page, with the reason", async () => {
  const family = await open({ childId: "c1" });
  const press = () => {
    family.actor.send({ type: "ending.pressed", ending: { kind: "leave", child: sam() } });
    family.actor.send({ type: "ending.confirmed" });
  };
  press();
  await family.answer("end", { kind: "refused", text: "You're the only one." });
  assert.equal([family.place(), family.shown().length], ["child", 1]);
  press();
  await family.fail("end");
  assert.equal(family.done, ["error You're the only one.", `error ${problemTexts.unknown}`]);
});

test("every path", () => {
  const child = sam();
  const samples = {
    "child.opened": [{ childId: "c1" }],
    "form.pressed": [{ child, key: "k1" }],
    "invite.pressed": [{ role: "guardian", invitation: null }],
    "wish.pressed": [{ wish: { kind: "photos", child, isAllowed: true } }],
    "ending.pressed": [
      { ending: { kind: "leave", child } },
      { ending: { kind: "takeBack", child, person: guardian() } },
    ],
    "xstate.done.actor.change": [
      { output: { kind: "saved", saved: child } },
      { output: { kind: "differs", theirs: child } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.form": [{ output: { kind: "saved", saved: child } }, { output: { kind: "left" } }],
    "xstate.done.actor.end": [
      { output: { kind: "ended", userIds: [] } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.error.actor.change": [{ error: new Error("bug") }],
    "xstate.error.actor.end": [{ error: new Error("bug") }],
  };
  const key = (snapshot: { value: unknown; context: { ending: Ending | null; childId: string | null } }) => [
    snapshot.value,
    snapshot.context.ending?.kind,
    snapshot.context.childId,
  ];
  const inputs = [
    { me: user(), childId: null },
    { me: user(), childId: "c1" },
  ];
  assert.equal(uncovered(familyMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

type Asked = { tag: string | null; after: string | null };

async function open({ childId = null, child = sam() }: { childId?: string | null; child?: Child } = {}) {
  const placeholders = openPlaceholders();
  const done: string[] = [];
  const actor = createActor(
    familyMachine.provide({
      actors: {
        familyList: familyListMachine.provide({
          actors: { read: fromPromise<ReadOutcome<Child>, Asked>(() => placeholders.call("read")) },
        }),
        childForm: childFormMachine.provide({
          actors: { save: fromPromise(({ input }) => placeholders.call("save", input)) },
        }),
        change: fromPromise(({ input }) => placeholders.call("change", input)),
        end: fromPromise(({ input }) => placeholders.call("end", input)),
      },
      actions: {
        announce: (_, { tone, text }) => done.push(`${tone} ${text}`),
        showAddress: (_, place) => done.push(`at ${place.childId}`),
      },
    }),
    { input: { me: user({ age: "adult" }), childId } },
  ).start();
  await placeholders.answer("read", { kind: "listed", items: [child], nextAfter: null, tag: null });
  await settled();
  const list = () => actor.getSnapshot().children.list;
  return {
    ...placeholders,
    actor,
    done,
    place: () => selectFamilyPlace(actor.getSnapshot()),
    shown: () => {
      const snapshot = list()?.getSnapshot();
      return snapshot ? selectRows(snapshot).map(({ item }) => item) : [];
    },
  };
}

test.run();

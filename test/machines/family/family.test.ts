import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { Announcement } from "../../../domain/base/announcement";
import type { ReadOutcome } from "../../../domain/base/collection";
import { problemTexts } from "../../../domain/base/texts";
import type { Child } from "../../../domain/family/child-form";
import type { Ending, QuickChange } from "../../../domain/family/family";
import { messageTexts } from "../../../domain/problem/message-texts";
import { selectRows } from "../../../machines/base/collection.setup";
import { childFormMachine } from "../../../machines/family/child-form.machine";
import {
  familyMachine,
  selectAsked,
  selectChildId,
  selectEndingSeen,
  selectFamilyPlace,
  selectInvited,
  selectIsEnding,
  selectIsFormWanted,
} from "../../../machines/family/family.machine";
import { familyListMachine } from "../../../machines/family/family-list.machine";
import {
  quickChangesMachine,
  selectChanges,
  selectDiffering,
} from "../../../machines/family/quick-changes.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, settled } from "../../support/machines/placeholders";
import {
  circleRequest,
  followed,
  follower,
  guardian,
  oneself,
  removal,
  sam,
} from "../../support/people/family";
import { user } from "../../support/people/user";

const test = suite(familyMachine.id);
const shared = sam({
  guardians: [oneself(), guardian({ takes_along: ["Alex Hill"] })],
  followers: [follower()],
});

test("the list leads to a child's page and back, and the URL follows", async () => {
  const family = await open();
  assert.is(family.place(), "list");
  family.actor.send({ type: "child.opened", childId: "c1" });
  assert.equal([family.place(), selectChildId(family.actor.getSnapshot())], ["child", "c1"]);
  family.actor.send({ type: "back.pressed" });
  assert.equal([family.place(), family.done], ["list", ["at c1", "at null"]]);
  assert.is(family.names().filter((name) => name === "read").length, 2, "a page is read anew");
});

test("a URL opens a child's page directly", async () => {
  assert.is((await open({ childId: "c1" })).place(), "child");
});

test("one press changes what others see, and it shows once the server confirms", async () => {
  const family = await open({ childId: "c1" });
  const change: QuickChange = { kind: "shownAs", child: sam(), shownAs: "number" };
  family.change({ type: "quick-change.pressed", change });
  assert.equal(family.changes(), [change]);
  assert.equal(family.calls.slice(1), [{ name: "change", input: change }]);
  assert.is(family.shown()[0]?.shown_as, "name");
  await family.answer("change", { kind: "saved", saved: sam({ shown_as: "number", version: 4 }) });
  assert.equal([family.shown()[0]?.shown_as, family.changes()], ["number", []]);
  assert.equal(family.done, ["success Saved. Looking sharp."]);
});

test("presses during a save are sent one at a time, each with the newest version", async () => {
  const family = await open({ childId: "c1" });
  const press = (change: QuickChange) => family.change({ type: "quick-change.pressed", change });
  press({ kind: "shownAs", child: sam(), shownAs: "number" });
  press({ kind: "photos", child: sam(), isAllowed: true });
  press({ kind: "request", child: sam(), request: circleRequest(), decision: "approved" });
  press({ kind: "request", child: sam(), request: circleRequest(), decision: "declined" });
  press({ kind: "shownAs", child: sam(), shownAs: "name" });
  family.actor.send({ type: "back.pressed" });
  assert.is(family.place(), "list", "one may go");
  const saved = sam({ version: 4 });
  for (let sent = 1; sent <= 4; sent++) await family.answer("change", { kind: "saved", saved });
  assert.equal(
    family.calls.filter(({ name }) => name === "change").map(({ input }) => input),
    [
      { kind: "shownAs", child: sam(), shownAs: "number" },
      { kind: "photos", child: saved, isAllowed: true },
      { kind: "request", child: saved, request: circleRequest(), decision: "approved" },
      { kind: "shownAs", child: saved, shownAs: "name" },
    ],
  );
});

test("an invitation opens during a save; the form and a deletion wait for the new version", async () => {
  const saved = sam({ shown_as: "number", version: 4 });
  const begin = async () => {
    const family = await open({ childId: "c1" });
    family.change({
      type: "quick-change.pressed",
      change: { kind: "shownAs", child: sam(), shownAs: "number" },
    });
    return family;
  };
  const inviting = await begin();
  inviting.actor.send({ type: "invite.pressed", role: "guardian", invitation: null });
  assert.is(inviting.place(), "inviting");

  const form = await begin();
  form.actor.send({ type: "form.pressed", child: sam(), key: "k1" });
  assert.equal([form.place(), selectIsFormWanted(form.actor.getSnapshot())], ["child", true]);
  await form.answer("change", { kind: "saved", saved });
  assert.equal(form.actor.getSnapshot().children.form?.getSnapshot().context.saved, saved);

  const end = await begin();
  end.actor.send({ type: "ending.pressed", ending: { kind: "delete", child: sam() } });
  end.actor.send({ type: "ending.confirmed" });
  assert.is(end.names().includes("end"), false);
  await end.answer("change", { kind: "saved", saved });
  assert.equal(end.calls.at(-1)?.input, { userId: "u1", ending: { kind: "delete", child: saved } });
});

test("after a version conflict the change is kept, to be sent again or discarded", async () => {
  const family = await open({ childId: "c1" });
  const differing = () => family.differing();
  const theirs = sam({ first_name: "Sammy", version: 4 });
  const change: QuickChange = { kind: "shownAs", child: sam(), shownAs: "number" };
  family.change({ type: "quick-change.pressed", change });
  family.actor.send({ type: "form.pressed", child: sam(), key: "k1" });
  await family.answer("change", { kind: "differs", theirs });
  assert.equal(differing(), { change: { ...change, child: theirs }, seen: sam() });
  assert.equal([family.shown()[0]?.first_name, family.done], ["Sammy", []]);
  const { form } = family.actor.getSnapshot().children;
  assert.equal(form?.getSnapshot().context.saved, theirs);
  form?.send({ type: "left" });
  family.change({ type: "quick-change.pressed", change: { ...change, child: theirs } });
  assert.is(differing(), null);
  family.actor.send({ type: "back.pressed" });
  await family.answer("change", { kind: "differs", theirs: sam({ version: 5 }) });
  assert.is(family.done.at(-1), `error ${messageTexts.REQUEST_412_CHANGED}`, "elsewhere it is said");
  assert.is(differing()?.change.child.version, 5);
  family.change({ type: "theirs.taken" });
  assert.is(differing(), null);
});

test("deleting a profile that was changed elsewhere is confirmed once more", async () => {
  const family = await open({ childId: "c1" });
  const theirs = sam({ first_name: "Samuel", version: 4 });
  family.actor.send({ type: "ending.pressed", ending: { kind: "delete", child: sam() } });
  family.actor.send({ type: "ending.confirmed" });
  await family.answer("end", { kind: "differs", theirs });
  const snapshot = family.actor.getSnapshot();
  assert.equal(
    [selectAsked(snapshot), selectEndingSeen(snapshot), family.shown()],
    [{ kind: "delete", child: theirs }, sam(), [theirs]],
  );
  family.actor.send({ type: "ending.confirmed" });
  assert.equal(family.calls.at(-1)?.input, { userId: "u1", ending: { kind: "delete", child: theirs } });
});

test("the page is re-read on news, and a reply from before a saved change is ignored", async () => {
  const family = await open({ childId: "c1" });
  const reads = () => family.names().filter((name) => name === "read").length;
  family.change({ type: "quick-change.pressed", change: { kind: "photos", child: sam(), isAllowed: true } });
  family.actor.send({ type: "news.received" });
  assert.is(reads(), 2);
  await family.answer("change", { kind: "saved", saved: sam({ my_photo_consent: true }) });
  assert.is(reads(), 3);
});

test("a failed change shows the reason, and the list is read again", async () => {
  const family = await open({ childId: "c1" });
  const change: QuickChange = { kind: "photos", child: sam(), isAllowed: true };
  family.change({ type: "quick-change.pressed", change });
  await family.answer("change", { kind: "refused", text: "No." });
  assert.is(family.calls.at(-1)?.name, "read");
  family.change({ type: "quick-change.pressed", change });
  await family.answer("change", { kind: "limited", seconds: 30 });
  family.change({ type: "quick-change.pressed", change });
  await family.fail("change");
  assert.equal(family.done, [
    "error No.",
    `error ${messageTexts.REQUEST_429_LIMIT}`,
    `error ${problemTexts.unknown}`,
  ]);
});

test("name and birthday are edited in the form, which starts with the current values", async () => {
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

test("an invitation for a role is created, or an existing one shown, and closed again", async () => {
  const family = await open({ childId: "c1" });
  family.actor.send({ type: "invite.pressed", role: "follower", invitation: null });
  assert.equal([family.place(), selectInvited(family.actor.getSnapshot()).role], ["inviting", "follower"]);
  const { invite } = family.actor.getSnapshot().children;
  assert.is(invite?.getSnapshot().context.childId, "c1");
  invite?.send({ type: "left" });
  assert.is(family.place(), "child");
});

test("removing a guardian also removes those they let in, after one confirmation", async () => {
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

test("leaving, deleting a profile and ending a following lead back to the list", async () => {
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

test("a request to end another guardian's access ends nothing yet and shows the profile that the server returned", async () => {
  const family = await open({ childId: "c1", child: shared });
  family.actor.send({
    type: "ending.pressed",
    ending: { kind: "requestRemoval", child: shared, person: guardian() },
  });
  family.actor.send({ type: "ending.confirmed" });
  const { firstName: _, ...asked } = removal();
  const saved = { ...shared, guardians: [guardian({ removal: asked })] };
  await family.answer("end", { kind: "requested", saved });
  assert.equal(
    [family.place(), family.shown(), family.done],
    ["child", [saved], ["success Asked. Kim has 7 days to object."]],
  );
});

test("a refused ending returns to the page with the reason", async () => {
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

test("every state and transition is reached", () => {
  const child = sam();
  const samples = {
    "child.opened": [{ childId: "c1" }],
    "form.pressed": [{ child, key: "k1" }],
    "invite.pressed": [{ role: "guardian", invitation: null }],
    "quick-change.saved": [{ seen: child, saved: child }],
    "quick-change.differed": [{ theirs: child }, { theirs: sam({ id: "c9" }) }],
    "ending.pressed": [
      { ending: { kind: "leave", child } },
      { ending: { kind: "takeBack", child, person: guardian() } },
    ],
    "xstate.done.actor.form": [{ output: { kind: "saved", saved: child } }, { output: { kind: "left" } }],
    "xstate.done.actor.end": [
      { output: { kind: "ended", userIds: [] } },
      { output: { kind: "requested", saved: child } },
      { output: { kind: "differs", theirs: child } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.error.actor.end": [{ error: new Error("bug") }],
  };
  type Context = { ending: Ending | null; childId: string | null };
  const key = ({ value, context }: { value: unknown; context: Context }) => [
    value,
    context.ending?.kind,
    context.childId,
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
  const announce = (_: unknown, { tone, text }: Announcement) => done.push(`${tone} ${text}`);
  const actor = createActor(
    familyMachine.provide({
      actors: {
        familyList: familyListMachine.provide({
          actors: { read: fromPromise<ReadOutcome<Child>, Asked>(() => placeholders.call("read")) },
        }),
        childForm: childFormMachine.provide({
          actors: { save: fromPromise(({ input }) => placeholders.call("save", input)) },
        }),
        quickChanges: quickChangesMachine.provide({
          actors: { change: fromPromise(({ input }) => placeholders.call("change", input)) },
          actions: { announce },
        }),
        end: fromPromise(({ input }) => placeholders.call("end", input)),
      },
      actions: {
        announce,
        showAddress: (_, place) => done.push(`at ${place.childId}`),
      },
    }),
    { input: { me: user({ age: "adult" }), childId } },
  ).start();
  await placeholders.answer("read", { kind: "listed", items: [child], nextAfter: null, tag: null });
  await settled();
  const list = () => actor.getSnapshot().children.list;
  const changes = actor.getSnapshot().children.changes as ActorRefFrom<typeof quickChangesMachine>;
  return {
    ...placeholders,
    change: changes.send,
    changes: () => selectChanges(changes.getSnapshot()),
    differing: () => selectDiffering(changes.getSnapshot()),
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

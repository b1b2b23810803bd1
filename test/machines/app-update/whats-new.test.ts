import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { User } from "../../../domain/account/user";
import {
  type NotesOutcome,
  type NotesReadOutcome,
  unreadNotes,
} from "../../../domain/app-update/release-notes";
import { type ReleaseNotes, releases } from "../../../domain/app-update/releases";
import {
  selectIsOpened,
  selectIsSaving,
  selectOffered,
  selectRefusal,
  whatsNewMachine,
} from "../../../machines/app-update/whats-new.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(whatsNewMachine.id);

const notes = (released_on: string): ReleaseNotes => ({
  released_on,
  title: "New",
  lines: ["A line"],
  for_staff: [],
});
const me = user({ created_at: "2026-11-01T09:00:00.000Z", last_release_notes_at: null });

test("notes are offered that came after the account and were not read", () => {
  const of = (readUntil: string | null, joinedAt: string) =>
    unreadNotes([notes("2026-11-30"), notes("2026-11-01")], {
      created_at: joinedAt,
      last_release_notes_at: readUntil,
    })?.released_on ?? null;
  assert.is(of(null, "2026-11-29T23:00:00.000Z"), "2026-11-30");
  assert.is(of(null, "2026-11-30T09:00:00.000Z"), null, "joined on that day");
  assert.is(of("2026-11-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z"), "2026-11-30");
  assert.is(of("2026-11-30T00:00:00.000Z", "2026-01-01T00:00:00.000Z"), null);
  assert.is(unreadNotes([], me), null);
});

test("the notes of each release fit their limits, the newest first", () => {
  const days = releases.map(({ released_on }) => released_on);
  assert.equal(days, [...new Set(days)].sort().reverse());
  for (const { title, lines, for_staff } of releases) {
    assert.ok(title.length <= 60 && lines.length >= 1 && lines.length <= 5 && for_staff.length <= 3, title);
    for (const line of [...lines, ...for_staff]) assert.ok(line.length <= 140, line);
  }
});

test("the newest notes are offered, opened, closed again, and gone once the server knows that they were read", async () => {
  const { actor, answer, shared } = open();
  await answer("readNotes", { kind: "read", notes: [notes("2026-11-30")] });
  assert.is(selectOffered(actor.getSnapshot())?.released_on, "2026-11-30");
  actor.send({ type: "notes.opened" });
  assert.is(selectIsOpened(actor.getSnapshot()), true);
  actor.send({ type: "notes.closed" });
  assert.is(selectIsOpened(actor.getSnapshot()), false);
  actor.send({ type: "notes.opened" });
  actor.send({ type: "got-it.pressed" });
  assert.is(selectIsSaving(actor.getSnapshot()), true);
  await answer("markRead", { kind: "refused", text: "Not now." });
  assert.is(selectRefusal(actor.getSnapshot()), "Not now.");
  actor.send({ type: "got-it.pressed" });
  await answer("markRead", { kind: "saved", me });
  assert.equal([selectOffered(actor.getSnapshot()), shared], [null, [me]]);
});

test("nothing is offered when all was read or the notes cannot be read", async () => {
  for (const outcome of [{ kind: "read", notes: [] }, { kind: "failed" }]) {
    const { actor, answer } = open();
    await answer("readNotes", outcome);
    assert.equal([selectOffered(actor.getSnapshot()), actor.getSnapshot().status], [null, "done"]);
  }
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.readNotes": [
      { output: { kind: "read", notes: [notes("2026-11-30")] } },
      { output: { kind: "failed" } },
    ],
    "xstate.done.actor.markRead": [
      { output: { kind: "saved", me } },
      { output: { kind: "limited", seconds: 3 } },
    ],
  };
  assert.equal(uncovered(whatsNewMachine, samples, undefined, { input: { me } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const { call, answer } = openPlaceholders();
  const shared: unknown[] = [];
  const actor = createActor(
    whatsNewMachine.provide({
      actors: {
        readNotes: fromPromise<NotesOutcome>(() => call("readNotes")),
        markRead: fromPromise<NotesReadOutcome, { me: User; released_on: string }>(({ input }) =>
          call("markRead", input),
        ),
      },
      actions: { shareMe: (_, outcome) => outcome.kind === "saved" && shared.push(outcome.me) },
    }),
    { input: { me } },
  ).start();
  return { actor, answer, shared };
}

test.run();

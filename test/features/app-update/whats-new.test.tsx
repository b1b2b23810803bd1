import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { User } from "../../../domain/account/user";
import type { NotesOutcome, NotesReadOutcome } from "../../../domain/app-update/release-notes";
import type { ReleaseNotes } from "../../../domain/app-update/releases";
import { whatsNewMachine } from "../../../machines/app-update/whats-new.machine";
import { WhatsNew } from "../../../src/features/app-update/whats-new";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";
import { act, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("what's new");

const notes: ReleaseNotes = {
  released_on: "2026-11-30",
  title: "Plays are here",
  lines: ["Coaches post on Home.", "Times follow your phone."],
  for_staff: ["Pin three posts."],
};

test("one line opens the notes, and Got it takes both away", async () => {
  const person = openUser();
  const { call, answer } = openPlaceholders();
  const machine = whatsNewMachine.provide({
    actors: {
      readNotes: fromPromise<NotesOutcome>(() => call("readNotes")),
      markRead: fromPromise<NotesReadOutcome, { me: User; released_on: string }>(({ input }) =>
        call("markRead", input),
      ),
    },
  });
  render(<WhatsNew machine={machine} me={user({ created_at: "2026-01-01T00:00:00.000Z" })} />);
  assert.is(screen.queryByRole("button"), null, "nothing while it is not known");
  await act(() => answer("readNotes", { kind: "read", notes: [notes] }));
  await person.click(screen.getByRole("button", { name: "Show" }));
  const dialog = within(screen.getByRole("dialog", { name: "Plays are here" }));
  assert.equal(
    dialog.getAllByRole("listitem").map(({ textContent }) => textContent),
    [...notes.lines, ...notes.for_staff],
  );
  assert.ok(dialog.getByRole("heading", { name: "For coaches" }));
  await person.click(dialog.getByRole("button", { name: "Got it" }));
  await act(() => answer("markRead", { kind: "refused", text: "Try that again." }));
  assert.ok(dialog.getByText("Try that again."));
  await person.click(dialog.getByRole("button", { name: "Got it" }));
  await act(() => answer("markRead", { kind: "saved", me: user() }));
  assert.is(screen.queryByText("What's new"), null);
});

test.run();

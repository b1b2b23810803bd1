import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { formOf } from "../../../domain/schedule/event/event-fields";
import { undo } from "../../../src/effects/schedule/event.effects";
import { saveEvent } from "../../../src/effects/schedule/event-change.effects";
import { details } from "../../support/people/event";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("event effects");

const shown = details();
const moved = { starts_local: "2026-11-24T18:00:00", version: 4 };

/** Saves a new time; the event has changed meanwhile. */
const save = (present: object) =>
  saveEvent(
    openClient(({ method }) => (method === "PATCH" ? problem("REQUEST_412_CHANGED") : json(present))).client,
    "rockets",
    { form: { ...formOf(shown), time: "18:00" }, key: "k", saved: shown },
  );

test("after a conflict the event is read; if it is what was sent, only the reply was lost and it is saved", async () => {
  const theirs = details(moved);
  assert.equal(await save(theirs), { kind: "saved", saved: theirs });
});

test("after a conflict the other person's version is returned", async () => {
  const theirs = details({ ...moved, kit: "blue" });
  assert.equal(await save(theirs), { kind: "differs", theirs });
});

/** Undoes a calling-off; the event has changed meanwhile. */
const undoOff = (present: object) =>
  undo(
    openClient(({ method }) => (method === "POST" ? problem("REQUEST_412_CHANGED") : json(present))).client,
    { what: "called_off", before: shown, after: details({ status: "called_off", version: 4 }) },
  );

test("an undo of an already restored event succeeds, since only the reply was lost", async () => {
  const theirs = details({ version: 5 });
  assert.equal(await undoOff(theirs), { kind: "saved", saved: theirs });
});

test("an undo is refused if somebody else changed the event, or it is still off", async () => {
  const refused = { kind: "refused", text: messageTexts.REQUEST_412_CHANGED };
  assert.equal(await undoOff(details({ version: 5, kit: "blue" })), refused);
  assert.equal(await undoOff(details({ version: 5, status: "called_off" })), refused);
});

test.run();

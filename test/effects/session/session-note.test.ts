import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { readNote, readSessionInput, writeNote } from "../../../src/effects/session/session-note.effects";
import { fakeStorage } from "../../support/storage";

const test = suite("session note");
const nothing = { generation: 0, owedLogOut: false };

test("only the cookie of exactly that name and value says that a session can be restored", () => {
  const { storage } = open();
  const hasHint = (cookie: string) => readSessionInput(storage, cookie).hasHint;
  const cookie = "drip_signed_in=1";
  for (const text of [cookie, `a=b; ${cookie}`, `${cookie}; a=b`, `a=b;${cookie};c=d`])
    assert.is(hasHint(text), true, text);
  for (const text of ["", "a=b", "drip_signed_in=0", `${cookie}0`, `not_${cookie}`, `a=${cookie}`])
    assert.is(hasHint(text), false, text);
});

test("the note of the last visit is read with it", () => {
  const { storage } = open({ generation: 3, owedLogOut: true });
  assert.equal(readSessionInput(storage, "drip_signed_in=1"), {
    generation: 3,
    owedLogOut: true,
    hasHint: true,
  });
});

test("a missing, malformed or outdated note counts as a first visit", () => {
  for (const text of [null, "", "{", "7", "null", "[]", '{"generation":"3","owedLogOut":7}'])
    assert.equal(readNote(text), nothing, String(text));
});

test("a sign-out stored by an earlier release is still pending", () => {
  for (const owedLogOut of [true, "here", "everywhere"])
    assert.equal(readNote(JSON.stringify({ generation: 1, owedLogOut })), {
      generation: 1,
      owedLogOut: true,
    });
  assert.equal(readNote(JSON.stringify({ generation: 1, owedLogOut: null })), {
    generation: 1,
    owedLogOut: false,
  });
});

test("an older generation does not overwrite a newer note, an equal one does", () => {
  const { storage, note } = open({ generation: 3, owedLogOut: false });
  writeNote(storage, { generation: 2, owedLogOut: true });
  assert.equal(note(), { generation: 3, owedLogOut: false });
  writeNote(storage, { generation: 3, owedLogOut: true });
  assert.equal(note(), { generation: 3, owedLogOut: true });
  writeNote(storage, { generation: 4, owedLogOut: false });
  assert.equal(note(), { generation: 4, owedLogOut: false });
});

function open(kept?: object) {
  const values = fakeStorage();
  if (kept) values.setItem("drip.session", JSON.stringify(kept));
  const note = () => JSON.parse(values.getItem("drip.session") ?? "null");
  return { storage: createSafeStorage(() => values), note };
}

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { readNote, readSessionInput, writeNote } from "../../../src/effects/session/session-note.effects";
import { fakeStorage } from "../../support/storage";

const test = suite("session note");
const nothing = { generation: 0, owedLogOut: null };

test("only the cookie of that very name and value tells that there is something to restore", () => {
  const { storage } = open();
  const hasHint = (cookie: string) => readSessionInput(storage, cookie).hasHint;
  const cookie = "drip_signed_in=1";
  for (const text of [cookie, `a=b; ${cookie}`, `${cookie}; a=b`, `a=b;${cookie};c=d`])
    assert.is(hasHint(text), true, text);
  for (const text of ["", "a=b", "drip_signed_in=0", `${cookie}0`, `not_${cookie}`, `a=${cookie}`])
    assert.is(hasHint(text), false, text);
});

test("what the last visit left behind is read with it", () => {
  const { storage } = open({ generation: 3, owedLogOut: "everywhere" });
  assert.equal(readSessionInput(storage, "drip_signed_in=1"), {
    generation: 3,
    owedLogOut: "everywhere",
    hasHint: true,
  });
});

test("a note that is missing, broken or of another make is a first visit's", () => {
  for (const text of [null, "", "{", "7", "null", "[]", '{"generation":"3","owedLogOut":"there"}'])
    assert.equal(readNote(text), nothing, String(text));
  for (const owedLogOut of ["here", "everywhere"] as const)
    assert.equal(readNote(JSON.stringify({ generation: 1, owedLogOut })), { generation: 1, owedLogOut });
});

test("an older tab does not write over a newer one's note, one of the same age does", () => {
  const { storage, note } = open({ generation: 3, owedLogOut: null });
  writeNote(storage, { generation: 2, owedLogOut: "here" });
  assert.equal(note(), { generation: 3, owedLogOut: null });
  writeNote(storage, { generation: 3, owedLogOut: "here" });
  assert.equal(note(), { generation: 3, owedLogOut: "here" });
  writeNote(storage, { generation: 4, owedLogOut: null });
  assert.equal(note(), { generation: 4, owedLogOut: null });
});

function open(kept?: object) {
  const values = fakeStorage();
  if (kept) values.setItem("drip.session", JSON.stringify(kept));
  const note = () => JSON.parse(values.getItem("drip.session") ?? "null");
  return { storage: createSafeStorage(() => values), note };
}

test.run();

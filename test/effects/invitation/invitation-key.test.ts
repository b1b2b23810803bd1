import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { InvitationKey } from "../../../domain/invitation/key";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { createInvitationKey } from "../../../src/effects/invitation/invitation-key.effects";
import { readThread } from "../../../src/effects/invitation/invitation-thread.effects";
import { fakeStorage } from "../../support/storage";

const test = suite("invitation key");

test("a token, code or id is stored until it is deleted", () => {
  const keys: InvitationKey[] = [{ token: "t0ken" }, { code: "K7QM4XTD" }, { invitation_id: "i1" }];
  for (const key of keys) {
    const { kept } = open();
    kept.keep(key);
    assert.equal(kept.read(), key);
    kept.forget();
    assert.is(kept.read(), null);
  }
});

test("a stored value of another shape is no key", () => {
  const { kept, storage } = open();
  for (const text of ["", "{", "[]", '{"token":""}', '{"code":7}', `{"token":"${"x".repeat(129)}"}`]) {
    storage.write("drip.invitation", text);
    assert.is(kept.read(), null, text);
  }
});

test("what the sign-in shows is stored with its key and ends with it", () => {
  const { kept } = open();
  const team = { name: "Comets", colour_one: "#2456d6", colour_two: "#fffefa" };
  for (const step of [2, null]) {
    const thread = { text: "Sam for the Comets", step, team };
    kept.keep({ token: "t1" }, thread);
    assert.equal([kept.read(), readThread(kept.thread())], [{ token: "t1" }, thread]);
  }
  kept.keep({ token: "t2" });
  assert.is(kept.thread(), undefined, "another invitation");
  kept.keep({ token: "t1" }, { text: "Sam for the Comets", step: 2, team });
  kept.forget();
  assert.is(kept.thread(), undefined);
});

test("a stored thread of another shape is none", () => {
  const team = { name: "Comets", colour_one: "#2456d6", colour_two: "#fffefa" };
  const thread = { text: "Sam for the Comets", step: 2, team };
  assert.equal(readThread(thread), thread);
  for (const change of [
    { text: 7 },
    { step: 4 },
    { step: 0 },
    { step: "2" },
    { team: null },
    { team: { ...team, name: null } },
    { team: { ...team, colour_one: "red" } },
    { team: { ...team, colour_two: 3 } },
  ])
    assert.is(readThread({ ...thread, ...change }), null, JSON.stringify(change));
  assert.is(readThread(undefined), null);
});

function open() {
  const fake = fakeStorage();
  const storage = createSafeStorage(() => fake);
  return { kept: createInvitationKey(storage), storage };
}

test.run();

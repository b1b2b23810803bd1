import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { InvitationKey } from "../../../domain/invitation/key";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { createInvitationKey } from "../../../src/effects/invitation/invitation-key.effects";
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

function open() {
  const fake = fakeStorage();
  const storage = createSafeStorage(() => fake);
  return { kept: createInvitationKey(storage), storage };
}

test.run();

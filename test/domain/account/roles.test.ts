import { suite } from "uvu";
import * as assert from "uvu/assert";
import { holdsLevel, type Level } from "../../../domain/account/roles";

const test = suite("roles");
const levels: readonly Level[] = ["admin", "premium", "squad-member"];

const held = {
  administrator: levels,
  grand_poobah: levels,
  premium: ["premium", "squad-member"],
  squad_member: ["squad-member"],
  onboarding: [],
  default: [],
  "": [],
  toString: [],
  __proto__x: [],
};
for (const [role, expected] of Object.entries(held)) {
  test(`${role || "no role"} holds ${expected.join(", ") || "no level"}`, () => {
    assert.equal(
      levels.filter((level) => holdsLevel(role, level)),
      expected,
    );
  });
}

test.run();

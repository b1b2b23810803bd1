import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  invitationContext,
  joinStepText,
  namesOfJoiners,
  threadOf,
} from "../../../domain/invitation/join-thread";

const test = suite("thread of joining");
type Terms = NonNullable<Parameters<typeof threadOf>[1]>;
const terms = (change: Partial<Terms> = {}) =>
  ({
    kind: "team",
    roles: ["player"],
    needs_approval: true,
    from: "Dana",
    team: { name: "Comets" },
    ...change,
  }) as Terms;

test("each page says for whom and for which team, with its step of three", () => {
  for (const [page, step] of [
    ["filling", 1],
    ["choosing", 1],
    ["kept", 2],
    ["birthday", 2],
    ["inbox", 2],
    ["asked", 3],
  ] as const)
    assert.equal(threadOf(page, terms(), ["Noa"]), { text: "Noa for the Comets", step });
  assert.is(joinStepText(1), "Step 1 of 3");
  assert.is(threadOf("choosing", terms(), [])?.text, "For the Comets");
  assert.is(threadOf("choosing", terms(), ["Noa", "Sam"])?.text, "Noa and Sam for the Comets");
});

test("where nobody has to say yes there are no steps; nor any line outside the way into a team", () => {
  assert.equal(threadOf("choosing", terms({ needs_approval: false }), ["Noa"]), {
    text: "Noa for the Comets",
    step: null,
  });
  assert.equal(threadOf("joined", terms(), ["Noa"]), { text: "Noa for the Comets", step: null });
  assert.is(threadOf("minor", terms(), ["Noa"]), null);
  assert.is(threadOf("choosing", null, []), null);
  assert.is(threadOf("choosing", terms({ kind: "guardian" }), []), null);
  assert.is(threadOf("choosing", terms({ roles: ["coach"] }), ["You"]), null);
});

test("the pages of signing in get the account's step and the crest, and no sender", () => {
  const team = { name: "Comets", sport: "soccer", colour_one: "#2456d6", colour_two: "#fffefa" };
  assert.equal(invitationContext(terms({ team }), ["Noa"]), {
    text: "Noa for the Comets",
    step: 2,
    team: { name: "Comets", colour_one: "#2456d6", colour_two: "#fffefa" },
  });
  assert.is(invitationContext(terms({ team, kind: "guardian" }), ["Noa"]), null);
  assert.is(invitationContext(null, []), null, "a code shows nothing before the sign-in");
});

test("names are first names: typed ones, known children's, and You", () => {
  const children = [{ child_id: "c1", first_name: "Lena" }];
  const kid = { kind: "new_child", firstName: "Noa", lastInitial: "B", dateOfBirth: "2016-01-01" } as const;
  assert.equal(
    namesOfJoiners(
      [kid, { kind: "child", childId: "c1" }, { kind: "child", childId: "gone" }, { kind: "self" }],
      children,
    ),
    ["Noa", "Lena", "You"],
  );
});

test.run();

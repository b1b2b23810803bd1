import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isChanged, isProfileFit, profileOf, withNames } from "../../../domain/settings/settings";
import { user } from "../../support/people/user";

const test = suite("settings");
const fit = { firstName: "Robin", lastName: "Reyes", dripName: "robin" };

test("missing names are empty", () => {
  const nameless = user({ first_name: null, last_name: null, drip_name: null });
  assert.equal(profileOf(nameless), { firstName: "", lastName: "", dripName: "" });
});

test("the full name consists of the first and last name, or one of them", () => {
  const names = (firstName: string, lastName: string) => {
    const { first_name, last_name, full_name } = withNames(user(), { firstName, lastName });
    return [first_name, last_name, full_name];
  };
  assert.equal(names("Ada", "Byron"), ["Ada", "Byron", "Ada Byron"]);
  assert.equal(names("Ada", ""), ["Ada", "", "Ada"]);
});

test("each of the three names counts as a change", () => {
  const me = withNames(user({ drip_name: "robin" }), fit);
  assert.is(isChanged(me, fit), false);
  for (const field of ["firstName", "lastName", "dripName"] as const)
    assert.is(isChanged(me, { ...fit, [field]: "other" }), true, field);
});

test("names are valid up to their limit, counted in graphemes", () => {
  assert.ok(isProfileFit(fit));
  assert.ok(isProfileFit({ ...fit, firstName: "🏀".repeat(32), lastName: "x".repeat(64) }));
  for (const wrong of [
    { firstName: "" },
    { lastName: "" },
    { dripName: "ab" },
    { firstName: "x".repeat(33) },
    { lastName: "x".repeat(65) },
  ])
    assert.not.ok(isProfileFit({ ...fit, ...wrong }), JSON.stringify(wrong).slice(0, 40));
});

test.run();

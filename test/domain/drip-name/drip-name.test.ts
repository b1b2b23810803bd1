import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  dripNameKey,
  findDripNameFault,
  fitDripName,
  stripDripName,
} from "../../../domain/drip-name/drip-name";
import { dripNameFaultText } from "../../../domain/drip-name/drip-name-form";
import { isReservedDripName } from "../../../domain/drip-name/reserved";

const test = suite("drip name");

test("a name has three to fifteen letters, digits and underscores", () => {
  assert.equal(["abc", "a".repeat(15), "A_9"].map(findDripNameFault), [null, null, null]);
  assert.equal(["", "ab", "a".repeat(16), "a b", "é_é"].map(findDripNameFault), [
    "required",
    "too_short",
    "too_long",
    "malformed",
    "malformed",
  ]);
});

test("a normalised text can only have a fault of length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const name = stripDripName(typed);
      assert.is(stripDripName(name), name);
      assert.is.not(findDripNameFault(name), "malformed");
    }),
  );
});

test("normalising the field keeps the caret where the person types", () => {
  const fit = (typed: string) => {
    const caret = typed.indexOf("|");
    const { text, caret: at } = fitDripName({ text: typed.replace("|", ""), caret });
    return `${text.slice(0, at)}|${text.slice(at)}`;
  };
  for (const [typed, kept] of [
    ["abc!|", "abc|"],
    ["ab!|cd", "ab|cd"],
    ["!!!|", "|"],
    ["|a b", "|ab"],
    ["eighteen_letters_x|", "eighteen_letter|"],
    ["abcX|defghijklmno", "abc|defghijklmno"],
    ["a b c d e f g h i j k l m n o p|", "abcdefghijklmno|"],
  ] as const)
    assert.is(fit(typed), kept);
});

test("property: the field always contains what would be saved, and the caret is inside it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(60), (typed, at) => {
      const { text, caret } = fitDripName({ text: typed, caret: Math.min(at, typed.length) });
      assert.ok(["required", "too_short", null].includes(findDripNameFault(text)), text);
      assert.ok(caret >= 0 && caret <= text.length);
      assert.equal(fitDripName({ text, caret }), { text, caret });
    }),
  );
});

test("each fault has its text", () => {
  assert.equal(["robin", "", "ab", "a b"].map(dripNameFaultText), [
    null,
    "This field is *very* required.",
    "Use a minimum of 3 characters.",
    "Letters, digits and underscores only. We took the rest out.",
  ]);
});

test("names that imitate the product are reserved in every spelling", () => {
  for (const name of `admin ADMIN _ad_min_ Drip_Support abuse you terms adm1n 4dm1n admln admin1 99_admin sUpp0rt
    drip_support1 Drip_0fficial DRIP_0FFICIAL OfficiaI 0ff1c1a1 real_admin team_moderator just_support the_5taff
    supportdesk joe_admin admin_joe staff_7 drip_23 5quad _t_e_a_m_ 1nfo mai1 un_official supp_ort_er`.split(
    /\s+/,
  ))
    assert.ok(isReservedDripName(name), name);
  for (const name of `robin adm dripster supporter_joe Supporters_9 joe_stafford Stafford_23 flagstaff_fc supportive
    unofficial_joe ali Mali_10 team_7 user_23 badminton_joe modern_joe nomad dripping_wet bill_1 hoops_11 a1 1_2_3 ___
    squad_goals home_run coach_joe`.split(/\s+/))
    assert.not.ok(isReservedDripName(name), name);
  assert.not.ok(isReservedDripName(""));
  assert.is(dripNameKey("AcE_1"), "ace_1");
});

test.run();

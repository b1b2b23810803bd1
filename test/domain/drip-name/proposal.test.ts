import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findDripNameFault } from "../../../domain/drip-name/drip-name";
import { proposalFor } from "../../../domain/drip-name/drip-name-form";
import { user } from "../../support/people/user";

const test = suite("suggested drip names");
const of = (first_name: string | null, last_name: string | null) =>
  proposalFor(user({ first_name, last_name }));

test("a first name and an initial make a valid drip name", () => {
  const names = [
    of("Nora", "Banks"),
    of("Zoë", "Ångström"),
    of("Mary Ann", "O'Hara"),
    of("Maximilianmaximilian", "Fox"),
  ];
  assert.equal(names, ["nora_b", "zoe_a", "maryann_o", "maximilianmax_f"]);
  assert.equal(names.map(findDripNameFault), [null, null, null, null]);
});

test("names that do not make a valid drip name give no proposal", () => {
  assert.equal([of("小雨", "王"), of(null, null), of("Nora", null), of("Nora", "王")], ["", "", "", ""]);
});

test.run();

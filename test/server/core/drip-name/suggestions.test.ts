import { suite } from "uvu";
import * as assert from "uvu/assert";
import { suggestDripNames, tells } from "../../../../server/core/drip-name/drip-name-suggestions";

const test = suite("drip name suggestions");

const none = async () => new Set<string>();

test("suggestions contain neither the surname nor the birth year, even when the wanted name does", async () => {
  const secrets = { lastName: "Reyes", dateOfBirth: "1988-02-29" };
  for (const name of ["reyes", "Robin_Reyes", "reyes1988", "R_e_y_e_s", "robin88", "the_reyes_88"])
    for (let round = 0; round < 40; round += 1) {
      const names = await suggestDripNames({ name, secrets, findTaken: none });
      assert.is(names.length, 3, name);
      for (const suggested of names) {
        assert.not.match(suggested.replaceAll("_", ""), /reyes/i, name);
        assert.not.match(suggested, /88/, name);
        assert.match(suggested, /^[A-Za-z0-9_]{3,15}$/);
      }
    }
});

test("a surname is recognised despite accents, separators, truncation and digits", () => {
  const tell = (candidate: string, lastName: string) => tells(candidate, { lastName, dateOfBirth: null });
  assert.is(tell("nunez_hoops", "Núñez"), true);
  assert.is(tell("obrien_07", "O'Brien"), true);
  assert.is(tell("smith_on_deck", "Jones-Smith"), true);
  assert.is(tell("re_yes_mvp", "Reyes"), true);
  assert.is(tell("li_hoops", "Li"), true);
  assert.is(tell("slide_tackle", "Li"), false);
  assert.is(tell("robin_hoops", "Reyes"), false);
});

test("a birth year is recognised in four and two digits", () => {
  const tell = (candidate: string) => tells(candidate, { lastName: null, dateOfBirth: "2004-05-06" });
  for (const candidate of ["robin_2004", "robin04", "x2004x", "ace_04"]) assert.is(tell(candidate), true);
  for (const candidate of ["robin_23", "ace_40", "robin"]) assert.is(tell(candidate), false);
});

test("taken, profane and reserved names are never suggested", async () => {
  const secrets = { lastName: null, dateOfBirth: null };
  const asked: string[] = [];
  const names = await suggestDripNames({
    name: "robin",
    secrets,
    findTaken: async (candidates) => {
      asked.push(...candidates);
      return new Set(candidates.filter((name) => !name.includes("hoops")).map((name) => name.toLowerCase()));
    },
  });
  assert.ok(asked.length > 10);
  assert.ok(names.length > 0);
  for (const name of names) assert.match(name, /hoops/);
});

test("a wanted name that imitates staff gets no suggestion that does", async () => {
  for (const name of ["support", "admin", "moderator", "0fficial", "staff_1"])
    for (let round = 0; round < 20; round += 1) {
      const names = await suggestDripNames({
        name,
        secrets: { lastName: null, dateOfBirth: null },
        findTaken: none,
      });
      assert.is(names.length, 3, name);
      for (const suggested of names)
        assert.not.match(suggested, /support|admin|moderator|official|staff/, name);
    }
});

test("suggestions contain no part of a reserved name, in lookalike or truncated form", async () => {
  for (const [name, part] of [
    ["Drip_0fficial", /drip|ffic/i],
    ["dr1p", /dr1p/],
    ["dr_ip", /dr_ip/],
    ["4dmin", /dmin/],
    ["supp0rt_team", /supp0rt/],
    ["root_", /root/],
  ] as const)
    for (let round = 0; round < 20; round += 1) {
      const wanted = { name, secrets: { lastName: null, dateOfBirth: null }, findTaken: none };
      const names = await suggestDripNames(wanted);
      assert.is(names.length, 3, name);
      for (const suggested of names) assert.not.match(suggested, part, name);
    }
});

test("when every variation of the wanted name is taken, other words are suggested", async () => {
  const names = await suggestDripNames({
    name: "robin",
    secrets: { lastName: null, dateOfBirth: null },
    findTaken: async (candidates) =>
      new Set(candidates.filter((name) => name.includes("robin")).map((name) => name.toLowerCase())),
  });
  assert.is(names.length, 3);
});

test.run();

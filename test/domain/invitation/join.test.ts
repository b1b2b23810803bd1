import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Ask,
  askOf,
  isForFamilies,
  joinersOf,
  kidName,
  kidsOf,
  lacksInitial,
  listNames,
  purposeOf,
  settle,
  tickedOf,
  withInitials,
} from "../../../domain/invitation/join";
import { user } from "../../support/people/user";

const test = suite("joining");

const sam = { firstName: "Sam", lastInitial: "", dateOfBirth: "2016-04-09" };
const key = { token: "t1" };
const ask = (change: Partial<Ask> = {}): Ask => ({
  key,
  wishes: [{ kind: "new_child", ...sam }],
  idempotencyKey: "i1",
  keptAt: 1_000,
  userId: null,
  ...change,
});
const me = user({ id: "u1", last_name: "Banks" });

test("an invitation is for players, for oneself, or for a child's circle", () => {
  const of = (
    kind: "team" | "spot" | "guardian" | "follower",
    ...roles: ("player" | "coach" | "follower")[]
  ) => purposeOf({ kind, roles });
  assert.equal(
    [
      of("team", "player"),
      of("spot", "player"),
      of("spot"),
      of("team", "coach", "player"),
      of("team", "follower"),
    ],
    ["players", "players", "players", "oneself", "oneself"],
  );
  assert.equal([of("guardian"), of("follower")], ["circle", "circle"]);
});

test("the signed-out form is shown for a shared link and for a spot only", () => {
  const terms = (kind: "team" | "spot" | "guardian", needs_approval: boolean) =>
    isForFamilies({ kind, roles: kind === "guardian" ? [] : ["player"], needs_approval });
  assert.equal(
    [terms("team", true), terms("spot", false), terms("team", false), terms("guardian", true)],
    [true, true, false, false],
  );
});

test("selections convert to requests and back without loss", () => {
  const kids = [sam, { ...sam, firstName: "Lena" }];
  const ticked = ["c1", "kid:1", "self"];
  const joiners = joinersOf(ticked, kids);
  assert.equal(joiners, [
    { kind: "child", childId: "c1" },
    { kind: "new_child", firstName: "Lena", lastInitial: "", dateOfBirth: "2016-04-09" },
    { kind: "self" },
  ]);
  assert.equal([kidsOf(joiners), tickedOf(joiners)], [[kids[1]], ["c1", "kid:0", "self"]]);
});

test("the same request has its first key, a different one a new key", () => {
  const press = { idempotencyKey: "i2", at: 5_000 };
  const again = askOf(ask(), { key, wishes: ask().wishes, userId: "u1" }, press);
  assert.equal(again, ask({ userId: "u1", keptAt: 5_000 }));
  const other = askOf(ask(), { key, wishes: [{ kind: "self" }], userId: "u1" }, press);
  assert.is(other.idempotencyKey, "i2");
  assert.is(askOf(null, { key, wishes: [], userId: null }, press).idempotencyKey, "i2");
  assert.is(
    askOf(ask(), { key: { token: "t2" }, wishes: ask().wishes, userId: null }, press).idempotencyKey,
    "i2",
  );
});

test("a child without an initial gets its guardian's", () => {
  assert.equal(kidsOf(withInitials(ask(), "banks").wishes), [{ ...sam, lastInitial: "B" }]);
  const given = ask({ wishes: [{ kind: "new_child", ...sam, lastInitial: "R" }, { kind: "self" }] });
  assert.equal(withInitials(given, "Banks"), given);
  assert.equal(
    [
      lacksInitial(withInitials(ask(), null)),
      lacksInitial(withInitials(ask(), "Banks")),
      lacksInitial(given),
    ],
    [true, false, false],
  );
});

test("an account made here takes over the kept form, and no other account sees it then", () => {
  const bound = settle({ key, ask: ask(), me, isNewcomer: true });
  assert.equal([bound.ask?.userId, kidsOf(bound.ask?.wishes ?? [])[0]?.lastInitial], ["u1", "B"]);
  const other = user({ id: "u2" });
  assert.equal(settle({ key, ask: bound.ask, me: other, isNewcomer: false }), {
    key,
    ask: null,
    isForeign: true,
  });
  assert.equal(settle({ key, ask: bound.ask, me: null, isNewcomer: false }), {
    key,
    ask: null,
    isForeign: false,
  });
});

test("an existing account is shown the form kept in this tab; without the tab's invitation nobody is", () => {
  assert.is(settle({ key, ask: ask(), me, isNewcomer: false }).ask?.userId, null);
  assert.equal(settle({ key: null, ask: ask(), me, isNewcomer: false }), {
    key: null,
    ask: null,
    isForeign: false,
  });
  assert.is(settle({ key: null, ask: ask(), me: null, isNewcomer: false }).ask, null);
  assert.is(settle({ key: { token: "t2" }, ask: ask(), me, isNewcomer: true }).ask, null);
  assert.equal(settle({ key, ask: null, me, isNewcomer: true }), { key, ask: null, isForeign: false });
  assert.equal(settle({ key, ask: ask(), me: null, isNewcomer: false }).ask, ask());
});

test("one's own kept form leads to its invitation in any tab", () => {
  const own = ask({ userId: "u1" });
  const found = settle({ key: null, ask: own, me, isNewcomer: false });
  assert.equal([found.key, found.ask?.userId], [key, "u1"]);
});

test("children are named with their initial, and joined as a list", () => {
  assert.equal([kidName(sam), kidName({ ...sam, lastInitial: "B" })], ["Sam", "Sam B."]);
  assert.equal(
    [listNames([]), listNames(["Sam"]), listNames(["Sam", "Lena"]), listNames(["Sam", "Lena", "Kim"])],
    ["", "Sam", "Sam and Lena", "Sam, Lena and Kim"],
  );
});

test.run();

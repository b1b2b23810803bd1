import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type JudgedRequest,
  mayGoWithAll,
  questionsOf,
  requestQuestions,
} from "../../../domain/invitation/request";
import type { MemberRole } from "../../../domain/team/roles";

const test = suite("request to join");
const day = 86_400_000;
const linkMadeAt = Date.UTC(2026, 10, 1);
const fresh: JudgedRequest = {
  roles: ["player"],
  questions: [],
  matchesSpot: false,
  askedAt: linkMadeAt + day,
  linkMadeAt,
};

test("the questions about a request are sorted in their order of asking", () => {
  const none = {
    hasPossibleDuplicate: false,
    hasLeftBefore: false,
    haveGuardiansDeclined: false,
    hasLinkMakerLeft: false,
  };
  assert.equal(questionsOf(none), []);
  assert.equal(questionsOf({ ...none, hasLeftBefore: true }), ["left_before"]);
  const all = {
    hasPossibleDuplicate: true,
    hasLeftBefore: true,
    haveGuardiansDeclined: true,
    hasLinkMakerLeft: true,
  };
  assert.equal(questionsOf(all), ["look_alike", "left_before", "guardians_declined", "link_maker_left"]);
});

test("players can be approved together within 7 days after their link was made", () => {
  const after = (days: number) => mayGoWithAll({ ...fresh, askedAt: linkMadeAt + days * day });
  assert.equal([after(0), after(7), after(7.01), after(30), after(-1)], [true, true, false, false, false]);
  assert.is(mayGoWithAll({ ...fresh, linkMadeAt: null }), false);
});

test("a player who matches a spot can be approved together at any time", () => {
  const late = { ...fresh, matchesSpot: true, askedAt: linkMadeAt + 60 * day };
  assert.equal([mayGoWithAll(late), mayGoWithAll({ ...late, linkMadeAt: null })], [true, true]);
});

test("a request with an open question, or not for a player, is decided by itself", () => {
  const question = fc.constantFrom(...requestQuestions);
  const someQuestions = fc.array(question, { minLength: 1 });
  const someRoles = fc
    .subarray<MemberRole>(["player", "coach", "manager", "follower"])
    .filter((roles) => roles.join() !== "player");
  fc.assert(
    fc.property(someQuestions, someRoles, fc.boolean(), (questions, roles, matchesSpot) => {
      assert.is(mayGoWithAll({ ...fresh, matchesSpot, questions }), false);
      assert.is(mayGoWithAll({ ...fresh, matchesSpot, roles }), false);
    }),
  );
});

test.run();

import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { areFitRoles, isStaffRole, type MemberRole } from "../../../domain/team/roles";

const test = suite("team roles");
const teamRoles: MemberRole[] = ["player", "coach", "manager", "follower"];

test("coaches and managers are staff", () => {
  assert.equal(teamRoles.filter(isStaffRole), ["coach", "manager"]);
});

/** Every valid set of roles of a membership, listed by hand. */
const fit = ["player", "coach", "manager", "follower", "player coach", "player manager", "coach manager"];
const allThree = "player coach manager";

test("a membership has any mix of player, coach and manager, or follower alone", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<MemberRole>(...teamRoles), { maxLength: 4 }), (roles) => {
      const inOrder = [...roles]
        .sort((one, other) => teamRoles.indexOf(one) - teamRoles.indexOf(other))
        .join(" ");
      assert.is(areFitRoles(roles), fit.includes(inOrder) || inOrder === allThree, inOrder);
    }),
  );
});

test.run();

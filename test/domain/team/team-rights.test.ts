import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  mayDo,
  mayEndMembership,
  type TeamOperation,
  type TeamRole,
  teamRolesOf,
} from "../../../domain/team/team-rights";

const test = suite("team rights");
const teamRoles: TeamRole[] = ["manager", "coach", "player", "follower", "guardian", "child_follower"];
const teamRole = fc.constantFrom(...teamRoles);

/** The design's table "Who may do what", copied by hand; the columns are the team roles. */
const table: Record<TeamOperation, string> = {
  see_team: "M C P W G L",
  see_roster: "M C P – G –",
  change_team: "M – – – – –",
  invite: "M C – – – –",
  keep_spot: "M C – – – –",
  invite_staff: "M – – – – –",
  change_roles: "M – – – – –",
  change_number: "M C – – – –",
  decide_requests: "M C – – – –",
  read_requests: "M C – – – –",
  read_invitations: "M C – – – –",
  read_phone_numbers: "M C – – – –",
  export_roster: "M C – – – –",
  end_membership: "M – – – – –",
  end_own_membership: "M C P W G –",
  bar_asker: "M C – – – –",
  bar_member: "M – – – – –",
  lift_bar: "M – – – – –",
  take_over: "– C – – – –",
  report_look_alike: "– – – – G –",
};
const operations = Object.keys(table) as TeamOperation[];

for (const [operation, row] of Object.entries(table))
  test(`${operation} is open to ${row}`, () => {
    for (const [index, cell] of row.split(" ").entries())
      assert.is(
        mayDo([teamRoles[index] as TeamRole], operation as TeamOperation),
        cell !== "–",
        teamRoles[index],
      );
  });

test("without a standing nothing is allowed", () => {
  for (const operation of operations) assert.is(mayDo([], operation), false, operation);
});

test("several standings have the union of their rights", () => {
  fc.assert(
    fc.property(fc.array(teamRole), fc.constantFrom(...operations), (held, operation) => {
      assert.is(
        mayDo(new Set(held), operation),
        held.some((each) => mayDo([each], operation)),
      );
    }),
  );
});

test("roles are one's own; through a player one is guardian or follower, whatever the player's role", () => {
  const by = (...access: Parameters<typeof teamRolesOf>[0] extends Iterable<infer Way> ? Way[] : never) => [
    ...teamRolesOf(access),
  ];
  assert.equal(by({ via: "self", roles: ["player", "coach"] }), ["player", "coach"]);
  assert.equal(by({ via: "guardian", roles: ["player"] }), ["guardian"]);
  assert.equal(by({ via: "follow", roles: ["follower"] }), ["child_follower"]);
  const guarded = { via: "guardian", roles: ["player"] } as const;
  assert.equal(by({ via: "self", roles: ["manager"] }, guarded, guarded), ["manager", "guardian"]);
  assert.equal([by({ via: "own", roles: ["player"] }), by()], [[], []]);
});

test("a coach can remove spots, and for 7 days those they let in; a manager anybody", () => {
  const day = 86_400_000;
  const letInAt = Date.UTC(2026, 10, 1);
  const after = (days: number, isLetInByMe = true, isSpot = false) =>
    mayEndMembership(["coach"], { isSpot, isLetInByMe, letInAt }, letInAt + days * day);
  assert.equal([after(0), after(6.99), after(7), after(300)], [true, true, false, false]);
  assert.equal([after(0, false), after(300, false, true)], [false, true]);
  const others: TeamRole[] = ["player", "follower", "guardian", "child_follower"];
  assert.is(mayEndMembership(others, { isSpot: true, isLetInByMe: true, letInAt }, letInAt), false);
  assert.is(mayEndMembership(["manager"], { isSpot: false, isLetInByMe: false, letInAt: 0 }, letInAt), true);
});

test.run();

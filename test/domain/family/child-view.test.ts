import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type ChildField,
  type ChildViewer,
  rosterLineOf,
  sightsOf,
  viewersOf,
} from "../../../domain/family/child-view";
import type { TeamRole } from "../../../domain/team/team-rights";

const test = suite("child view");
const viewers: ChildViewer[] = ["guardian", "staff", "family", "follower", "team_follower"];
const plain = { shownAs: "name", isFrozen: false } as const;
const sam = { firstName: "Sam", lastInitial: "R", number: "7" };

/** The design's table "Who sees which field of a child", copied by hand: guardian, staff, family, follower, team's follower. */
const table: Record<ChildField, string> = {
  first_name: "all all named all –",
  last_initial: "all all named – –",
  number: "all all all all –",
  presence: "all all all all count",
  date_of_birth: "all – – – –",
  guardians: "all all named – –",
  guardian_email_addresses: "own – – – –",
  guardian_phone_numbers: "own all – – –",
  guardian_origins: "all – – – –",
  photo_consent: "all all – – –",
  photo_consents: "all – – – –",
  other_teams: "all – – all –",
  followers: "all – – – –",
};

for (const [field, row] of Object.entries(table))
  for (const shownAs of ["name", "number"] as const)
    test(`${field}, shown by ${shownAs}: ${row}`, () => {
      const named = shownAs === "name" ? "all" : undefined;
      const read: Record<string, string | undefined> = { all: "all", own: "own", count: "count", named };
      for (const [index, cell] of row.split(" ").entries()) {
        const seen = sightsOf([viewers[index] as ChildViewer], { shownAs, isFrozen: false });
        assert.is(seen[field as ChildField], read[cell], viewers[index]);
        assert.is(field in seen, read[cell] !== undefined, `${viewers[index]}: absent, not empty`);
      }
    });

test("nobody else sees anything", () => {
  for (const shownAs of ["name", "number"] as const)
    for (const isFrozen of [false, true]) {
      assert.equal(sightsOf([], { shownAs, isFrozen }), {});
      assert.equal(rosterLineOf([], { ...sam, shownAs, isFrozen }), { kind: "hidden" });
    }
});

test("a frozen child is visible to staff only; the team's follower still counts it", () => {
  const frozen = { shownAs: "name", isFrozen: true } as const;
  for (const viewer of ["guardian", "family", "follower"] as const)
    assert.equal(sightsOf([viewer], frozen), {});
  assert.equal(sightsOf(["staff"], frozen), sightsOf(["staff"], plain));
  assert.equal(sightsOf(["team_follower"], frozen), { presence: "count" });
});

test("a roster row for each viewer", () => {
  const lines = (child: { shownAs: "name" | "number"; isFrozen: boolean }) =>
    viewers.map((viewer) => {
      const line = rosterLineOf([viewer], { ...sam, ...child });
      return line.kind === "hidden" ? "hidden" : `${line.kind} ${line.text}`;
    });
  const asGuardianAndStaff = ["named Sam R.", "named Sam R."];
  assert.equal(lines(plain), [...asGuardianAndStaff, "named Sam R.", "named Sam", "hidden"]);
  assert.equal(lines({ shownAs: "number", isFrozen: false }), [
    ...asGuardianAndStaff,
    "numbered Player 7",
    "named Sam",
    "hidden",
  ]);
  assert.equal(lines({ shownAs: "number", isFrozen: true }), [
    "hidden",
    "resting Sam R.",
    "hidden",
    "hidden",
    "hidden",
  ]);
  const unnumbered = { ...sam, shownAs: "number", isFrozen: false, number: null } as const;
  assert.equal(rosterLineOf(["family"], unnumbered), { kind: "numbered", text: "A player" });
});

const viewer = fc.constantFrom(...viewers);
const child = fc.record({ shownAs: fc.constantFrom("name", "number"), isFrozen: fc.boolean() });

test("several standings show the union of what each shows", () => {
  fc.assert(
    fc.property(fc.array(viewer), child, (held, shown) => {
      const together = sightsOf(held, shown);
      const alone = held.map((each) => sightsOf([each], shown));
      for (const field of Object.keys(table) as ChildField[]) {
        const sights = alone.flatMap((seen) => seen[field] ?? []);
        const most = (["all", "own", "count"] as const).find((sight) => sights.includes(sight));
        assert.is(together[field], most, field);
      }
    }),
  );
});

test("whoever does not see the first name does not find it in the row", () => {
  fc.assert(
    fc.property(fc.array(viewer), child, (held, shown) => {
      const line = JSON.stringify(rosterLineOf(held, { ...sam, ...shown }));
      const seen = sightsOf(held, shown);
      assert.is(line.includes("Sam"), seen.first_name !== undefined);
      assert.is(line.includes("R."), seen.last_initial !== undefined);
    }),
  );
});

test("a coach who is guardian of one player is staff to the others", () => {
  const towards = (inTeam: TeamRole[], ofChild = { isGuardian: false, isFollower: false }) =>
    [...viewersOf(inTeam, ofChild)].sort();
  const isGuardian = { isGuardian: true, isFollower: false };
  assert.equal(towards(["coach", "guardian"], isGuardian), ["family", "guardian", "staff"]);
  assert.equal(towards(["coach", "guardian"]), ["family", "staff"]);
  assert.equal(towards(["manager"]), ["staff"]);
  assert.equal(towards(["player"]), ["family"]);
  assert.equal(towards(["follower"]), ["team_follower"]);
  assert.equal(towards(["child_follower"]), ["team_follower"]);
  assert.equal(towards(["child_follower"], { isGuardian: false, isFollower: true }), [
    "follower",
    "team_follower",
  ]);
  assert.equal(towards([]), []);
});

test.run();

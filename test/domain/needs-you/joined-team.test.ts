import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decidedOf, joinedBy, joinedTexts } from "../../../domain/needs-you/joined-team";
import type { TeamEntry } from "../../../domain/team/team-list";

const test = suite("who was let in");

const request = (id: string, childId: string | null) => ({ id, teamId: "comets", childId });
const comets = (standings: TeamEntry["standings"]): TeamEntry => ({
  id: "comets",
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#0b5d3b",
  colour_two: "#ffffff",
  archived_at: null,
  standings,
  waiting: 0,
});

test("what is not open any more is decided", () => {
  const [noa, leo] = [request("r1", "noa"), request("r2", "leo")];
  assert.equal(decidedOf([noa, leo], [leo]), [noa]);
  assert.equal(decidedOf([noa], [noa]), []);
});

test("a child is in with a guardian's place in that team, and not by a sibling's", () => {
  const team = comets([{ via: "guardian", roles: ["player"], child_id: "noa", child_first_name: "Noa" }]);
  assert.equal(joinedBy([request("r1", "noa")], [team])?.firstName, "Noa");
  assert.is(joinedBy([request("r2", "leo")], [team]), null, "declined, or withdrawn");
  assert.is(joinedBy([request("r1", "noa")], [{ ...team, id: "rockets" }]), null);
  const followed = comets([{ via: "follow", roles: ["player"], child_id: "noa" }]);
  assert.is(joinedBy([request("r1", "noa")], [followed]), null);
});

test("an adult is in with a place of their own", () => {
  const team = comets([{ via: "self", roles: ["player"] }]);
  const joined = joinedBy([request("r1", null)], [team]);
  assert.is(joinedTexts.title(joined?.firstName ?? null), "You're in!");
  assert.is(joinedTexts.title("Noa"), "Noa's in!");
  const own = comets([{ via: "guardian", roles: ["player"], child_id: "noa" }]);
  assert.is(joinedBy([request("r1", null)], [own]), null);
});

test.run();

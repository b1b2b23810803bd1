import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Child } from "../../../domain/family/child-form";
import { capOf } from "../../../domain/family/family";

const test = suite("family");
const comets = { id: "t1", name: "Comets", membership_id: "m1", number: null };
const rockets = { ...comets, id: "t2", name: "Rockets", number: "7" };
const red = { colour_one: "#d7263d", colour_two: "#fffefa" };
const navy = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const cap = (...teams: Child["teams"]) => capOf({ id: "c1", teams });

test("a cap is as in the first team that gave a number, else in the first team", () => {
  assert.equal(cap({ ...comets, ...red }, { ...rockets, ...navy }), { number: "7", team: navy });
  assert.equal(cap({ ...comets, ...red }), { number: null, team: red });
  assert.equal(cap(rockets), { number: "7", team: undefined });
  assert.equal(cap(), { number: null, team: undefined });
});

test.run();

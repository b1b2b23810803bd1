import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupFamilies, type Related } from "../../../domain/family/families";
import { randomOf } from "../../support/people/duty-seasons";

const test = suite("families of players");

const player = (membershipId: string, people: string[], countsAs: string | null = null): Related => ({
  membershipId,
  people,
  countsAs,
});
const idsOf = (players: readonly Related[]) =>
  groupFamilies(players).map((family) => family.players.map(({ membershipId }) => membershipId).sort());

test("players are a family by a common guardian, or as one player, over any number of steps", () => {
  assert.equal(idsOf([player("a", ["x"]), player("b", ["y"]), player("c", ["x", "y"])]), [["a", "b", "c"]]);
  assert.equal(idsOf([player("a", ["x"]), player("b", ["y"], "a"), player("c", ["z"])]), [["a", "b"], ["c"]]);
  assert.equal(idsOf([player("a", []), player("b", [])]), [["a"], ["b"]], "spots are families of their own");
});

test("families divide the players, however they are listed", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomOf(seed);
    const players = Array.from({ length: 1 + random(9) }, (_, at) =>
      player(
        `p${at}`,
        Array.from({ length: random(3) }, () => `g${random(6)}`),
        random(5) === 0 && at > 0 ? `p${random(at)}` : null,
      ),
    );
    const families = idsOf(players).map(String).sort();
    assert.equal(families.join().split(",").sort(), players.map(({ membershipId }) => membershipId).sort());
    assert.equal(
      idsOf([...players].reverse())
        .map(String)
        .sort(),
      families,
    );
  }
});

test.run();

import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  countedRow,
  joinable,
  likelyPair,
  listedOnce,
  type PlayerRow,
  pairsOf,
  playersOf,
} from "../../../../domain/schedule/answer/same-player";

const test = suite("one player twice");

const ids = (players: readonly PlayerRow[][]) =>
  players.map((rows) => rows.map(({ membership_id }) => membership_id));

test("a row that counts as another is grouped with it, the older one first in any input order", () => {
  const rows = [
    { membership_id: "new", counts_as: "old" },
    { membership_id: "lea" },
    { membership_id: "old" },
    { membership_id: "third", counts_as: "old" },
  ];
  assert.equal(ids(playersOf(rows)), [["old", "new", "third"], ["lea"]]);
  assert.equal(ids(playersOf(rows.slice(0, 2))), [["new"], ["lea"]], "of an older row that is not listed");
});

test("the row counts that the server says counts; without its word, the older one", () => {
  const [older, newer]: [PlayerRow, PlayerRow] = [
    { membership_id: "old" },
    { membership_id: "new", counts_as: "old" },
  ];
  assert.is(countedRow([older, newer]).membership_id, "old");
  assert.is(countedRow([{ ...older, is_counted: false }, newer]).membership_id, "new");
  assert.is(countedRow([older, { ...newer, is_counted: false }]).membership_id, "old");
});

test("each player is listed once, under the older row's name and number, with the answer that counts", () => {
  const sam = { membership_id: "old", name: "Sam R.", number: "7", is_counted: false, answer: "yes" };
  const twin = {
    membership_id: "new",
    counts_as: "old",
    name: "Sammy R.",
    number: null,
    answer: "no",
  };
  const lea = { membership_id: "lea", name: "Lea O.", number: "10", answer: null };
  const listed = listedOnce<typeof sam | typeof twin | typeof lea>([twin, lea, sam]);
  assert.equal(
    listed.map(({ membership_id, name, number, answer, profiles }) => [
      membership_id,
      name,
      number,
      answer,
      profiles,
    ]),
    [
      ["new", "Sam R.", "7", "no", 2],
      ["lea", "Lea O.", "10", null, 1],
    ],
  );
});

test("two rows of one name are proposed, unless they are joined or a third shares it", () => {
  const row = (membership_id: string, name: string, counts_as?: string) => ({
    membership_id,
    name,
    ...(counts_as && { counts_as }),
  });
  const [sam, twin, lea] = [row("a", "Sam R."), row("b", "sam r."), row("c", "Lea O.")];
  assert.equal(likelyPair([sam, lea, twin]), ["a", "b"]);
  assert.equal(likelyPair([sam, lea]), []);
  assert.equal(likelyPair([sam, twin, row("d", "Sam R.")]), []);
  assert.equal(likelyPair([sam, twin, lea, row("d", "Lea O.")]), []);
  assert.equal(likelyPair([sam, { ...twin, counts_as: "a" }]), []);
  const joined = { ...twin, counts_as: "a" };
  assert.equal(joinable([sam, joined, lea], pairsOf([sam, joined, lea])), [sam, lea]);
  assert.equal(joinable([lea, sam, row("d", "Gia R."), twin], []), [sam, twin, lea, row("d", "Gia R.")]);
});

const roster = fc.array(fc.option(fc.nat(11), { nil: undefined }), { maxLength: 12 }).map((joins) => {
  // Without chains: only a row that counts by itself can represent another.
  const roots = new Set(joins.flatMap((joined, index) => (joined === undefined ? [index] : [])));
  return joins.map(
    (joined, index): PlayerRow => ({
      membership_id: String(index),
      ...(joined !== undefined && roots.has(joined) && { counts_as: String(joined) }),
    }),
  );
});

test("property: every row is in one player", () => {
  fc.assert(
    fc.property(roster, (rows) => {
      const players = playersOf(rows);
      assert.equal(
        players
          .flat()
          .map(({ membership_id }) => Number(membership_id))
          .sort((a, b) => a - b),
        rows.map((_, index) => index),
      );
      assert.is(players.length, rows.filter(({ counts_as }) => counts_as === undefined).length);
    }),
  );
});

test("property: the order of the rows does not change the players", () => {
  fc.assert(
    fc.property(
      roster.chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
      ),
      ([rows, shuffled]) => {
        const told = (some: readonly PlayerRow[]) =>
          playersOf(some)
            .map((player) =>
              player
                .map(({ membership_id }) => membership_id)
                .sort()
                .join(" "),
            )
            .sort();
        assert.equal(told(shuffled), told(rows));
      },
    ),
  );
});

test.run();

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

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 18, minute)).toISOString();
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

test("the newest answer counts; without any, or of two at one moment, the older row counts", () => {
  const [older, newer] = [{ membership_id: "old" }, { membership_id: "new", counts_as: "old" }];
  const counted = (one: Partial<PlayerRow>, other: Partial<PlayerRow>) =>
    countedRow([
      { ...older, ...one },
      { ...newer, ...other },
    ]).membership_id;
  assert.is(counted({}, {}), "old");
  assert.is(counted({ answered_at: null }, { answered_at: at(1) }), "new");
  assert.is(counted({ answered_at: at(2) }, { answered_at: at(1) }), "old");
  assert.is(counted({ answered_at: at(2) }, { answered_at: at(3) }), "new");
  assert.is(counted({ answered_at: at(2) }, { answered_at: at(2) }), "old");
});

test("a usual yes counts where neither home said anything, however new it is", () => {
  const usual = { source: "usual", answered_at: at(9) } as const;
  const rows = (one: Partial<PlayerRow>, other: Partial<PlayerRow>) =>
    countedRow([
      { membership_id: "old", ...one },
      { membership_id: "new", counts_as: "old", ...other },
    ]).membership_id;
  assert.is(rows({ source: "said", answered_at: at(1) }, usual), "old");
  assert.is(rows(usual, { source: "away", answered_at: at(1) }), "new");
  assert.is(rows({}, usual), "new");
  assert.is(rows(usual, {}), "old");
});

test("a frozen row never counts for a player who has another", () => {
  const resting: PlayerRow = { membership_id: "old", answered_at: at(9), is_resting: true };
  const other: PlayerRow = { membership_id: "new", counts_as: "old" };
  assert.is(countedRow([resting, other]).membership_id, "new");
  assert.is(
    countedRow([
      { ...resting, is_resting: false },
      { ...other, is_resting: true },
    ]).membership_id,
    "old",
  );
  assert.is(countedRow([resting, { ...other, is_resting: true }]).membership_id, "old");
});

test("each player is listed once, under the older row's name and number, with the answer that counts", () => {
  const sam = { membership_id: "old", name: "Sam R.", number: "7", answered_at: at(1), answer: "yes" };
  const twin = {
    membership_id: "new",
    counts_as: "old",
    name: "Sammy R.",
    number: null,
    answered_at: at(2),
    answer: "no",
  };
  const lea = { membership_id: "lea", name: "Lea O.", number: "10", answered_at: null, answer: null };
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

const roster = fc
  .array(
    fc.record({
      joins: fc.option(fc.nat(11), { nil: undefined }),
      minute: fc.option(fc.nat(50), { nil: null }),
      is_resting: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => {
    // Without chains: only a row that counts by itself can represent another.
    const roots = new Set(drawn.flatMap(({ joins }, index) => (joins === undefined ? [index] : [])));
    return drawn.map(
      ({ joins, minute, is_resting }, index): PlayerRow => ({
        membership_id: String(index),
        ...(joins !== undefined && roots.has(joins) && { counts_as: String(joins) }),
        answered_at: minute === null ? null : at(minute),
        is_resting,
      }),
    );
  });

test("property: every row is in one player, and no answer is newer than the one that counts", () => {
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
      for (const player of players) {
        const counted = countedRow(player);
        const awake = player.filter(({ is_resting }) => !is_resting);
        const judged = awake.length > 0 ? awake : player;
        assert.ok(judged.includes(counted));
        const newest = judged
          .map(({ answered_at }) => answered_at ?? "")
          .sort()
          .at(-1);
        assert.is(counted.answered_at ?? "", newest);
      }
    }),
  );
});

test("property: the order of the rows changes neither the players nor what counts", () => {
  fc.assert(
    fc.property(
      roster.chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
      ),
      ([rows, shuffled]) => {
        const told = (some: readonly PlayerRow[]) =>
          playersOf(some)
            .map((player) => `${player[0].membership_id} ${countedRow(player).answered_at}`)
            .sort();
        assert.equal(told(shuffled), told(rows));
      },
    ),
  );
});

test.run();

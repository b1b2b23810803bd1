import { suite } from "uvu";
import * as assert from "uvu/assert";
import { judgeMarking, type Mark } from "../../../../domain/schedule/attendance/attendance";
import { countedByName } from "../../../../domain/schedule/attendance/attendance-counts";
import {
  countHere,
  judgeList,
  listOf,
  marksOfAllIn,
  marksOfPress,
  playersToMark,
} from "../../../../domain/schedule/attendance/attendance-list";
import { ownMarkText } from "../../../../domain/schedule/attendance/own-mark-text";
import { during, line, said, squad } from "../../../support/people/squad";

const test = suite("the list of who came");
const none = { saved: [], waiting: [] };
const at = (second: number) => new Date(during + second * 1_000).toISOString();

test("marks are open from an hour before arrival to 14 days after the end", () => {
  const event = { isOn: true, arrivesAt: 10 * 3_600_000, endsAt: 12 * 3_600_000 };
  const days = (count: number) => count * 86_400_000;
  for (const [now, expected] of [
    [9 * 3_600_000 - 1, "early"],
    [9 * 3_600_000, "open"],
    [event.endsAt + days(14), "open"],
    [event.endsAt + days(14) + 1, "over"],
  ] as const)
    assert.is(judgeMarking(event, now), expected);
  assert.is(judgeMarking({ ...event, isOn: false }, event.arrivesAt), "called_off");
  assert.is(judgeList(squad([]).event, during), "open");
});

test("the list keeps no notes and nobody's name but the players'", () => {
  const noted = line("maya", {
    note: "At the dentist",
    answered_by: { name: "Mia", is_me: false },
    over: "away:1",
  });
  const list = listOf(squad([noted]));
  assert.equal(
    [list.isStaff, Object.keys(list.rows[0] ?? {}).sort()],
    [true, ["answer", "is_for_old_time", "is_mine", "membership_id", "name", "number", "source"]],
  );
  assert.not.match(JSON.stringify(list), /dentist|Mia/);
});

test("of a player's marks the one pressed last is shown, whoever pressed it and wherever it is", () => {
  const mark = (attendance: Mark, second: number) => ({ attendance, marked_at: at(second) });
  const shown = (row: object, saved: Mark | null, savedAt: number, waiting?: [Mark | null, number]) => {
    const [player] = playersToMark(listOf(squad([line("maya", row)])), {
      saved: [said({ attendance: saved, at: at(savedAt) })],
      waiting: waiting ? [said({ attendance: waiting[0], at: at(waiting[1]) })] : [],
    });
    return [player?.mark, player?.isWaiting];
  };
  assert.equal(shown(mark("absent", 1), "present", 2), ["present", false]);
  assert.equal(shown(mark("absent", 3), "present", 2), ["absent", false], "another coach's, read since");
  assert.equal(shown(mark("absent", 1), "present", 2, ["late", 3]), ["late", true]);
  assert.equal(shown(mark("absent", 1), "present", 2, [null, 3]), [null, true], "cleared");
  assert.equal(shown({}, "present", 2), ["present", false]);
});

test("two rows of one player are one line and marked together; a resting one of them is left out", () => {
  const list = listOf(
    squad([
      line("maya", { answer: null, name: "Maya R.", number: "7", is_counted: false }),
      line("twin", { counts_as: "maya", answer: "yes", answered_at: at(0) }),
      line("leo", { is_resting: true, answer: null }),
      line("ada", { is_resting: true }),
      line("ada2", { counts_as: "ada" }),
    ]),
  );
  const players = playersToMark(list, none);
  assert.equal(
    players.map(({ id, ids, answer, isFrozen }) => [id, ids, answer, isFrozen]),
    [
      ["maya", ["maya", "twin"], "yes", false],
      ["leo", ["leo"], null, true],
      ["ada", ["ada2"], "yes", false],
    ],
  );
  const [maya] = players;
  assert.ok(maya);
  assert.equal(
    marksOfPress(list, { player: maya, mark: "late", now: during }).map(({ membershipId, attendance }) => [
      membershipId,
      attendance,
    ]),
    [
      ["maya", "late"],
      ["twin", "late"],
    ],
  );
});

test("a second press clears the mark, and a press is never older than what it replaces", () => {
  const list = listOf(squad([line("maya", { attendance: "late", marked_at: at(90) })]));
  const [player] = playersToMark(list, none);
  assert.ok(player);
  assert.equal(marksOfPress(list, { player, mark: "late", now: during }), [
    said({ attendance: null, at: "2026-11-24T23:32:30.001Z" }),
  ]);
  assert.equal(marksOfPress(list, { player, mark: "absent", now: during + 120_000 }), [
    said({ attendance: "absent", at: at(120) }),
  ]);
});

test("everyone who is In, as said or as usual, and has no mark yet is filled; late ones count as here", () => {
  const list = listOf(
    squad([
      line("said"),
      line("usual", { source: "usual" }),
      line("away", { answer: "no", source: "away" }),
      line("maybe", { answer: "maybe" }),
      line("silent", { answer: null }),
      line("late", { attendance: "late", marked_at: at(0) }),
      line("rests", { is_resting: true }),
    ]),
  );
  const players = playersToMark(list, none);
  const filled = marksOfAllIn(list, players, during);
  assert.equal(
    filled.map(({ membershipId }) => membershipId),
    ["said", "usual"],
  );
  assert.equal(countHere(players), { here: 1, all: 6, unmarked: 5 });
  assert.equal(countHere(playersToMark(list, { saved: filled, waiting: [] })), {
    here: 3,
    all: 6,
    unmarked: 3,
  });
});

test("counts stand beside the names of the list, and a family reads its own mark in words", () => {
  const players = playersToMark(listOf(squad([line("maya"), line("leo")])), none);
  const counts = { membership_id: "leo", present: 2, late: 1, absent: 0, absent_without_word: 0 };
  const counted = countedByName(players, { from: "2026-08-01", to: "2027-05-28", members: [counts] });
  assert.equal(
    counted.map((each) => [each.player.name, each.counts]),
    [["leo", counts]],
  );
  assert.equal(
    (["present", "late", "absent"] as const).map((mark) => [
      ownMarkText("Maya", mark),
      ownMarkText(null, mark),
    ]),
    [
      ["Maya was here.", "You were here."],
      ["Maya came late.", "You came late."],
      ["Maya was marked missing.", "You were marked missing."],
    ],
  );
});

test.run();

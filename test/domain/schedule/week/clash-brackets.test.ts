import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nowClashes, saidInBefore, stillInText } from "../../../../domain/schedule/receipt/receipt-texts";
import { clashesOf } from "../../../../domain/schedule/week/agenda";
import { bracketsOf } from "../../../../domain/schedule/week/clash-brackets";
import { part, practice, week } from "../../../support/people/week";

const test = suite("clashing cards");
const sunday = Date.parse("2026-11-22T14:00:00Z");
const same = practice({ id: "e2", title: "Game", opponent: "Foxes", team_id: "comets" });
const joined = (...ids: string[]) =>
  bracketsOf(
    ids,
    (id) => (id === "fold" ? undefined : id),
    clashesOf(week({ events: [practice(), same] })),
  ).map(({ items, clashes }) => `${items.join("+")} ${clashes.length}`);

test("only adjacent events that clash are grouped, in their order", () => {
  assert.equal(joined("e1", "e2", "e3"), ["e1+e2 1", "e3 0"]);
  assert.equal(joined("e2", "e1"), ["e2+e1 1"]);
  assert.equal(joined("e1", "e3", "e2"), ["e1 0", "e3 0", "e2 0"]);
  assert.equal(joined("e1", "fold", "e2"), ["e1 0", "fold 0", "e2 0"]);
  assert.equal(joined(), []);
});

test("a moved event names its new clashes, as the first or second of the pair", () => {
  const clashes = clashesOf(week({ events: [practice(), same] }));
  assert.equal(nowClashes(practice(), clashes), ["Now clashes with Maya's game vs Foxes."]);
  assert.equal(nowClashes(same, clashes), ["Now clashes with Maya's practice."]);
  const twice = [...clashes, ...clashes];
  assert.equal(nowClashes(same, twice), ["Now clashes with Maya's practice."], "said once");
  assert.equal(nowClashes(practice({ id: "e9" }), clashes), []);
});

test("players who were in for the old time are asked again, while a yes is accepted", () => {
  const was = part({ answer: "yes", answer_version: 1, is_for_old_time: true });
  const asked = (change: object) => saidInBefore(practice({ mine: [was], ...change }), sunday).length;
  assert.is(asked({}), 1);
  assert.is(asked({ status: "called_off" }), 0);
  assert.is(asked({ answer_by: "2026-11-22T13:00:00.000Z" }), 0);
  assert.is(asked({ mine: [{ ...was, answer: "no" }] }), 0);
  assert.is(asked({ mine: [{ ...was, is_for_old_time: false }] }), 0);
});

test("the question names the old time, with its day if that differs", () => {
  const moved = (before: string) =>
    stillInText(practice({ changes: [{ what: "start", before, after: "2026-11-24T17:30:00" }] }));
  assert.is(moved("2026-11-24T09:00:00"), "You said In for 9:00. Still in?");
  assert.is(moved("2026-11-23T09:00:00"), "You said In for Mon, Nov 23, 9:00. Still in?");
  assert.is(stillInText(practice()), "You said In before. Still in?");
});

test.run();

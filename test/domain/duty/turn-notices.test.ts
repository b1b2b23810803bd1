import { suite } from "uvu";
import * as assert from "uvu/assert";
import { noticeOfOffered, noticeOfPlanned } from "../../../domain/duty/turn-notices";

const test = suite("notices of turns");

const hour = 3_600_000;
const now = 1_000_000 * hour;
const inHours = (hours: number) => now + hours * hour;

test("a planned turn is told once, and reminded of three days before the event, wherever it moves", () => {
  assert.equal(noticeOfPlanned(0, inHours(200), now), { tell: "yours", notices: 1, nextAt: inHours(128) });
  assert.equal(noticeOfPlanned(0, inHours(50), now), { tell: "yours", notices: 1, nextAt: inHours(1) });
  assert.equal(noticeOfPlanned(1, inHours(73), now), { tell: null, notices: 1, nextAt: inHours(1) });
  assert.equal(noticeOfPlanned(1, inHours(72), now), { tell: "reminder", notices: 2, nextAt: null });
  assert.equal(noticeOfPlanned(2, inHours(72), now), { tell: null, notices: 2, nextAt: null });
});

test("an offered turn is told to a few, then to all; within two days to all at once", () => {
  assert.equal(noticeOfOffered(0, inHours(200), now), {
    tell: "offer_to_few",
    notices: 1,
    nextAt: inHours(24),
  });
  assert.equal(noticeOfOffered(0, inHours(60), now), {
    tell: "offer_to_few",
    notices: 1,
    nextAt: inHours(12),
  });
  assert.equal(noticeOfOffered(0, inHours(48), now), { tell: "offer_to_all", notices: 2, nextAt: null });
  assert.equal(noticeOfOffered(1, inHours(200), now), { tell: "offer_to_all", notices: 2, nextAt: null });
  assert.equal(noticeOfOffered(2, inHours(200), now), { tell: null, notices: 2, nextAt: null });
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  cardKeyText,
  countsWith,
  huddleKeyOf,
  isForgotten,
  isPollOpen,
  messageKeyOf,
  picksAfter,
  readCardKey,
  shareOf,
} from "../../../domain/feed/card";
import { countOpen, groupsOf } from "../../../domain/feed/card-readers";
import { cheerOf } from "../../../domain/feed/feed-outcomes";
import {
  feedTexts,
  optionText,
  pollLine,
  postedAs,
  readersText,
  tombstoneText,
} from "../../../domain/feed/feed-texts";
import { remindText } from "../../../domain/feed/remind-texts";
import { card, cardKey, poll, seenReader } from "../../support/people/feeding";

const test = suite("words of the feed");
const now = Date.parse("2026-11-24T20:00:00.000Z");
const moment = (at: string) => at.slice(0, 10);

test("a card's address is that of its team and its own, and of its huddle and message", () => {
  assert.equal(readCardKey(cardKeyText(cardKey)), cardKey);
  for (const broken of [null, "", "comets", "comets.", "a.b.c"]) assert.is(readCardKey(broken), null);
  assert.equal(huddleKeyOf(cardKey), { teamId: "comets", huddleId: "c1" });
  assert.equal(messageKeyOf(cardKey), { teamId: "comets", huddleId: "c1", messageId: "c1" });
});

test("plays, comments and seen are counted in words", () => {
  assert.equal([feedTexts.newPlays(1), feedTexts.newPlays(2)], ["1 new play", "2 new plays"]);
  assert.equal([feedTexts.comments(1), feedTexts.comments(5)], ["1 comment", "5 comments"]);
  assert.is(feedTexts.seen(22, 25), "Seen by 22 of 25");
});

test("a poll says how many voted, until when, and who sees it", () => {
  assert.is(pollLine(poll(), 18, now, moment), "18 voted · closes 2026-11-27 · everybody sees who");
  assert.is(
    pollLine(poll({ shows_voters: false, is_multiple: true, closes_at: null }), 0, now, moment),
    "No votes yet · pick any · only staff see who",
  );
  assert.is(
    pollLine(poll({ closed_at: "2026-11-24T19:00:00.000Z" }), 1, now, moment),
    "1 voted · closed 2026-11-24 · everybody sees who",
  );
  const past = Date.parse("2026-11-28T00:00:00.000Z");
  assert.is(pollLine(poll(), 2, past, moment), "2 voted · closed 2026-11-27 · everybody sees who");
  assert.equal([isPollOpen(poll(), now), isPollOpen(poll(), past)], [true, false]);
  assert.is(optionText("Pizza", 6, 18, true), "Pizza, 6 of 18, your vote");
});

test("a press on an option picks it, changes the pick, or takes it back", () => {
  assert.equal(picksAfter([], 2, false), [2]);
  assert.equal(picksAfter([2], 1, false), [1]);
  assert.equal(picksAfter([2], 2, false), []);
  assert.equal(picksAfter([3], 1, true), [1, 3]);
  assert.equal(picksAfter([1, 3], 1, true), [3]);
});

test("a vote that is on its way counts already", () => {
  assert.equal(countsWith(poll(), [], [2]), { counts: [6, 10, 3], voters: 19 });
  assert.equal(countsWith(poll(), [2], [1]), { counts: [7, 8, 3], voters: 18 });
  assert.equal(countsWith(poll(), [2], []), { counts: [6, 8, 3], voters: 17 });
  assert.equal([shareOf(9, 18), shareOf(0, 0)], [50, 0]);
});

test("who posted is named by what they are to the team", () => {
  assert.is(postedAs({ as_staff: true }, "manager"), "Manager");
  assert.is(postedAs({ as_staff: true }, null), "Coach");
  assert.is(postedAs({ as_staff: false }, "player"), "Player");
  assert.is(postedAs({ as_staff: false }, "guardian"), "Family");
});

test("a deleted post leaves a line for seven days", () => {
  assert.is(tombstoneText({ withdrawn_as: "author" }, "Luis Ortega"), "Luis deleted a play");
  assert.is(tombstoneText({ withdrawn_as: "author" }, "You"), "You deleted a play");
  assert.is(tombstoneText({ withdrawn_as: "staff" }, "Luis Ortega"), "A play was taken down");
  const gone = card(1, { withdrawn_as: "author", withdrawn_at: "2026-11-20T20:00:00.000Z" });
  assert.equal(
    [isForgotten(gone, now), isForgotten(gone, now + 4 * 86_400_000), isForgotten(card(1), now)],
    [false, true, false],
  );
});

test("the form names its readers", () => {
  assert.is(readersText(26, "Comets"), "26 grown-ups of the Comets can see this.");
  assert.is(readersText(1, "The Otters"), "1 grown-up of The Otters can see this.");
  assert.is(readersText(null, "Comets"), "The grown-ups of the Comets can see this.");
});

test("the own cheer again takes it back, another one takes its place", () => {
  assert.equal(cheerOf(cardKey, null, "clap"), {
    kind: "cheer",
    key: cardKey,
    cheer: "clap",
    instead: false,
  });
  assert.equal(cheerOf(cardKey, "fire", "clap"), {
    kind: "cheer",
    key: cardKey,
    cheer: "clap",
    instead: true,
  });
  assert.equal(cheerOf(cardKey, "clap", "clap"), { kind: "uncheer", key: cardKey });
});

test("families are reminded once, however many grown-ups they have", () => {
  const open = [
    seenReader("kim", { of: ["Nia"] }),
    seenReader("jonas", { of: ["Nia", "Sam"] }),
    seenReader("lee", { of: ["Sam"] }),
    seenReader("ana", { of: ["Tariq"] }),
  ];
  assert.is(remindText(countOpen(open)), "Remind 2 families");
  assert.is(remindText(countOpen(open.slice(0, 1))), "Remind 1 family");
  assert.is(remindText(countOpen([...open, seenReader("coach", { of: [] })])), "Remind 5 people");
  assert.is(remindText(countOpen([seenReader("coach", { of: [] })])), "Remind 1 person");
});

test("a family of which one has seen it, or voted, is left alone", () => {
  const readers = [
    seenReader("zoe", { has_seen: true, is_voted_at_home: true }),
    seenReader("ben", { is_seen_at_home: true, has_voted: true }),
    seenReader("amy"),
  ];
  const names = (what: "seen" | "vote") => {
    const { open, atHome, done } = groupsOf(readers, what);
    return [open, atHome, done].map((group) => group.map(({ user_id: id }) => id));
  };
  assert.equal(names("seen"), [["amy"], ["ben"], ["zoe"]]);
  assert.equal(names("vote"), [["amy"], ["zoe"], ["ben"]]);
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tombstone } from "../../../domain/huddle/huddle-texts";
import { blocksOf } from "../../../domain/huddle/message-groups";
import {
  beginning,
  mentionAt,
  partsOf,
  plainText,
  suggested,
  toTyped,
} from "../../../domain/huddle/message-parts";
import { toSent } from "../../../domain/huddle/message-text";
import { pickable, readerParts } from "../../../domain/huddle/people-texts";
import { firstName, peopleRead, readersCount, readersLine } from "../../../domain/huddle/readers-texts";
import { markedParts } from "../../../domain/huddle/search-hits";
import { readHuddleKey } from "../../../domain/huddle/talk-outcomes";
import {
  addOlder,
  answered,
  applyMessages,
  countAfter,
  lastOwn,
  openWindow,
} from "../../../domain/huddle/thread-window";
import { person, said, thread } from "../../support/people/talking";
import { seeded } from "../../support/proof";

const test = suite("talk");
const names = new Map([
  ["u-kim", "Kim Anders"],
  ["u-jo", "Jo"],
]);

test("who reads is said for each kind of huddle", () => {
  const line = (
    kind: "team" | "staff" | "event" | "group",
    readers: number,
    others: string[] | null = null,
  ) => readersLine({ kind, readers }, "Comets", others);
  assert.equal(
    [
      line("team", 26),
      line("event", 1),
      line("staff", 2),
      line("group", 3),
      line("group", 2, ["Dana"]),
      line("group", 3, ["Kim", "Dana"]),
      line("group", 1, []),
      readersLine({ kind: "team", readers: 3 }, "The Owls", null),
      readersLine({ kind: "team", readers: 3 }, null, null),
    ],
    [
      "26 grown-ups of the Comets can see this.",
      "1 grown-up of the Comets can see this.",
      "Only the staff of the Comets (2) can see this.",
      "3 grown-ups can see this.",
      "You and Dana can see this.",
      "You, Kim and Dana can see this.",
      "Only you can see this.",
      "3 grown-ups of The Owls can see this.",
      "3 grown-ups can see this.",
    ],
  );
  assert.equal([readersCount({ readers: 26 }), readersCount({ readers: 1 })], ["26 grown-ups", "Only you"]);
  assert.is(peopleRead(["A", "B", "C", "D"]), "You, A, B, C and D can see this");
  assert.is(peopleRead(["A", "B", "C", "D", "E"]), "You, A, B, C and 2 more can see this");
  assert.equal([firstName("Kim Anders"), firstName("  ")], ["Kim", "Somebody"]);
});

test("a reader's part names the own players", () => {
  const part = (teamRole: string, of: string[]) => readerParts({ standing: teamRole, of });
  assert.equal(
    [
      part("coach", []),
      part("guardian", ["Nia"]),
      part("guardian", ["Nia", "Sam"]),
      part("coach", ["A", "B", "C"]),
    ],
    ["Coach", "Guardian of Nia", "Guardian of Nia and Sam", "Coach · guardian of A, B and C"],
  );
});

test("people to pick are the staff first, by name, without whom one may not pick", () => {
  const reader = (id: string, standing: string) => ({ user_id: id, standing, person: person(id) });
  const all = [
    reader("zoe", "guardian"),
    reader("kim", "coach"),
    reader("ann", "player"),
    reader("bo", "manager"),
  ];
  const { staff, others } = pickable(all, new Set(["zoe"]));
  assert.equal(
    [staff.map(({ user_id }) => user_id), others.map(({ user_id }) => user_id)],
    [["bo", "kim"], ["ann"]],
  );
});

test("ids of named people are drawn as names, other braces as typed, and only web addresses as links", () => {
  assert.equal(
    partsOf("Hi @{u-kim}, see https://drip.example/a?b=1. javascript:alert(1) @{u-no}", ["u-kim"], names),
    [
      { kind: "words", text: "Hi " },
      { kind: "mention", userId: "u-kim", name: "Kim Anders" },
      { kind: "words", text: ", see " },
      { kind: "link", text: "https://drip.example/a?b=1", href: "https://drip.example/a?b=1" },
      { kind: "words", text: ". javascript:alert(1) @{u-no}" },
    ],
  );
  assert.is(plainText("@{u-x} and @{u-kim}", ["u-x", "u-kim"], names), "@Somebody and @Kim Anders");
  assert.is(beginning("Who brings, @{u-kim}? And @{u-j", names), "Who brings, @Kim Anders? And @Somebody");
});

test("what was typed is sent with ids and comes back as it was typed", () => {
  const chosen = [
    { userId: "u-jo", name: "Jo" },
    { userId: "u-joanna", name: "Jo Anna" },
  ];
  const sent = toSent("@Jo Anna and @Jo, and @Jo again; mail@Jo.example", chosen);
  assert.equal(sent.mentions, ["u-joanna", "u-jo"]);
  assert.is(sent.text, "@{u-joanna} and @{u-jo}, and @{u-jo} again; mail@Jo.example");
  assert.equal(toSent("nobody", chosen), { text: "nobody", mentions: [] });
  assert.equal(toTyped({ text: "@{u-jo} hi", mentions: ["u-jo"] }, names), {
    text: "@Jo hi",
    chosen: [{ userId: "u-jo", name: "Jo" }],
  });
});

test("a name is offered after an @ that begins a word", () => {
  assert.equal(mentionAt("Hi @ki", 6), { from: 3, typed: "ki" });
  assert.equal(mentionAt("@", 1), { from: 0, typed: "" });
  assert.equal(
    [mentionAt("mail@ki", 7), mentionAt("Hi @ki ", 7), mentionAt("Hi @ki", 2)],
    [null, null, null],
  );
  const people = ["Kim Anders", "Dana Kimura", "Joe"].map((shown_name) => ({ shown_name }));
  assert.equal(
    suggested(people, "kim").map(({ shown_name }) => shown_name),
    ["Kim Anders", "Dana Kimura"],
  );
});

test("messages are grouped by author and five minutes, with days and one New line between", () => {
  const at = (day: number, minute: number) => new Date(Date.UTC(2026, 10, day, 17, minute)).toISOString();
  const all = [
    said(1, { made_at: at(23, 0) }),
    said(2, { made_at: at(23, 5) }),
    said(3, { made_at: at(23, 11) }),
    said(4, { made_at: at(23, 12), author_id: "me" }),
    said(5, { made_at: at(24, 12) }),
    said(6, { made_at: at(24, 13), withdrawn_as: "author" }),
    said(7, { made_at: at(24, 14) }),
  ];
  const look = (newAfter: number | null) =>
    blocksOf(all, { me: "me", newAfter, dayOf: (moment) => moment.slice(0, 10) }).map((block) =>
      block.kind === "group" ? block.messages.map(({ seq }) => seq) : block.kind,
    );
  assert.equal(look(null), ["day", [1, 2], [3], [4], "day", [5, 6, 7]]);
  assert.equal(look(3), ["day", [1, 2], [3], [4], "day", "new", [5, 6, 7]]);
  assert.equal(look(5), ["day", [1, 2], [3], [4], "day", [5, 6], "new", [7]]);
  assert.equal(look(7), look(null));
});

test("a window takes messages in any order, never backwards and never past a gap", () => {
  const { below } = seeded(7);
  for (let round = 0; round < 40; round++) {
    let window = openWindow(thread(11, 20, { last_seq: 20, is_whole: false }), "newest");
    const versions = Array.from({ length: 40 }, (_, at) => said(5 + below(25), { changed: 100 + at }));
    const newest = new Map(versions.map((each) => [each.seq, each.changed]));
    for (const each of [...versions].sort(() => below(2) - 0.5)) window = applyMessages(window, [each]);
    const seqs = window.messages.map(({ seq }) => seq);
    assert.equal(
      seqs,
      [...seqs].sort((one, other) => one - other),
    );
    assert.ok(
      seqs.every((seq) => seq >= 11),
      "what is older than the window waits for its page",
    );
    for (const { seq, changed } of window.messages) assert.is(changed, newest.get(seq) ?? seq);
  }
  const past = openWindow(thread(1, 10, { last_seq: 99 }), "around");
  assert.is(applyMessages(past, [said(99)]).messages.length, 10, "a gap would open");
});

test("the stream's messages leave the own cheer out, and it stays", () => {
  const window = openWindow(thread(1, 2), "newest");
  const cheered = applyMessages(window, [said(2, { changed: 5, my_cheer: "clap", cheers: { clap: 1 } })]);
  const { my_cheer: _, ...heard } = said(2, { changed: 6, cheers: { clap: 2 } });
  assert.is(applyMessages(cheered, [heard]).messages[1]?.my_cheer, "clap");
  assert.is(applyMessages(cheered, [said(2, { changed: 7 })]).messages[1]?.my_cheer, null);
});

test("an answered message is found in the page or beside it, and follows its changes", () => {
  const window = openWindow(thread(10, 12, { quoted: [said(2)], is_whole: false }), "newest");
  assert.equal([answered(window, 11)?.seq, answered(window, 2)?.seq, answered(window, 1)], [11, 2, null]);
  const later = applyMessages(window, [said(2, { changed: 90, text: "", withdrawn_as: "author" })]);
  assert.is(answered(later, 2)?.withdrawn_as, "author");
  assert.is(later.messages.length, 3);
  const older = addOlder(later, thread(5, 9, { quoted: [said(2)] }));
  assert.is(
    answered(older, 2)?.text,
    "",
    "a page that was read before it was taken back brings nothing back",
  );
});

test("unread are the words of others that still stand; the own last ones can be mended", () => {
  const messages = [said(1), said(2, { author_id: "me" }), said(3, { withdrawn_as: "staff" }), said(4)];
  const window = { ...openWindow(thread(1, 0), "newest"), messages };
  assert.equal(
    [countAfter(window, 1, "me"), lastOwn(window, "me")?.seq, lastOwn(window, "zoe")],
    [1, 2, null],
  );
});

test("hits mark whole words and how they begin", () => {
  assert.equal(markedParts("Shin guards, size S", "guard SHIN"), [
    { text: "Shin", isHit: true },
    { text: " ", isHit: false },
    { text: "guard", isHit: true },
    { text: "s", isHit: false },
    { text: ", ", isHit: false },
    { text: "size", isHit: false },
    { text: " ", isHit: false },
    { text: "S", isHit: false },
  ]);
});

test("a tombstone says who, and an address names one huddle", () => {
  assert.equal(
    [
      tombstone("author", "Kim"),
      tombstone("author", "You"),
      tombstone("staff", "Kim"),
      tombstone("support", "Kim"),
    ],
    ["Kim deleted this.", "You deleted this.", "Taken down by staff.", "Taken down."],
  );
  assert.equal(readHuddleKey("t.h"), { teamId: "t", huddleId: "h" });
  for (const text of ["", "t", "t.", ".h", "t.h.x"]) assert.is(readHuddleKey(text), null);
});

test.run();

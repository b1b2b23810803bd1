import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  isMailed,
  isNotified,
  type Listener,
  type NoticeKind,
  noticeKinds,
} from "../../../../domain/schedule/notice/notice-rules";

const test = suite("who is told what of the schedule");

const guardian: Listener = {
  teamRole: "guardian",
  isFrozen: false,
  hasEnded: false,
  isAsked: true,
  answer: null,
  isOut: false,
  seenVersion: null,
  wasHere: true,
};

/** People for an event at notice version 2. */
const people: Record<string, Listener> = {
  "guardian, silent": guardian,
  "adult player, silent": { ...guardian, teamRole: "player" },
  "said yes to version 1": { ...guardian, answer: "yes", seenVersion: 1 },
  "said maybe to version 1": { ...guardian, answer: "maybe", seenVersion: 1 },
  "said no": { ...guardian, answer: "no", isOut: true, seenVersion: 1 },
  "away on all days": { ...guardian, answer: "no", isOut: true },
  "away on new days": { ...guardian, answer: "no" },
  "away, pressed Got it": { ...guardian, answer: "no", seenVersion: 2 },
  "in as usual": { ...guardian, answer: "yes", seenVersion: 1 },
  "staff answered yes": { ...guardian, answer: "yes" },
  "pressed Got it": { ...guardian, seenVersion: 2 },
  "came in later": { ...guardian, wasHere: false },
  "not asked": { ...guardian, isAsked: false },
  "frozen child": { ...guardian, isFrozen: true },
  "ex-member": { ...guardian, hasEnded: true },
  "child's follower": { ...guardian, teamRole: "child_follower" },
  "team's follower": { ...guardian, teamRole: "follower" },
  coach: { ...guardian, teamRole: "coach" },
  manager: { ...guardian, teamRole: "manager" },
};

/** Copied by hand from section 4 of the design; the columns are the kinds. */
const table = `
                          added moved changed called_off back_on unseen answer_wanted nudged
guardian, silent          +     +     +       +          +       +      +             +
adult player, silent      +     +     +       +          +       +      +             +
said yes to version 1     -     +     +       +          +       +      -             +
said maybe to version 1   -     +     +       +          +       +      +             +
said no                   -     -     -       -          -       -      -             -
away on all days          -     -     -       -          -       -      -             -
away on new days          -     +     +       +          +       +      -             +
away, pressed Got it      -     -     -       -          -       -      -             -
in as usual               -     +     +       +          +       +      -             +
staff answered yes        -     +     +       +          +       +      -             +
pressed Got it            +     -     -       -          -       -      +             -
came in later             -     -     -       -          -       -      +             -
not asked                 +     +     +       +          +       +      -             +
frozen child              -     -     -       -          -       -      -             -
ex-member                 -     -     -       -          -       -      -             -
child's follower          -     -     -       -          -       -      -             -
team's follower           -     -     -       -          -       -      -             -
coach                     -     -     -       -          -       -      -             -
manager                   -     -     -       -          -       -      -             -
`;

test("audience by kind of notice", () => {
  const [head = "", ...rows] = table.trim().split("\n");
  assert.equal(head.trim().split(/\s+/), [...noticeKinds]);
  assert.equal(rows.map((row) => row.slice(0, 26).trim()).sort(), Object.keys(people).sort());
  for (const row of rows) {
    const name = row.slice(0, 26).trim();
    const listener = people[name];
    if (!listener) throw new Error(name);
    const told = noticeKinds.map((kind) => (isNotified(kind, listener, 2) ? "+" : "-"));
    assert.equal(told, row.slice(26).trim().split(/\s+/), name);
  }
});

test("events within two days are mailed, and kinds that ask for a reply always", () => {
  const hour = 3_600_000;
  const asks: NoticeKind[] = ["unseen", "answer_wanted", "nudged"];
  for (const kind of noticeKinds) {
    assert.is(isMailed(kind, 48 * hour, 0), true, kind);
    assert.is(isMailed(kind, 48 * hour + 1, 0), asks.includes(kind), kind);
  }
});

test.run();

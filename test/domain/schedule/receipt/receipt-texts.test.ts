import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  changedIn,
  changeLines,
  onlySeenIn,
  receiptText,
} from "../../../../domain/schedule/receipt/receipt-texts";
import { part, practice } from "../../../support/people/week";

const test = suite("receipts' words");

test("every kind of change has a text for families", () => {
  const event = practice({
    title: "Game",
    opponent: "Comets",
    changes: [
      { what: "start", before: "2026-11-24T09:00:00", after: "2026-11-24T14:00:00" },
      { what: "detail", before: "field 3", after: "field 7" },
      { what: "venue", before: "Riverside", after: "West Gym" },
      { what: "length", before: "60", after: "90" },
      { what: "kit", before: "blue kit", after: "white kit" },
      { what: "status", before: null, after: "weather" },
    ],
  });
  assert.is(
    receiptText(event),
    "Game vs Comets: 9:00 → 14:00 · field 3 → 7 · Riverside → West Gym · 60 → 90 min long · blue → white kit · called off: rain",
  );
  const moved = (before: string) =>
    receiptText(
      {
        ...event,
        changes: [{ what: "start", before, after: "2026-11-24T14:00:00" }, ...event.changes.slice(1, 2)],
      },
      "Chicago time",
    );
  assert.is(moved("2026-11-24T09:00:00"), "Game vs Comets: 9:00 → 14:00 Chicago time · field 3 → 7");
  assert.is(moved("2026-11-23T14:00:00"), "Game vs Comets: Mon, Nov 23 → Tue, Nov 24 · field 3 → 7");
  assert.is(
    moved("2026-11-23T09:00:00"),
    "Game vs Comets: Mon, Nov 23, 9:00 → Tue, Nov 24, 14:00 Chicago time · field 3 → 7",
  );
  const off = { ...event, status: "called_off" as const, called_off_for: "weather" as const };
  assert.is(receiptText(off), "Game vs Comets is off (rain)");
  assert.is(
    receiptText({ ...off, called_off_note: "The lights are out" }),
    "Game vs Comets is off (The lights are out)",
  );
});

test("past, unchanged and merely followed events are not listed, nor those that a family is out of", () => {
  const changes = [{ what: "detail" as const, before: "field 3", after: "field 7" }];
  const followed = { membership_id: "nia", child_id: "nia", first_name: "Nia", may_answer: false };
  const events = [
    practice({ id: "changed", changes }),
    practice({ id: "not-asked", changes, mine: [part({ may_answer: false })] }),
    practice({ id: "said-no", changes, mine: [part({ answer: "no" })] }),
    practice({ id: "away", changes, mine: [part({ answer: "no", source: "away" })] }),
    practice({ id: "same" }),
    practice({ id: "over", changes, ends_at: "2026-11-22T00:00:00.000Z" }),
    practice({ id: "followed", changes, mine: [followed] }),
  ];
  assert.equal(
    changedIn(events, Date.parse("2026-11-22T14:00:00Z")).map(({ id }) => id),
    ["changed", "not-asked", "away"],
  );
});

test("a change that was only in sight is listed with what changed, unless it is over or the family is out of it", () => {
  const changes = [{ what: "detail" as const, before: "field 3", after: "field 7" }];
  const seen = { seen_changes: changes };
  const events = [
    practice({ id: "seen", ...seen }),
    practice({ id: "changed-again", ...seen, changes }),
    practice({ id: "pressed" }),
    practice({ id: "said-no", ...seen, mine: [part({ answer: "no" })] }),
    practice({ id: "over", ...seen, ends_at: "2026-11-22T00:00:00.000Z" }),
  ];
  const listed = onlySeenIn(events, Date.parse("2026-11-22T14:00:00Z"));
  assert.equal(
    listed.map((event) => [event.id, event.changes]),
    [["seen", changes]],
  );
});

test("a change says who is away then, but not of what is called off", () => {
  const changes = [{ what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-25T09:00:00" }];
  const away = { answer: "no" as const, source: "away" as const };
  const lines = (mine: Parameters<typeof part>[0][], status: "on" | "called_off" = "on") =>
    changeLines(practice({ changes, status, mine: mine.map((each) => part(each)) }), [], 0).slice(1);
  assert.equal(lines([{ ...away, first_name: "Maya" }]), ["You're away then, so Maya is Out."]);
  assert.equal(
    lines([
      { ...away, first_name: "Maya" },
      { ...away, first_name: "Leo", membership_id: "leo", child_id: "leo" },
      { answer: "yes", membership_id: "sam" },
    ]),
    ["You're away then, so Maya and Leo are Out."],
  );
  assert.equal(lines([{ ...away, child_id: null }]), ["You're away then, so you're Out."]);
  assert.equal(lines([away], "called_off"), []);
  assert.equal(lines([{ answer: "no" }]), []);
});

test.run();

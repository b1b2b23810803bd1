import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changedIn, receiptText } from "../../../domain/schedule/receipt-words";
import { part, practice } from "../../support/people/week";

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
});

test("past, unchanged and merely followed events are not listed, nor those that a family is out of", () => {
  const changes = [{ what: "detail" as const, before: "field 3", after: "field 7" }];
  const followed = { membership_id: "nia", child_id: "nia", first_name: "Nia", may_answer: false };
  const events = [
    practice({ id: "changed", changes }),
    practice({ id: "not-asked", changes, mine: [part({ may_answer: false })] }),
    practice({ id: "said-no", changes, mine: [part({ answer: "no" })] }),
    practice({ id: "same" }),
    practice({ id: "over", changes, ends_at: "2026-11-22T00:00:00.000Z" }),
    practice({ id: "followed", changes, mine: [followed] }),
  ];
  assert.equal(
    changedIn(events, Date.parse("2026-11-22T14:00:00Z")).map(({ id }) => id),
    ["changed", "not-asked"],
  );
});

test.run();

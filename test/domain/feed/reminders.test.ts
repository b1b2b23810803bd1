import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { notVotedText, remindedText, remindText } from "../../../domain/feed/remind-texts";
import { countToRemind, mayRemind } from "../../../domain/feed/reminders";

const test = suite("reminders of a post");

const now = new Date("2026-11-24T18:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test("whoever reminds as soon as they may does so three times, twelve hours apart", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }), (hours) => {
      let state: { remindedAt: Date | null; reminders: number } = { remindedAt: null, reminders: 0 };
      const at: number[] = [];
      let time = now.getTime();
      for (const each of hours) {
        time += each * 3_600_000;
        if (!mayRemind(state, new Date(time))) continue;
        state = { remindedAt: new Date(time), reminders: state.reminders + 1 };
        at.push(time);
      }
      assert.ok(at.length <= 3);
      for (const [index, moment] of at.entries())
        if (index > 0) assert.ok(moment - Number(at[index - 1]) >= 12 * 3_600_000);
      if (hours.length >= 3 && hours.every((each) => each >= 12)) assert.is(at.length, 3);
    }),
  );
});

test("to the millisecond", () => {
  assert.is(mayRemind({ remindedAt: null, reminders: 0 }, now), true);
  assert.is(mayRemind({ remindedAt: hoursAgo(12), reminders: 2 }, now), true);
  assert.is(mayRemind({ remindedAt: new Date(hoursAgo(12).getTime() + 1), reminders: 1 }, now), false);
  assert.is(mayRemind({ remindedAt: hoursAgo(99), reminders: 3 }, now), false);
});

/** Up to five children, each with some of six people as guardians; some of the people are done. */
const teams = fc.record({
  guardians: fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.constantFrom(..."123456")), {
    maxLength: 9,
  }),
  readers: fc.uniqueArray(fc.constantFrom(..."123456")),
  done: fc.uniqueArray(fc.constantFrom(..."123456")),
});

test("whoever is open has not answered, and shares no child with anybody who has; families share no child", () => {
  fc.assert(
    fc.property(teams, ({ guardians, readers, done }) => {
      const share = (one: string, other: string) =>
        guardians.some(
          ([child, user]) => user === one && guardians.some(([c, u]) => c === child && u === other),
        );
      const open = readers.filter(
        (reader) => ![...done].some((each) => each === reader || share(reader, each)),
      );
      const count = countToRemind(readers, guardians, new Set(done));
      assert.is(count.people, open.length);
      if (open.some((reader) => !guardians.some(([, user]) => user === reader)))
        return assert.is(count.families, null);
      // A family is named by its first member: spread that name along shared children until nothing changes.
      const family = new Map(open.map((reader) => [reader, reader]));
      for (let round = 0; round < open.length; round++)
        for (const one of open)
          for (const other of open)
            if (share(one, other) && String(family.get(one)) < String(family.get(other)))
              family.set(other, String(family.get(one)));
      assert.is(count.families, new Set(family.values()).size);
    }),
  );
});

test("a reminder says how many families it reaches, or people where one reads for no child", () => {
  assert.equal(
    [
      remindText({ people: 1, families: 1 }),
      remindText({ people: 7, families: 4 }),
      remindText({ people: 1, families: null }),
      remindText({ people: 6, families: null }),
    ],
    ["Remind 1 family", "Remind 4 families", "Remind 1 person", "Remind 6 people"],
  );
  assert.equal(
    [
      notVotedText({ people: 1, families: 1 }),
      notVotedText({ people: 7, families: 4 }),
      notVotedText({ people: 1, families: null }),
      notVotedText({ people: 6, families: null }),
    ],
    ["1 family hasn't voted", "4 families haven't voted", "1 hasn't voted", "6 haven't voted"],
  );
  assert.equal([0, 1, 2].map(remindedText), [
    "Nobody was left to remind.",
    "1 person reminded.",
    "2 people reminded.",
  ]);
});

test.run();

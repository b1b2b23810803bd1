import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  countUnjoined,
  familiesOf,
  hasChanged,
  mayNudge,
  mayTellFrom,
  newMailsAt,
  type Recipient,
} from "../../../../domain/schedule/receipt/receipts";

const test = suite("receipts");

const player = (membershipId: string, people: string[], change: Partial<Recipient> = {}): Recipient => ({
  membershipId,
  people,
  countsAs: null,
  isConcerned: true,
  isUnaware: true,
  ...change,
});
const shown = (players: readonly Recipient[]) =>
  familiesOf(players).map(({ players: members, knows, isHere }) => [
    members.map(({ membershipId }) => membershipId).join(" "),
    knows,
    isHere,
  ]);

test("receipts exist only once an event has changed", () => {
  assert.equal([hasChanged(1), hasChanged(2)], [false, true]);
});

test("players with a common guardian are one family, which has acknowledged once all have", () => {
  const sam = player("sam", ["mia", "finn"], { isUnaware: false });
  const lea = player("lea", ["finn", "olga"]);
  assert.equal(shown([sam, lea, player("ada", [])]), [
    ["sam lea", false, true],
    ["ada", false, false],
  ]);
  assert.equal(shown([sam, { ...lea, isUnaware: false }]), [["sam lea", true, true]]);
  assert.equal(shown([{ ...sam, isConcerned: false }]), []);
});

test("a person in both joins two families to one", () => {
  const players = [player("a", ["mia"]), player("b", ["olga"]), player("c", ["olga", "mia"])];
  assert.equal(shown(players), [["a b c", false, true]]);
});

test("rows of one player are one family, which knows once both parents have acknowledged", () => {
  const [mia, olga] = [player("a", ["mia"], { isUnaware: false }), player("b", ["olga"], { countsAs: "a" })];
  assert.equal(shown([mia, olga]), [["a b", false, true]]);
  assert.equal(shown([olga, mia]), [["b a", false, true]]);
  assert.equal(shown([mia, { ...olga, isUnaware: false }]), [["a b", true, true]]);
  assert.equal(shown([mia, { ...olga, isConcerned: false }]), [["a", true, true]]);
  const sibling = player("c", ["olga"], { isUnaware: false });
  assert.equal(shown([mia, sibling, olga]), [["a c b", false, true]]);
});

test("a family without an account is not told, until a mail's link says that it knows", () => {
  const [spot, sam] = [player("spot", []), player("sam", ["mia"])];
  const count = (players: readonly Recipient[]) => countUnjoined(familiesOf(players));
  assert.equal([count([]), count([sam]), count([spot, sam])], [0, 0, 1]);
  assert.equal([count([{ ...spot, isConcerned: false }]), count([{ ...spot, isUnaware: false }])], [0, 0]);
});

test("property: families are an equivalence relation, without overlaps", () => {
  const some = fc.array(
    fc.record({
      people: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 3 }),
      isUnaware: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, (drawn) => {
      const players = drawn.map(({ people, isUnaware }, index) =>
        player(String(index), people, { isUnaware }),
      );
      const families = familiesOf(players);
      const ids = families.flatMap((family) => family.players.map(({ membershipId }) => membershipId));
      assert.equal([...ids].sort(), players.map(({ membershipId }) => membershipId).sort());
      const people = families.map((family) => new Set(family.players.flatMap((one) => one.people)));
      for (const [index, one] of people.entries())
        for (const other of people.slice(index + 1))
          assert.is(
            [...one].some((person) => other.has(person)),
            false,
          );
      // Checked independently: players connected by common people are in one family.
      for (const family of families) {
        const [first] = family.players;
        const reached = new Set(first?.people);
        for (let grew = true; grew; ) {
          const before = reached.size;
          for (const one of players)
            if (one.people.some((person) => reached.has(person)))
              for (const person of one.people) reached.add(person);
          grew = reached.size > before;
        }
        const together = players.filter(
          (one) => one === first || one.people.some((person) => reached.has(person)),
        );
        assert.equal(
          family.players.map(({ membershipId }) => membershipId).sort(),
          together.map(({ membershipId }) => membershipId).sort(),
        );
      }
    }),
  );
});

test("an event's families are reminded once in twelve hours, a team's six times a day", () => {
  const hour = 3_600_000;
  const now = 100 * hour;
  const ago = (hours: number, isSameEvent: boolean) => ({ at: now - hours * hour, isSameEvent });
  assert.is(mayNudge([], now), true);
  assert.is(mayNudge([ago(11.9, true)], now), false);
  assert.is(mayNudge([ago(12, true)], now), true);
  assert.is(mayNudge([ago(1, false)], now), true);
  assert.is(
    mayNudge(
      Array.from({ length: 6 }, () => ago(23, false)),
      now,
    ),
    false,
  );
  assert.is(
    mayNudge(
      Array.from({ length: 6 }, () => ago(24, false)),
      now,
    ),
    true,
  );
});

test("an event's changes are mailed six times an hour and twenty times a day", () => {
  const minute = 60_000;
  const now = 100_000 * minute;
  const ago = (...minutes: number[]) => minutes.map((each) => now - each * minute);
  assert.is(mayTellFrom([], now), null);
  assert.is(mayTellFrom(ago(1, 2, 3, 4, 5), now), null);
  assert.is(mayTellFrom(ago(59, 1, 2, 3, 4, 5), now), now + minute, "whatever their order");
  assert.is(mayTellFrom(ago(60, 1, 2, 3, 4, 5), now), null);
  const day = Array.from({ length: 20 }, (_, index) => 70 * (index + 1));
  assert.is(mayTellFrom(ago(...day), now), now + 40 * minute);
  assert.is(mayTellFrom(ago(...day.slice(0, 19)), now), null);
  assert.is(mayTellFrom(ago(...day.slice(0, 19), 1, 2, 3, 4, 5), now), now + (1440 - 15 * 70) * minute);
});

test("mails about a team's new events are limited to six an hour, without a limit by day", () => {
  const minute = 60_000;
  const settled = 100_000 * minute;
  const ago = (...minutes: number[]) => minutes.map((each) => settled - each * minute);
  assert.is(newMailsAt(ago(1, 2, 3, 4, 5), settled), settled);
  assert.is(newMailsAt(ago(59, 1, 2, 3, 4, 5), settled), settled + minute);
  const hourly = Array.from({ length: 30 }, (_, index) => 30 * (index + 1));
  assert.is(newMailsAt(ago(...hourly), settled), settled);
});

test("over the limit a new event is named in the next mail that waits, which adds none", () => {
  const minute = 60_000;
  const settled = 100_000 * minute;
  const from = (...minutes: number[]) => minutes.map((each) => settled + each * minute);
  assert.is(newMailsAt(from(-5, -4, -3, -2, -1, 55), settled), settled + 55 * minute);
  assert.is(newMailsAt(from(0.1, 0.2, 0.3, 0.4, 0.5, 0.6), settled), settled + 0.1 * minute);
  assert.is(newMailsAt(from(-4, -3, -2, -1, 55), settled), settled, "below the limit");
});

test.run();

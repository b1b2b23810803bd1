import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { EventSum } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { capsOf, squadWords } from "../../../../domain/schedule/week/squad-caps";

const test = suite("the squad's caps");

type Participant = EventDetails["participants"][number];
const person = (membership_id: string, change: Partial<Participant> = {}): Participant => ({
  ...{
    membership_id,
    name: membership_id,
    number: null,
    answer: null,
    is_for_old_time: false,
    is_mine: false,
  },
  ...change,
});
const drawn = (sum: EventSum, participants: Participant[]) =>
  capsOf(sum, participants).map(({ answer, number, initial }) => `${answer} ${number ?? initial}`.trim());
const sum = { yes: 2, maybe: 1, no: 1, silent: 2, not_joined: 1 };

test("there are as many caps as the sum counts, whoever may be read", () => {
  const nameless = ["yes", "yes", "maybe", "no", "silent", "spot"];
  assert.equal(drawn(sum, []), nameless);
  assert.equal(drawn(sum, [person("Ada", { answer: "yes", is_mine: true })]), [
    "yes A",
    ...nameless.slice(1),
  ]);
  assert.equal(
    drawn(sum, [
      person("Ada", { answer: "yes", number: "7" }),
      person("Bo", { answer: "yes" }),
      person("Cy", { answer: "yes" }),
      person("Di", { is_spot: true }),
      person("Ed"),
      person("Flo", { is_resting: true }),
    ]),
    ["yes 7", "yes B", "maybe", "no", "silent E", "spot D"],
    "not one more than the words say",
  );
});

test("for every sum the caps are counted as the words count them", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const at = (place: number) => Math.floor(seed / 4 ** place) % 4;
    const counts = { yes: at(0), maybe: at(1), no: at(2), silent: at(3) };
    const people = [..."abcdefg"].map((name, index) =>
      person(name, { answer: (["yes", "no", "maybe", null] as const)[(index + seed) % 4] ?? null }),
    );
    const caps = capsOf(counts, people);
    const count = (answer: string) => caps.filter((cap) => cap.answer === answer).length;
    assert.equal(
      { yes: count("yes"), maybe: count("maybe"), no: count("no"), silent: count("silent") },
      counts,
    );
    assert.is(new Set(caps.map(({ key }) => key)).size, caps.length);
  }
});

test("without an answer the words say so, and zeros are left out but of who is in", () => {
  assert.equal(squadWords({ yes: 0, maybe: 0, no: 0, silent: 3, not_joined: 1 }), [
    "No answers yet",
    "1 not joined",
  ]);
  assert.equal(squadWords({ yes: 0, maybe: 0, no: 2, silent: 1 }), ["0 in", "2 out", "1 hasn't answered"]);
  assert.equal(squadWords(sum), ["2 in", "1 maybe", "1 out", "1 hasn't answered", "1 not joined"]);
});

test.run();

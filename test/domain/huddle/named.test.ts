import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isNamedIn, toTyped } from "../../../domain/huddle/message-parts";
import { tidyMessage, toSent } from "../../../domain/huddle/message-text";

const test = suite("who is named in a message");

const names = [
  "Jo",
  "Jo Anna",
  "Jo  Anna",
  "Jo\u00a0Anna",
  "Jo\u2003Anna ",
  "Zoë",
  "Zoe\u0308",
  "امیر\u200cحسین",
  "کشا\u200d",
  "Kim 👩\u200d👩\u200d👧 Lee",
  "🏀",
  "R. (Bob) [x]+$1 $& \\d",
  "O'Neil-Smith Jr.",
  "@Jo",
  "@{u0}",
  "{u0}",
  "u1}",
  "李雷",
];

const person = fc.record({ name: fc.constantFrom(...names), at: fc.nat(4) });
const around = fc.constantFrom(
  "",
  " ",
  "\n",
  "Hi ",
  ", ",
  " and ",
  "(",
  ")",
  "!",
  "@",
  "\u200b",
  "\u202e",
  "  \n",
);
const typed = fc.array(fc.tuple(around, person, around), { minLength: 1, maxLength: 4 });

test("whatever was typed, the text that is sent names each who is mentioned, also after an edit", () => {
  fc.assert(
    fc.property(typed, typed, (first, second) => {
      const chosen = first.map(([, { name, at }]) => ({ userId: `u${at}`, name }));
      const textOf = (all: typeof first) =>
        all.map(([before, { name }, after]) => `${before}@${name}${after}`).join("");
      // As the composer sends it, and as the server stores it.
      const sent = toSent(textOf(first), chosen);
      const stored = tidyMessage(sent.text);
      for (const userId of sent.mentions)
        assert.ok(isNamedIn(stored, userId), JSON.stringify({ first, sent }));
      // Somebody was renamed meanwhile, or is no longer known.
      const edit = toTyped({ text: stored, mentions: sent.mentions }, new Map([["u0", "Renamed 🏀"]]));
      const again = toSent(`${edit.text} ${textOf(second)}`, [...edit.chosen, ...chosen]);
      for (const userId of again.mentions) assert.ok(isNamedIn(tidyMessage(again.text), userId));
    }),
    { numRuns: 2_000, seed: 20_261_129 },
  );
});

test("a name is found with the spaces and the signs that it is written with", () => {
  const lost = names.filter((name) => {
    const { mentions } = toSent(`Hi @${name} `, [{ userId: "u7", name }]);
    return mentions.length === 0;
  });
  assert.equal(lost, []);
});

test.run();

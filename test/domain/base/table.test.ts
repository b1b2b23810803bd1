import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tableOf } from "../../../domain/base/table";

const test = suite("cells of a table");

test("separators, quotes, empty lines and lines of any length", () => {
  assert.equal(tableOf('a;b\r\n"x\ny";"say ""hi"""\r\n\r\n;\r\nonly\r\n1;2;3'), [
    ["a", "b"],
    ["x\ny", 'say "hi"'],
    ["only"],
    ["1", "2", "3"],
  ]);
  assert.equal(tableOf("\ufeffa\tb, c\n1\t2"), [
    ["a", "b, c"],
    ["1", "2"],
  ]);
  assert.equal(tableOf('a,"open\nb,c'), [
    ["a", '"open'],
    ["b", "c"],
  ]);
  assert.equal(tableOf(""), []);
});

test("property: cells written by another way read back, formulas and signs of four bytes among them", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom("=1+1", "+1", "@SUM(A1)", "🏐 Rockets", 'say "hi"', "a,b", "two\nlines", "-", ""),
  );
  const plain = (text: string) => text.replace(/\r\n?/g, "\n").replaceAll("\ufeff", "").trim();
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      (rows) => {
        const cells = rows.map((row) => row.map(plain));
        const text = cells
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(","))
          .join("\r\n");
        assert.equal(
          tableOf(text),
          cells.filter((row) => row.some((each) => each !== "")),
        );
      },
    ),
    { numRuns: 80 },
  );
});

test.run();

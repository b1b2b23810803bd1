import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Row } from "../../../domain/base/collection";
import { withLingering } from "../../../domain/base/lingering";

const test = suite("rows that linger");

const row = (id: string): Row<{ id: string }> => ({ item: { id }, change: null, refusal: null });
const rows = (ids: string) => [...ids].map(row);
const ids = (of: readonly Row<{ id: string }>[]) => of.map(({ item }) => item.id).join("");

test("rows that linger keep their places, the others go", () => {
  const lingers = ({ id }: { id: string }) => "bd".includes(id);
  for (const [before, now, shown] of [
    ["abcd", "abcd", "abcd"],
    ["abcd", "acd", "abcd"],
    ["abcd", "bd", "bd"],
    ["abcd", "", "bd"],
    ["abcd", "eac", "eabcd"],
    ["", "ab", "ab"],
  ] as const)
    assert.is(ids(withLingering(rows(before), rows(now), lingers)), shown, `${before} > ${now}`);
  const same = rows("ab");
  assert.is(withLingering(rows("ab"), same, lingers), same);
});

test.run();

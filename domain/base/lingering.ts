import type { Item, Row } from "./collection";

/** The rows, and each behind the one that it followed, those shown before that are gone from the list but linger. */
export function withLingering<Kind extends Item>(
  before: readonly Row<Kind>[],
  rows: readonly Row<Kind>[],
  lingers: (item: Kind) => boolean,
): readonly Row<Kind>[] {
  const listed = new Set(rows.map(({ item }) => item.id));
  const shown = [...rows];
  for (const [place, row] of before.entries()) {
    if (listed.has(row.item.id) || !lingers(row.item)) continue;
    const ahead = before.slice(0, place).map(({ item }) => item.id);
    shown.splice(shown.findLastIndex(({ item }) => ahead.includes(item.id)) + 1, 0, row);
  }
  return shown.length === rows.length ? rows : shown;
}

import type { Clash } from "./agenda";

export type Bracket<Item> = { readonly items: readonly Item[]; readonly clashes: readonly Clash[] };

const joins = ({ events: [one, other] }: Clash, id: string, next: string) =>
  (one.id === id && other.id === next) || (one.id === next && other.id === id);

/** Groups adjacent items that clash; every other item is a group of its own. The order is kept. */
export function bracketsOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | undefined,
  clashes: readonly Clash[],
): Bracket<Item>[] {
  const brackets: { items: Item[]; clashes: Clash[] }[] = [];
  for (const item of items) {
    const bracket = brackets.at(-1);
    const before = bracket?.items.at(-1);
    const [id, next] = [before && idOf(before), idOf(item)];
    const joining =
      id === undefined || next === undefined ? [] : clashes.filter((clash) => joins(clash, id, next));
    if (bracket && joining.length > 0) {
      bracket.items.push(item);
      bracket.clashes.push(...joining);
    } else brackets.push({ items: [item], clashes: [] });
  }
  return brackets;
}

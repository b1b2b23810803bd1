import type { Refused } from "./outcome";

/** Anything that a list of the server holds. */
export type Item = { id: string };

export type ReadOutcome<Kind extends Item> =
  | { kind: "listed"; items: readonly Kind[]; nextAfter: string | null; tag: string | null }
  /** The server has nothing newer than the tag that it was shown. */
  | { kind: "unchanged" }
  /** The list no longer exists, or not for this person. */
  | { kind: "gone" }
  | Refused;

/** A change of an item; null removes it. */
export type Change<Kind extends Item> = { id: string; to: Kind | null };

export type ChangeOutcome<Kind extends Item> =
  /** As the server has it now; null: no longer there. */
  { kind: "accepted"; item: Kind | null } | Refused;

/** One line of the list, with the state of a change that is not confirmed yet. */
export type Row<Kind extends Item> = {
  item: Kind;
  /** Where a change is under way: what it makes of the item, and whether it can still be taken back. */
  change: { to: Kind | null; canUndo: boolean } | null;
  /** Why the last change was refused. */
  refusal: string | null;
};

/** Each item once: those that come again take the place of the older ones. */
export function joinPages<Kind extends Item>(shown: readonly Kind[], more: readonly Kind[]): readonly Kind[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...replaceAll(shown, more), ...more.filter(({ id }) => !known.has(id))];
}

/** What others did meanwhile: changed items take their places, new ones come first. */
export function patchItems<Kind extends Item>(
  shown: readonly Kind[],
  { changed, removed }: { changed: readonly Kind[]; removed: readonly string[] },
): readonly Kind[] {
  const known = new Set(shown.map(({ id }) => id));
  const fresh = changed.filter(({ id }) => !known.has(id));
  return [...fresh, ...replaceAll(shown, changed)].filter(({ id }) => !removed.includes(id));
}

function replaceAll<Kind extends Item>(shown: readonly Kind[], newer: readonly Kind[]): readonly Kind[] {
  const byId = new Map(newer.map((item) => [item.id, item]));
  return shown.map((item) => byId.get(item.id) ?? item);
}

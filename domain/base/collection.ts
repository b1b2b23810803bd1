import type { Refused } from "./outcome";

/** An item of a list from the server. */
export type Item = { id: string };

export type ReadOutcome<Kind extends Item> =
  | { kind: "listed"; items: readonly Kind[]; nextAfter: string | null; tag: string | null }
  /** Unchanged since the ETag that was sent. */
  | { kind: "unchanged" }
  /** The list no longer exists, or not for this person. */
  | { kind: "gone" }
  | Refused;

/** A change of an item; null removes it. */
export type Change<Kind extends Item> = { id: string; to: Kind | null };

export type ChangeOutcome<Kind extends Item> =
  /** The server's current version; null if it was removed. */
  { kind: "accepted"; item: Kind | null } | Refused;

/** One line of the list, with the state of a change that is not confirmed yet. */
export type Row<Kind extends Item> = {
  item: Kind;
  /** A pending change. */
  change: { to: Kind | null } | null;
  /** Why the last change was refused. */
  refusal: string | null;
};

/** Appends items; an item that is listed already is replaced. */
export function joinPages<Kind extends Item>(shown: readonly Kind[], more: readonly Kind[]): readonly Kind[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...replaceAll(shown, more), ...more.filter(({ id }) => !known.has(id))];
}

/** Applies changes by others: updates items in place, prepends new ones and deletes removed ones. */
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

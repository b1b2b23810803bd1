import type { GalleryEntry } from "./entry";

/** The entries by group, both in the order in which they were registered. */
export function groupsOf(
  entries: readonly GalleryEntry[],
): [group: string, members: readonly GalleryEntry[]][] {
  const groups = new Map<string, GalleryEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}

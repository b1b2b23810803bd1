import type { GalleryEntry } from "./entry";

/** Entries by group, both in order of registration. */
export function groupsOf(
  entries: readonly GalleryEntry[],
): [group: string, members: readonly GalleryEntry[]][] {
  const groups = new Map<string, GalleryEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}

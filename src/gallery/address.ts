import type { GalleryEntry } from "./entry";

export const appearances = ["system", "light", "dark"] as const;
export const directions = ["ltr", "rtl"] as const;
export const widths = ["360", "768", "full"] as const;

export type GalleryAddress = {
  entry: string | null;
  state: string | null;
  appearance: (typeof appearances)[number];
  dir: (typeof directions)[number];
  width: (typeof widths)[number];
  /** Shows only the state, without the gallery around it. */
  isAlone: boolean;
};

/** `/gallery?entry=text-field&state=too-long&appearance=dark&dir=rtl&width=360&alone=1`; missing parameters have defaults. */
export function readAddress(search: string): GalleryAddress {
  const given = new URLSearchParams(search);
  return {
    entry: given.get("entry"),
    state: given.get("state"),
    appearance: oneOf(appearances, given.get("appearance"), "system"),
    dir: oneOf(directions, given.get("dir"), "ltr"),
    width: oneOf(widths, given.get("width"), "full"),
    isAlone: given.has("alone"),
  };
}

export function writeAddress({ entry, state, appearance, dir, width, isAlone }: GalleryAddress): string {
  const written = new URLSearchParams();
  if (entry !== null) written.set("entry", entry);
  if (state !== null) written.set("state", state);
  if (appearance !== "system") written.set("appearance", appearance);
  if (dir !== "ltr") written.set("dir", dir);
  if (width !== "full") written.set("width", width);
  if (isAlone) written.set("alone", "1");
  const query = written.toString();
  return query ? `/gallery?${query}` : "/gallery";
}

/** A name as in the URL: "Text field" is `text-field`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

export const findEntry = (
  entries: readonly GalleryEntry[],
  address: GalleryAddress,
): GalleryEntry | undefined => entries.find((entry) => slug(entry.name) === address.entry);

export const findState = (entry: GalleryEntry, address: GalleryAddress) =>
  entry.states.find((state) => slug(state.name) === address.state);

const oneOf = <Option extends string>(
  options: readonly Option[],
  given: string | null,
  otherwise: Option,
): Option => options.find((option) => option === given) ?? otherwise;

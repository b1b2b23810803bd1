import { avatarEntry } from "./avatar.gallery";
import { buttonEntry } from "./button.gallery";
import type { GalleryEntry } from "./entry";
import { coloursEntry, measuresEntry, typeEntry } from "./foundations.gallery";
import { iconsEntry } from "./icons.gallery";
import { linkEntry } from "./link.gallery";
import { logoEntry, pageEntry } from "./page.gallery";

/** Everything on show, in the order of the shelves. */
export const galleryEntries: readonly GalleryEntry[] = [
  coloursEntry,
  typeEntry,
  measuresEntry,
  pageEntry,
  logoEntry,
  iconsEntry,
  avatarEntry,
  buttonEntry,
  linkEntry,
];

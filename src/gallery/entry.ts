import type { ReactNode } from "react";

/** One part in the gallery: its name, the shelf it stands on, and each state it can be in. */
export type GalleryEntry = {
  name: string;
  group: string;
  states: readonly { name: string; render: () => ReactNode }[];
};

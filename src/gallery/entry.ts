import type { ReactNode } from "react";

/** A part in the gallery: its name, group and states. */
export type GalleryEntry = {
  name: string;
  group: string;
  states: readonly { name: string; render: () => ReactNode }[];
};

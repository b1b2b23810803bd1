import { type Appearance, readAppearance, schemeMedia } from "../../../domain/settings/appearance";
import type { DeviceChoice } from "./device-choice.effects";

export const appearanceChoice: DeviceChoice<Appearance> = {
  /** The page's inline script reads it too, before the first paint. */
  key: "drip.appearance",
  read: readAppearance,
  own: "system",
  show: ({ document }, appearance) => {
    const root = document.documentElement;
    if (appearance === "system") delete root.dataset.appearance;
    else root.dataset.appearance = appearance;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]"))
      meta.media = schemeMedia(appearance, meta.dataset.scheme);
  },
};

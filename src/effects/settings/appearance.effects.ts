import { fromCallback } from "xstate";
import {
  type Appearance,
  type AppearanceEvent,
  readAppearance,
  schemeMedia,
} from "../../../domain/settings/appearance";
import type { SafeStorage } from "../base/storage.effects";

/** The page's inline script reads it too, before the first paint. */
export const appearanceKey = "drip.appearance";

export const keptAppearance = (storage: SafeStorage): Appearance =>
  readAppearance(storage.read(appearanceKey));

/** Implements the machine's placeholder actors. */
export const appearanceEffects = (page: Window, storage: SafeStorage) => ({
  actors: {
    otherTabs: fromCallback<AppearanceEvent>(({ sendBack }) => {
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key === appearanceKey || key === null)
          sendBack({ type: "appearance.followed", appearance: readAppearance(newValue) });
      };
      page.addEventListener("storage", follow);
      return () => page.removeEventListener("storage", follow);
    }),
  },
  actions: {
    show: (_: unknown, { appearance }: { appearance: Appearance }) => {
      const root = page.document.documentElement;
      if (appearance === "system") delete root.dataset.appearance;
      else root.dataset.appearance = appearance;
      for (const meta of page.document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]"))
        meta.media = schemeMedia(appearance, meta.dataset.scheme);
    },
    keep: (_: unknown, { appearance }: { appearance: Appearance }) => {
      if (appearance === "system") storage.remove(appearanceKey);
      else storage.write(appearanceKey, appearance);
    },
  },
});

/** Light or dark: as the device, or by one's own choice. */
export const appearances = ["system", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

export type AppearanceEvent =
  | { type: "appearance.chosen"; appearance: Appearance }
  /** In another tab. */
  | { type: "appearance.followed"; appearance: Appearance };

/** For which devices the browser's own bars take a scheme's colour. */
export const schemeMedia = (appearance: Appearance, scheme: string | undefined): string => {
  if (appearance === "system") return `(prefers-color-scheme:${scheme})`;
  return appearance === scheme ? "all" : "not all";
};

export const readAppearance = (text: string | null): Appearance =>
  appearances.find((each) => each === text) ?? "system";

/** Light or dark, by the device or by choice. */
export const appearances = ["system", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

export type AppearanceEvent =
  | { type: "appearance.chosen"; appearance: Appearance }
  /** Changed in another tab. */
  | { type: "appearance.followed"; appearance: Appearance };

/** The media query of the theme colour of a scheme. */
export const schemeMedia = (appearance: Appearance, scheme: string | undefined): string => {
  if (appearance === "system") return `(prefers-color-scheme:${scheme})`;
  return appearance === scheme ? "all" : "not all";
};

export const readAppearance = (text: string | null): Appearance =>
  appearances.find((each) => each === text) ?? "system";

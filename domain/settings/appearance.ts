/** Light or dark, by the device or by choice. */
export const appearances = ["system", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

/** The media query of the theme colour of a scheme. */
export const schemeMedia = (appearance: Appearance, scheme: string | undefined): string => {
  if (appearance === "system") return `(prefers-color-scheme:${scheme})`;
  return appearance === scheme ? "all" : "not all";
};

export const readAppearance = (text: string | null): Appearance =>
  appearances.find((each) => each === text) ?? "system";

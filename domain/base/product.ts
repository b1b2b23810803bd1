/** The product's name, defined only here. */
export const product = {
  name: "Drip",
  legalEffectiveDate: "October 1, 2025",
  systemUserId: "02102020",
} as const;

/** In a file of its own: the landing page's script needs the year only. */
export const copyrightStartYear = 2024;

/** A description in one sentence. */
export const productDescription =
  "The social and planning app for sports teams and the families behind them.";

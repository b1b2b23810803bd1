import { product } from "./product";

/** "2024" in the first year, "2024–2026" from then on; a clock set before it does not run backwards. */
export const copyrightYears = (year: number) =>
  year > product.copyrightStartYear
    ? `${product.copyrightStartYear}–${year}`
    : String(product.copyrightStartYear);

import { copyrightStartYear } from "./product";

/** "2024" in the first year, "2024–2026" from then on; a clock set before it does not run backwards. */
export const copyrightYears = (year: number) =>
  year > copyrightStartYear ? `${copyrightStartYear}–${year}` : String(copyrightStartYear);

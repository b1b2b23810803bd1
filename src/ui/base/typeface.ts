/** Of the display face, in em: its ascent and descent, and the mean width of a letter at its normal width. */
const display = { ascent: 0.93, descent: 0.27, letter: 0.4675 };

/**
 * The fonts that stand in for the display face until it is loaded, by the names of their bold. `letter` is the
 * mean width of a letter in em, of 349 characters of English set in bold at 100 px in Chromium (at small sizes
 * advances are rounded to whole pixels on screens of low density), with the named release of the font.
 */
const standIns = [
  // Windows, macOS and iOS have Arial, so none of theirs is needed; Liberation Sans 1.07.4 has its widths.
  {
    letter: 0.4923,
    locals: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  },
  // Android. Roboto 2017-08-03; where it is one variable file, only the regular has a name, 0.5 % narrower.
  { letter: 0.4606, locals: ["Roboto Bold", "Roboto"] },
  // Linux. DejaVu 2.37.
  { letter: 0.5838, locals: ["DejaVu Sans Bold"] },
];

/** Short, since it stands twice in each page, against a budget of bytes. */
const nameOf = (index: number) => `b${index + 1}`;

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const displayFamilies = ['"Bricolage Grotesque"', ...standIns.map((_, index) => nameOf(index))].join(
  ", ",
);

/**
 * The display face in one file: weight 800, width from condensed to normal. Until it is loaded, a system
 * font with adjusted metrics is used, so that the layout does not shift.
 */
export const typefaceCss = (url: string) => `
@font-face {
  font-family: "Bricolage Grotesque";
  src: url("${url}") format("woff2");
  font-weight: 500 900;
  font-stretch: 75% 100%;
  font-display: swap;
}
${standIns.map(standInCss).join("")}`;

/** The overrides are scaled by size-adjust too. */
function standInCss({ letter, locals }: (typeof standIns)[number], index: number) {
  const size = display.letter / letter;
  return `@font-face {
  font-family: ${nameOf(index)};
  src: ${locals.map((name) => `local("${name}")`).join(", ")};
  font-weight: 500 900;
  size-adjust: ${percent(size)};
  ascent-override: ${percent(display.ascent / size)};
  descent-override: ${percent(display.descent / size)};
  line-gap-override: 0%;
}
`;
}

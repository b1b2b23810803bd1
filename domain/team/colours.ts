/** How the second colour is drawn on the first. Each pair has a pattern, so that pairs differ by more than hue. */
export type Pattern =
  | "halves"
  | "stripes"
  | "sash"
  | "hoops"
  | "quarters"
  | "dots"
  | "chevron"
  | "cross"
  | "checks"
  | "diagonal"
  | "yoke"
  | "disc";

export type TeamColours = {
  /** `#rrggbb`, lower case. */
  colour_one: string;
  colour_two: string;
};

export type ColourPair = TeamColours & { id: string; name: string; pattern: Pattern };

/** A crest's letter is chalk with an ink outline, so that it is legible on any pattern. */
export const crestInk = "#14160f";
export const crestChalk = "#fffefa";

/**
 * The colours that a team can have. The two of a pair have a contrast of at least 3:1, so that the pattern is visible without hue.
 * Teams store the two values, so pairs can be added, but existing ones must not change.
 */
export const colourPairs: readonly ColourPair[] = [
  pair("red-white", "Red and white", "sash", "#d7263d", "#fffefa"),
  pair("black-white", "Black and white", "stripes", "#14160f", "#fffefa"),
  pair("green-white", "Green and white", "hoops", "#1b7f4b", "#fffefa"),
  pair("blue-white", "Blue and white", "cross", "#2456d6", "#fffefa"),
  pair("navy-gold", "Navy and gold", "chevron", "#1d2f6f", "#ffc53d"),
  pair("navy-sky", "Navy and sky", "halves", "#16306b", "#7cc6f2"),
  pair("claret-sky", "Claret and sky", "quarters", "#7a1f3d", "#9bd3f5"),
  pair("purple-yellow", "Purple and yellow", "dots", "#5b2a86", "#ffd84a"),
  pair("green-yellow", "Green and yellow", "diagonal", "#0f6b3c", "#ffd23f"),
  pair("black-orange", "Black and orange", "checks", "#14160f", "#ff8a3d"),
  pair("teal-coral", "Teal and coral", "disc", "#0e6e73", "#ffb3a0"),
  pair("plum-pink", "Plum and pink", "yoke", "#3b1637", "#ff7fb0"),
];

/** A surface whose team is not known yet. */
export const noTeamColours: TeamColours = { colour_one: "#14160f", colour_two: "#adb19f" };

/** The pair of these two colours, in this order. */
export const pairOf = (one: string, two: string): ColourPair | null =>
  colourPairs.find(({ colour_one, colour_two }) => colour_one === one && colour_two === two) ?? null;

function pair(
  id: string,
  name: string,
  pattern: Pattern,
  colour_one: string,
  colour_two: string,
): ColourPair {
  return { id, name, pattern, colour_one, colour_two };
}

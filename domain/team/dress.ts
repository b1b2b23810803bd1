import { crestChalk, crestInk, type TeamColours } from "./colours";

/** A team's colours as a surface: the head of its page, the next event, and its players' caps. */
export type Dress = {
  surface: string;
  /** Text on the surface and on the shade: 4.5:1 or more. */
  ink: string;
  /** The pattern below text. */
  shade: string;
  /** The number on a cap: the second colour if it has 4.5:1 on the first, else the ink. */
  mark: string;
  /** The pattern away from text, and the edge that separates a dark surface from a dark page. */
  edge: string;
};

const dresses = new Map<string, Dress>();

/** Computed once for each pair. */
export function dressOf({ colour_one, colour_two }: TeamColours): Dress {
  const key = colour_one + colour_two;
  const known = dresses.get(key);
  if (known) return known;
  const ink = ratio(crestChalk, colour_one) >= ratio(crestInk, colour_one) ? crestChalk : crestInk;
  const tints = [mixed(colour_one, colour_two, 0.2), mixed(colour_one, farFrom(ink), 0.24)];
  const dress = {
    surface: colour_one,
    ink,
    shade: tints.find((tint) => isLegible(ink, tint)) ?? colour_one,
    mark: isLegible(colour_two, colour_one) ? colour_two : ink,
    edge: colour_two,
  };
  dresses.set(key, dress);
  return dress;
}

const isLegible = (text: string, surface: string) => ratio(text, surface) >= 4.5;
const farFrom = (ink: string) => (ink === crestChalk ? crestInk : crestChalk);

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mixed(one: string, two: string, part: number): string {
  const other = channels(two);
  const mix = channels(one).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function ratio(one: string, two: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

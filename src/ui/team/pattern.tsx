import { styled } from "goober";
import type { ReactNode } from "react";
import { type Pattern, pairOf, type TeamColours } from "../../../domain/team/colours";

export const patternOf = ({ colour_one, colour_two }: TeamColours): Pattern =>
  pairOf(colour_one, colour_two)?.pattern ?? "halves";

/** The second colour's shape on a square of 48 units. */
export const patternDrawings: Record<Pattern, ReactNode> = {
  halves: <path d="M24 0h24v48H24z" />,
  stripes: <path d="M10 0h5.6v48H10zM21.2 0h5.6v48H21.2zM32.4 0H38v48h-5.6z" />,
  sash: <path d="M-4 15.5h56v11H-4z" transform="rotate(45 24 21)" />,
  hoops: <path d="M0 9h48v6H0zM0 21h48v6H0zM0 33h48v6H0z" />,
  quarters: <path d="M24 0h24v21H24zM0 21h24v27H0z" />,
  dots: <path d={[14, 24, 34].flatMap((x) => [11, 21, 31].map((y) => dot(x, y))).join("") + dot(24, 41)} />,
  chevron: <path d="M0 4l24 18L48 4v13L24 35L0 17z" />,
  cross: <path d="M19 0h10v14h19v10H29v24H19V24H0V14h19z" />,
  checks: (
    <path d="M0 0h12v12H0zM24 0h12v12H24zM12 12h12v12H12zM36 12h12v12H36zM0 24h12v12H0zM24 24h12v12H24zM12 36h12v12H12z" />
  ),
  diagonal: <path d="M48 0v48H0z" />,
  yoke: <path d="M0 0h48v17H0z" />,
  disc: <circle cx="24" cy="21" r="11.5" />,
};

function dot(x: number, y: number) {
  return `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`;
}

/** A team's pattern on a large surface; its colour is the property `fill`. */
export const TeamPattern = ({ team }: { team: TeamColours }) => (
  <Drawing viewBox="0 0 48 42" preserveAspectRatio="xMaxYMid slice" focusable={false} aria-hidden="true">
    {patternDrawings[patternOf(team)]}
  </Drawing>
);

const Drawing = styled("svg")`
  display: block;
  pointer-events: none;
  @media (forced-colors: active) {
    display: none;
  }
`;

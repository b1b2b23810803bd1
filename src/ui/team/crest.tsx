import { styled } from "goober";
import { useId } from "react";
import { crestChalk, crestInk, type TeamColours } from "../../../domain/team/colours";
import { patternDrawings, patternOf } from "./pattern";

export type CrestProps = {
  team: TeamColours;
  size?: 24 | 40 | 64;
  /** The team's first letter, if there is no room for its name. */
  initial?: string | undefined;
  /** Names the crest. Without a label it is decorative, since the name is usually next to it. */
  label?: string | undefined;
};

/** A team's two colours in their pattern, on a drop with its tip down. */
export function Crest({ team, size = 40, initial, label }: CrestProps) {
  const { colour_one, colour_two } = team;
  const pattern = patternOf(team);
  const clip = useId();
  return (
    <Shield
      viewBox="0 0 48 48"
      width={size}
      height={size}
      focusable={false}
      data-pattern={pattern}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={edge} data-edge="" />
      <path d={outline} fill={colour_one} />
      <g fill={colour_two} clipPath={`url(#${clip})`}>
        {patternDrawings[pattern]}
      </g>
      <path d={outline} fill="none" stroke={crestInk} strokeWidth={size === 24 ? 3.5 : 2.5} />
      {initial && (
        <text
          x="24"
          y="30"
          textAnchor="middle"
          fill={crestChalk}
          stroke={crestInk}
          strokeWidth={size === 24 ? 6 : 5}
        >
          {initial}
        </text>
      )}
    </Shield>
  );
}

/** The letter on a team's crest. */
export const initialOf = ({ name }: { name: string }) => [...name.trim()][0]?.toUpperCase();

/** The drop of the mark, tip down: 1.5 units inside its edge. */
const outline =
  "M24 45.2C13.4 37.6 5 29.6 5 18.6C5 9 12.6 3.6 24 3.6C35.4 3.6 43 9 43 18.6C43 29.6 34.6 37.6 24 45.2Z";
/** Separates the ink ring from a dark page. */
const edge =
  "M24 48C12 39.6 2.4 30.8 2.4 18.6C2.4 7.4 11.2 1 24 1C36.8 1 45.6 7.4 45.6 18.6C45.6 30.8 36 39.6 24 48Z";

const Shield = styled("svg")`
  display: block;
  flex: none;
  overflow: visible;
  forced-color-adjust: none;
  & > [data-edge] { fill: var(--text); }
  & > text {
    font: 800 22px var(--font-display);
    paint-order: stroke;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    & > [data-edge] { fill: CanvasText; }
  }
`;

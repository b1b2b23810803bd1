import { styled } from "goober";
import type { TeamColours } from "../../../domain/team/colours";
import { dressStyle } from "./dress-style";

export type CapAvatarProps = {
  /** The player's number. Without one the cap shows the initial. */
  number?: number | string | null | undefined;
  initial: string;
  /** The person's own child: the brim is lime, without a team the whole cap. */
  isMine?: boolean;
  /** The cap is in its colours. */
  team?: TeamColours | undefined;
  /** A spot without a player yet: dashed. */
  isOpen?: boolean;
  /** Pixels of each side. */
  size?: number;
  /** Names the child. Without a label it is decorative, since the name is usually next to it. */
  label?: string | undefined;
};

/** A child's avatar: a cap, since no photos of children are stored. */
export function CapAvatar(props: CapAvatarProps) {
  const { number = null, initial, isMine = false, team, isOpen = false, size = 40, label } = props;
  const sign = number === null ? initial : String(number);
  return (
    <Drawing
      viewBox={team ? "3 6 42 36" : "0 0 48 48"}
      width={size}
      height={team ? Math.round((size * 36) / 42) : size}
      focusable={false}
      data-mine={isMine || undefined}
      data-team={team && ""}
      data-open={isOpen || undefined}
      {...(team && { style: dressStyle(team) })}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {!team && <circle cx="24" cy="24" r="24" />}
      <path data-dome="" d={team ? teamDome : "M8.5 33V25.5a15.5 16 0 0 1 31 0V33z"} />
      <path data-brim="" d={team ? teamBrim : brim} />
      <text x="24" y={team ? 29.5 : 27} textAnchor="middle">
        {sign}
      </text>
    </Drawing>
  );
}

const brim =
  "M5.5 36.5c3-5.5 10-8 18.500-8s15.5 2.500 18.500 8c.6 1.300-.4 2.300-1.800 1.900c-5-1.500-10.500-2.300-16.700-2.300s-11.700.8-16.700 2.300c-1.400.4-2.400-.6-1.800-1.900z";
/** Lower, so that the number has room. */
const teamDome = "M5.5 34V25.500a18.500 18 0 0 1 37 0V34z";
const teamBrim = "M5.500 33.500h37v4a3 3 0 0 1-3 3h-31a3 3 0 0 1-3-3z";

const Drawing = styled("svg")`
  display: block;
  flex: none;
  forced-color-adjust: none;
  & > circle { fill: var(--line); }
  & > [data-dome] { fill: light-dark(#fffefa, #e9e6da); stroke: var(--ink); stroke-width: 1.5px; }
  &[data-mine] > [data-dome] { fill: var(--signature); }
  & > [data-brim] { fill: var(--ink); }
  & > text { fill: var(--ink); font: 800 17px var(--font-display); font-stretch: 88%; letter-spacing: -0.03em; }
  &[data-team] > [data-dome] { fill: var(--team-surface); stroke: light-dark(var(--team-surface), var(--team-edge)); }
  &[data-team] > [data-brim] { fill: light-dark(var(--ink), var(--chalk)); stroke: light-dark(var(--ink), var(--team-edge)); stroke-width: 1.5px; }
  &[data-team][data-mine] > [data-brim] { fill: var(--signature); stroke: light-dark(var(--ink), var(--signature)); }
  &[data-team] > text { fill: var(--team-mark); font-size: 19px; }
  &[data-open] > [data-dome] { fill: none; stroke: var(--line-strong); stroke-dasharray: 4 3; }
  &[data-open] > [data-brim] { fill: none; stroke: var(--line-strong); }
  &[data-open] > text { fill: var(--text); }
  @media (forced-colors: active) {
    &[data-team] > :is([data-dome], [data-brim]) { stroke: CanvasText; }
    &[data-open] > text { fill: CanvasText; }
  }
`;

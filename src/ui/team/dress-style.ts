import type { CSSProperties } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { dressOf } from "../../../domain/team/dress";

/** A team's colours as custom properties, for an element's `style`. */
export function dressStyle(team: TeamColours): CSSProperties {
  const { surface, ink, shade, mark, edge } = dressOf(team);
  return {
    "--team-surface": surface,
    "--team-ink": ink,
    "--team-shade": shade,
    "--team-mark": mark,
    "--team-edge": edge,
  } as CSSProperties;
}

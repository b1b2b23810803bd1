import { styled } from "goober";
import type { ReactNode } from "react";
import { type EventSum, fullSquad } from "../../../domain/schedule/event/event-fact-texts";
import { hasAnswers, mostCaps, type SquadCap, squadWords } from "../../../domain/schedule/week/squad-caps";
import type { TeamColours } from "../../../domain/team/colours";
import { dressStyle } from "../team/dress-style";

export type SquadCapsProps = {
  team: TeamColours;
  counts: EventSum;
  caps: readonly SquadCap[];
  /** Beside the words once everybody is in. */
  celebration?: ReactNode;
};

/** The squad as caps that fill in colour as families answer, and the sum in words. Without any answer a plain track. */
export function SquadCaps({ team, counts, caps, celebration }: SquadCapsProps) {
  const full = fullSquad(counts);
  const left = caps.length - mostCaps;
  return (
    <Squad style={dressStyle(team)}>
      {hasAnswers(counts) ? (
        <span aria-hidden="true">
          {caps.slice(0, mostCaps).map((cap) => (
            <Cap key={cap.key} cap={cap} />
          ))}
          {left > 0 && <small>+{left}</small>}
        </span>
      ) : (
        <span aria-hidden="true" data-track="" />
      )}
      <p>
        {squadWords(counts).map((text) => (
          <b key={text}>{text}</b>
        ))}
        {full && <b data-full="">{full}</b>}
        {full && celebration}
      </p>
    </Squad>
  );
}

const Cap = ({ cap: { answer, number, initial, isMine } }: { cap: SquadCap }) => (
  <svg
    viewBox="3 6 42 36"
    width="30"
    height="26"
    aria-hidden="true"
    data-cap={answer}
    data-mine={isMine || undefined}
  >
    <path d="M5.5 34V25.500a18.500 18 0 0 1 37 0V34z" />
    <path d="M5.500 33.500h37v4a3 3 0 0 1-3 3h-31a3 3 0 0 1-3-3z" data-brim="" />
    <text x="24" y="29.500" textAnchor="middle">
      {number ?? initial}
    </text>
    {answer === "no" && <path d="M9 39L39 11" data-strike="" />}
  </svg>
);

const Squad = styled("div")`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  & > span { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
  & > [data-track] { block-size: 12px; border-radius: 6px; background: var(--line); }
  & svg { display: block; flex: none; forced-color-adjust: none; }
  & path { fill: var(--line); transition: fill 0.3s; }
  & [data-brim] { fill: var(--line-strong); }
  & text { fill: var(--text-muted); font: 800 18px var(--font-display); font-stretch: 88%; letter-spacing: -0.03em; }
  & [data-cap="yes"] > path { fill: var(--team-surface); stroke: light-dark(var(--team-surface), var(--team-edge)); stroke-width: 1.5px; }
  & [data-cap="yes"] > [data-brim] { fill: light-dark(var(--ink), var(--chalk)); }
  & [data-cap="yes"][data-mine] > [data-brim] { fill: var(--signature); stroke: light-dark(var(--ink), var(--signature)); }
  & [data-cap="yes"] > text { fill: var(--team-mark); }
  & [data-cap="maybe"] > path { fill: none; stroke: var(--team-surface); stroke: light-dark(var(--team-surface), var(--team-edge)); stroke-width: 2.5px; }
  & [data-cap="maybe"] > text { fill: var(--text); }
  & [data-cap="no"] > path { fill: none; stroke: var(--line-strong); stroke-width: 1.5px; }
  & [data-cap="no"] > [data-strike] { stroke: var(--text); stroke-width: 3px; stroke-linecap: round; }
  & small { color: var(--text-muted); font-size: var(--size-s); font-weight: 700; }
  & p { display: flex; flex-wrap: wrap; align-items: center; color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; }
  & b { font-weight: 600; }
  & [data-full] { color: var(--text); font-weight: 800; }
  & p > svg { margin-inline-start: var(--space-2); }
  /* A line that breaks does not begin with the dot. */
  & b::after { content: "·"; margin-inline: 0.35em; font-weight: 400; }
  & b:last-of-type::after { content: none; }
  @media (prefers-reduced-motion: reduce) {
    & path { transition: none; }
  }
  @media (forced-colors: active) {
    & > [data-track] { border: 1px solid; }
    & path, & [data-cap] > path { fill: Canvas; stroke: CanvasText; stroke-width: 1.5px; }
    & [data-cap="yes"] > path { fill: Highlight; }
    & text, & [data-cap] > text { fill: CanvasText; }
    & [data-cap="yes"] > text { fill: HighlightText; }
  }
`;

import { styled } from "goober";
import type { ReactNode } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { Logo } from "../brand/logo";
import { Crest, initialOf } from "../team/crest";
import { dressStyle } from "../team/dress-style";
import { TeamPattern } from "../team/pattern";
import { behindDots } from "./dots";

export type EventFrontProps = {
  team: TeamColours & { name: string };
  /** "Practice with the Rockets", "Game vs Comets". */
  title: string;
  /** Whether the title names the team. */
  isTeamNamed: boolean;
  /** The time to be there: the largest thing on the page. Without a time, the day. */
  time: string;
  /** "be there", "Tue, Nov 24 · starts 17:30": one line each. */
  lines: readonly string[];
  /** "Riverside, field 7". */
  place: string | null;
  calledOff: string | null;
  children: ReactNode;
};

/** A page about one event for somebody who is not signed in: the event on the team's colours, and what they may do beside or below it. */
export const EventFront = ({
  team,
  title,
  isTeamNamed,
  time,
  lines,
  place,
  calledOff,
  children,
}: EventFrontProps) => (
  <Front style={dressStyle(team)} data-off={calledOff !== null || undefined}>
    <header>
      <TeamPattern team={team} />
      <a href="/">
        <Logo height={32} />
      </a>
      <div>
        <p>
          <Crest team={team} initial={initialOf(team)} />
          {!isTeamNamed && team.name}
        </p>
        <h1>{title}</h1>
        <div>
          <b>{time}</b>
          <span>
            {lines.map((line) => (
              <span key={line}>{behindDots(line)}</span>
            ))}
          </span>
        </div>
        {calledOff !== null && <p data-called-off="">{calledOff}</p>}
        {place !== null && <p>{place}</p>}
      </div>
    </header>
    <main>{children}</main>
  </Front>
);

const Front = styled("div")`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  & > header {
    position: relative;
    display: grid;
    gap: var(--space-4);
    padding: var(--space-3) max(var(--space-4), env(safe-area-inset-right)) var(--space-5) max(var(--space-4), env(safe-area-inset-left));
    border-block-end: 3px solid light-dark(var(--team-surface), var(--team-edge));
    background: var(--team-surface);
    color: var(--team-ink);
    --focus: currentColor;
    overflow: clip;
    isolation: isolate;
    overflow-wrap: anywhere;
  }
  & > header > svg { position: absolute; z-index: -1; inset-block: 0; inset-inline-end: 0; inline-size: min(55%, 16rem); block-size: 100%; fill: var(--team-shade); }
  & > header > svg:dir(rtl) { scale: -1 1; }
  & > header > a { display: grid; align-content: center; justify-self: start; min-block-size: var(--target); color: inherit; border-radius: var(--radius-s); outline-color: currentColor; }
  & > header > div { display: grid; gap: var(--space-2); min-inline-size: 0; }
  & > header > div > p:first-child { display: flex; align-items: center; gap: var(--space-2); font: 700 var(--size-m) / 1.2 var(--font-display); }
  & h1 { font-size: var(--size-xl); line-height: 1.05; letter-spacing: -0.02em; text-wrap: balance; }
  & > header > div > div { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 2px var(--space-3); }
  & > header > div > div > b { font: 800 clamp(3.25rem, 18vw, 5rem) / 0.95 var(--font-display); font-stretch: 80%; letter-spacing: -0.04em; font-variant-numeric: tabular-nums; }
  & > header > div > div > span { display: grid; padding-block-end: 4px; font-size: 0.9375rem; line-height: 1.35; }
  & > header [data-called-off] { font: 700 var(--size-l) / 1.2 var(--font-display); }
  &[data-off] > header b { text-decoration: line-through; text-decoration-thickness: 4px; }
  & > main {
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
    inline-size: min(100%, 34rem);
    margin-inline: auto;
    padding: var(--space-5) max(var(--space-4), env(safe-area-inset-right)) var(--space-6) max(var(--space-4), env(safe-area-inset-left));
  }
  @media (min-width: 60rem) {
    grid-template: 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
    & > header { align-content: space-between; padding: var(--space-6); border-block-end: 0; border-inline-end: 3px solid light-dark(var(--team-surface), var(--team-edge)); }
    & > header > svg { inline-size: 70%; }
    & h1 { font-size: var(--size-2xl); }
    & > header > div > div > b { font-size: 8rem; }
    & > main { justify-content: center; }
  }
  @media (forced-colors: active) {
    & > header { border-color: CanvasText; }
  }
`;

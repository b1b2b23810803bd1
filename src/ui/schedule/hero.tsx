import { styled } from "goober";
import type { ReactNode } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { inPlace } from "../base/in-place";
import { dressStyle } from "../team/dress-style";
import { TeamPattern } from "../team/pattern";
import { behindDots } from "./dots";

export type HeroProps = {
  colours: TeamColours;
  /** "Next · today", "Off tonight · rain". */
  kicker: string;
  /** The time to be there: the largest thing on the page. Without a time, the day. */
  time: string;
  /** "be there", "starts 18:00": one line each. */
  beside: readonly string[];
  title: string;
  href: string;
  onOpened: () => void;
  /** The place, with its link to maps. */
  place?: ReactNode;
  /** "You bring snacks", "Kim drives Maya at 9:10": one line each. */
  help?: readonly string[];
  /** `news`: off or moved, in orange until *Got it*. */
  tone?: "team" | "news";
  isOff?: boolean;
  /** The drop, where there is something to celebrate. */
  drop?: ReactNode;
  /** Where the person has no answer to give, the team's: `full` grows the pattern, `quiet` fades it. The words are in the foot. */
  mood?: "full" | "quiet" | null;
  /** The answer rows. */
  children?: ReactNode;
  /** The bar of the sum. */
  foot?: ReactNode;
};

/** The household's next event on the team's own colours and pattern, the answer inside. */
export const Hero = (props: HeroProps) => {
  const {
    colours,
    kicker,
    time,
    beside,
    title,
    href,
    onOpened,
    place,
    help = [],
    tone = "team",
    isOff = false,
    drop,
    mood = null,
    children,
    foot,
  } = props;
  return (
    <Surface
      style={dressStyle(colours)}
      data-off={isOff || undefined}
      data-tone={tone}
      data-mood={mood ?? undefined}
    >
      <TeamPattern team={colours} />
      <header>
        <small>{behindDots(kicker)}</small>
        <div>
          <b>{time}</b>
          <span>
            {beside.map((line) => (
              <span key={line}>{behindDots(line)}</span>
            ))}
          </span>
        </div>
        <h2>
          <a href={href} data-card-link="" onClick={inPlace(onOpened)}>
            {title}
          </a>
        </h2>
        {place && <p>{place}</p>}
        {help.map((line) => (
          <p key={line} data-help="">
            {line}
          </p>
        ))}
        {drop && <i>{drop}</i>}
      </header>
      {(children || foot) && (
        <Inner>
          {children}
          {foot}
        </Inner>
      )}
    </Surface>
  );
};

const Surface = styled("article")`
  position: relative;
  display: grid;
  gap: var(--space-3);
  max-inline-size: 44rem;
  padding: var(--space-4);
  border: 2px solid light-dark(var(--team-surface), var(--team-edge));
  border-radius: var(--radius-l);
  background: var(--team-surface);
  overflow: clip;
  isolation: isolate;
  & > svg { position: absolute; z-index: -1; inset-block-start: 0; inset-inline-end: 0; inline-size: min(60%, 15rem); block-size: 13rem; fill: var(--team-shade); }
  & > svg:dir(rtl) { scale: -1 1; }
  & > header { display: grid; gap: var(--space-1); min-inline-size: 0; color: var(--team-ink); overflow-wrap: anywhere; }
  & > header > small { font: 700 var(--size-s) / 1.3 var(--font-display); }
  & > header > div { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0 var(--space-3); }
  & > header > div > b { font: 800 clamp(3rem, 16vw, 4.5rem) / 0.95 var(--font-display); font-stretch: 80%; letter-spacing: -0.04em; font-variant-numeric: tabular-nums; }
  & > header > div > span { display: grid; padding-block-end: 4px; font-size: var(--size-s); line-height: 1.3; }
  & > header > i { position: absolute; inset-block-start: var(--space-5); inset-inline-end: var(--space-5); }
  & h2 { margin-block-start: var(--space-1); font-size: var(--size-l); }
  & a { color: inherit; }
  & [data-card-link] { text-decoration: none; }
  /* All of the head opens the event. */
  & [data-card-link]::after { content: ""; position: absolute; inset: 0; z-index: -1; border-radius: calc(var(--radius-l) - 2px); }
  & [data-card-link]:focus-visible { outline: none; }
  & [data-card-link]:focus-visible::after { outline: 3px solid var(--signature); outline-offset: -6px; }
  & header p { font-size: 0.9375rem; line-height: 1.35; }
  & header p[data-help] { font-weight: 700; }
  & header p a { position: relative; display: inline-block; padding-block: 11px; margin-block: -11px; }
  & header p a:focus-visible { outline-color: var(--signature); }
  /* Over what answers do to the pattern and the edge, below. */
  &&&&[data-tone="news"] { border-color: var(--attention); background: var(--attention); }
  &&&&[data-tone="news"] > svg { fill: var(--on-attention); opacity: 0.07; }
  &&&&[data-tone="news"] > header { color: var(--on-attention); }
  &&&&[data-tone="news"] > header > small { text-transform: uppercase; letter-spacing: 0.02em; }
  &[data-off] > header > div > b { text-decoration: line-through; text-decoration-thickness: 3px; }
  &:has([data-card-link]:active) { filter: brightness(0.92); }
  /* The weather of the answers: all are out, somebody is in, and nobody is left to answer. */
  &[data-mood="quiet"] > svg, &:has([data-answer="no"][aria-pressed="true"]) > svg { opacity: 0.4; }
  &[data-mood="full"] > svg, &:has([data-answer="yes"][aria-pressed="true"]) > svg { transform: scale(1.15); opacity: 1; }
  &[data-mood="full"], &:has([data-answer="yes"][aria-pressed="true"]) { border-color: var(--signature); }
  &:has([data-open]) { border-color: light-dark(var(--team-surface), var(--team-edge)); }
  @media (prefers-reduced-motion: no-preference) {
    & > svg { transition: transform 0.6s var(--ease-bounce), opacity 0.6s; }
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

const Inner = styled("div")`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--raised);
  color: var(--text);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

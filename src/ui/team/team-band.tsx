import { styled } from "goober";
import type { ReactNode } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { userText } from "../base/user-text";
import { Crest, initialOf } from "./crest";
import { dressStyle } from "./dress-style";
import { TeamPattern } from "./pattern";

export type TeamBandProps = {
  team: TeamColours & { name: string };
  /** Sport and age group as separate items, so that lines break between them. */
  facts: readonly string[];
  /** On a separate line. */
  season?: string | null;
  /** The way to the page before. */
  back?: ReactNode;
  /** Actions of the whole team. */
  end?: ReactNode;
  /** Whether a card follows that lies half on the band, on phones. */
  hasCard?: boolean;
};

/** The head of a team's page, from edge to edge in the team's colours. */
export const TeamBand = ({ team, facts, season, back, end, hasCard = false }: TeamBandProps) => (
  <Band style={dressStyle(team)} data-card={hasCard || undefined}>
    <TeamPattern team={team} />
    {(back || end) && (
      <Top>
        {back}
        {end && <span>{end}</span>}
      </Top>
    )}
    <div>
      <Crest team={team} size={64} initial={initialOf(team)} />
      <div>
        <h1 tabIndex={-1}>{team.name}</h1>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {season && <p>{season}</p>}
      </div>
    </div>
  </Band>
);

const Top = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--target);
  & > span { display: flex; gap: var(--space-2); margin-inline-start: auto; color: var(--text); }
  & > span > * { border-radius: var(--radius-full); background: var(--raised); }
  & > span:empty { display: none; }
`;

const Band = styled("header")`
  position: relative;
  display: grid;
  gap: var(--space-2);
  /* What the page leaves around its content; nothing where there is no page. */
  margin: calc(-1 * var(--page-block, 0px)) calc(-1 * var(--page-end, 0px)) 0 calc(-1 * var(--page-start, 0px));
  padding: var(--space-2) max(var(--space-4), var(--page-end, 0px)) var(--space-5) max(var(--space-4), var(--page-start, 0px));
  border-block-end: 3px solid light-dark(var(--team-surface), var(--team-edge));
  background: var(--team-surface);
  color: var(--team-ink);
  isolation: isolate;
  /* On a page wider than its content the colour reaches the edges. */
  &::before { content: ""; position: absolute; z-index: -2; inset: 0 calc(-1 * var(--page-spill, 0px)) -3px; border-block-end: inherit; background: var(--team-surface); }
  overflow: clip;
  overflow-clip-margin: var(--page-spill, 0px);
  /* A ball in the team's pattern, so far above the edge that it ends before the name; of one size, so that large letters do not reach it. */
  & > svg { position: absolute; z-index: -1; inset-block-start: -88px; inset-inline-end: -56px; inline-size: 232px; block-size: 232px; border-radius: 50%; background: color-mix(in srgb, var(--team-surface), var(--team-ink) 14%); fill: var(--team-edge); }
  & > svg:dir(rtl) { scale: -1 1; }
  & > div:last-child { display: grid; gap: var(--space-3); min-inline-size: 0; }
  & > div:last-child > div { min-inline-size: 0; }
  & h1 {
    ${userText}
    font-size: clamp(2rem, 11vw, 2.75rem);
    line-height: 1;
    letter-spacing: -0.03em;
  }
  & p { text-wrap: balance; }
  & ul, & p { font-size: 0.9375rem; line-height: 1.4; }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    margin: var(--space-1) 0 0;
    padding: 0;
    list-style: none;
  }
  & li { overflow-wrap: anywhere; }
  /* A line that breaks does not begin with the dot. */
  & li::after { content: "·"; margin-inline-start: var(--space-2); }
  & li:last-child::after { content: none; }
  & a:focus-visible, & button:focus-visible { outline-color: var(--signature); }
  @media (max-width: 59.99rem) {
    &[data-card] { margin-block-end: calc(-1 * (var(--space-5) + 3rem)); padding-block-end: 4.25rem; }
  }
  @media (min-width: 60rem) {
    padding-block: var(--space-4) var(--space-6);
    & > svg { inset-block-start: -9rem; inset-inline-end: 1rem; inline-size: 20rem; block-size: 20rem; }
    & > div:last-child { grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: var(--space-5); padding-inline-end: 21rem; }
  }
  @media (forced-colors: active) {
    border-block-end-color: CanvasText;
  }
`;

/** The way back, at the start of the band. */
export const BandWay = styled("a")`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: var(--target);
  margin-inline-start: calc(-1 * var(--space-2));
  padding: 0 var(--space-3) 0 var(--space-1);
  border: 0;
  border-radius: var(--radius-full);
  background: none;
  color: inherit;
  font: 700 0.9375rem / 1.2 var(--font-display);
  text-decoration: none;
  cursor: pointer;
  & > svg:dir(rtl) { scale: -1 1; }
  @media (hover: hover) {
    &:hover { text-decoration: underline; }
  }
`;

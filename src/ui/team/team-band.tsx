import { styled } from "goober";
import type { ReactNode } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { Crest, initialOf } from "./crest";

export type TeamBandProps = {
  team: TeamColours & { name: string };
  /** Sport and age group as separate items, so that lines break between them. */
  facts: readonly string[];
  /** On a separate line. */
  season?: string | null;
  /** Actions of the whole team. */
  end?: ReactNode;
};

/** The head of a team's page: crest and name on ink, in both modes. */
export const TeamBand = ({ team, facts, season, end }: TeamBandProps) => (
  <Band>
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
    {end && <span>{end}</span>}
  </Band>
);

const Band = styled("header")`
  color-scheme: dark;
  display: flex;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--sunken);
  color: var(--text);
  & > div { flex: 1; min-inline-size: 0; }
  & h1 {
    overflow-wrap: anywhere;
    font-size: var(--size-xl);
    line-height: 1;
    letter-spacing: -0.03em;
  }
  & h1:focus { outline: none; }
  & p { text-wrap: balance; }
  & ul, & p { color: var(--text-muted); font-size: 0.9375rem; line-height: 1.4; }
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
  & > span { flex: none; align-self: start; margin: calc(-1 * var(--space-2)); }
  @media (max-width: 18rem) {
    flex-wrap: wrap;
    & > div { order: 1; flex-basis: 100%; }
    & > span { margin-inline-start: auto; }
  }
  @media (min-width: 60rem) {
    padding: var(--space-5) var(--space-6);
    & h1 { font-size: var(--size-2xl); }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

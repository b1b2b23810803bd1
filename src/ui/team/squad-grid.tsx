import { styled } from "goober";
import type { ReactNode } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";
import { CapAvatar } from "./cap-avatar";

export type SquadPlayer = {
  id: string;
  name: string;
  number: string | null;
  isMine?: boolean;
  /** A spot without a player yet. */
  isOpen?: boolean;
  /** A line below the name. */
  detail?: string | undefined;
  /** The player's page; without one the cap is not pressed. */
  href?: string | undefined;
  isBusy?: boolean;
  /** A button below the name. */
  action?: ReactNode;
  /** Error of the last action. */
  fault?: string | null;
};

export type SquadGridProps = {
  team: TeamColours;
  players: readonly SquadPlayer[];
  onOpened?: (id: string) => void;
  /** The id of the heading. */
  labelledBy?: string;
  isBusy?: boolean;
};

/** The players as caps in the team's colours, each with the number, else the initial. */
export const SquadGrid = ({ team, players, onOpened, labelledBy, isBusy = false }: SquadGridProps) => (
  <Grid aria-labelledby={labelledBy} aria-busy={isBusy}>
    {players.map(({ id, name, number, isMine = false, isOpen = false, href, ...player }) => (
      <li key={id} aria-busy={player.isBusy ?? false}>
        <CapAvatar
          team={team}
          number={number}
          initial={[...name][0] ?? ""}
          isMine={isMine}
          isOpen={isOpen}
          size={60}
        />
        {number !== null && <VisuallyHidden>Number {number}</VisuallyHidden>}
        {href === undefined ? (
          <b>{name}</b>
        ) : (
          <a data-press="" href={href} onClick={onOpened && inPlace(() => onOpened(id))}>
            {name}
          </a>
        )}
        {player.detail && <small>{player.detail}</small>}
        {player.action}
        {player.fault && <small role="alert">{player.fault}</small>}
      </li>
    ))}
  </Grid>
);

const Grid = styled("ul")`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 4.75rem), 1fr));
  gap: var(--space-3) var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 4px;
    min-inline-size: 0;
    min-block-size: 76px;
    padding: 4px 2px;
    border-radius: var(--radius-m);
    text-align: center;
    overflow-wrap: anywhere;
  }
  & b, & [data-press] { color: inherit; font: 700 var(--size-s) / 1.2 var(--font-display); font-stretch: 88%; text-decoration: none; ${userText} }
  & small { color: var(--text-muted); font-size: 0.8125rem; line-height: 1.2; }
  & [data-press]::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius-m); }
  & > li > button { position: relative; z-index: 1; padding-inline: var(--space-2); overflow-wrap: normal; }
  & > [role="alert"] { color: var(--danger); }
  & [data-press]:focus-visible { outline: none; }
  & [data-press]:focus-visible::after { outline: 3px solid var(--focus); outline-offset: -3px; }
  & > li[aria-busy="true"] > :first-child { opacity: 0.55; }
  @media (hover: hover) {
    & > li:has([data-press]:hover) { background: var(--sunken); }
  }
  & > li:has([data-press]:active) { background: var(--skeleton); }
`;

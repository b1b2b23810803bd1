import { styled } from "goober";
import { type Cheer, cheerNames, cheers } from "../../../domain/huddle/cheers";
import { saidTexts } from "../../../domain/huddle/huddle-texts";
import { VisuallyHidden } from "../base/visually-hidden";
import { CheerIcon } from "./cheer-icon";

export type CheerBarProps = {
  /** The reader's own. */
  mine: Cheer | null;
  onCheered: (cheer: Cheer) => void;
};

/** The six cheers; pressing the own one takes it back. */
export const CheerBar = ({ mine, onCheered }: CheerBarProps) => (
  <Bar role="group" aria-label={saidTexts.cheer}>
    {cheers.map((cheer) => (
      <button
        key={cheer}
        type="button"
        data-item=""
        aria-label={cheerNames[cheer]}
        title={cheerNames[cheer]}
        aria-pressed={cheer === mine}
        onClick={() => onCheered(cheer)}
      >
        <CheerIcon cheer={cheer} />
      </button>
    ))}
  </Bar>
);

export type CheerCountsProps = {
  counts: Readonly<Partial<Record<Cheer, number>>>;
  mine: Cheer | null;
  onPressed: () => void;
};

/** How often a message was cheered; a press tells by whom. The message's menu does as well, so the tab key passes it by. */
export const CheerCounts = ({ counts, mine, onPressed }: CheerCountsProps) => (
  <Counts type="button" tabIndex={-1} aria-haspopup="dialog" onClick={onPressed}>
    {cheers.map((cheer) => {
      const count = counts[cheer];
      return (
        count !== undefined && (
          <span key={cheer} data-mine={cheer === mine || undefined}>
            <CheerIcon cheer={cheer} size={16} />
            <VisuallyHidden>{`${cheerNames[cheer]}, `}</VisuallyHidden>
            {count}
          </span>
        )
      );
    })}
  </Counts>
);

const Bar = styled("div")`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1);
  padding: 0 var(--space-1) var(--space-3);
  & > button {
    display: grid;
    place-items: center;
    flex: 1 0 var(--target);
    max-inline-size: 3.5rem;
    block-size: 3rem;
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--text);
    cursor: pointer;
    transition: transform var(--motion-fade) var(--ease-bounce);
  }
  & > [aria-pressed="true"] { border-color: var(--on-signature); background: var(--signature); color: var(--on-signature); }
  & > button:active { transform: scale(1.2); }
  @media (hover: hover) {
    & > button:hover { transform: translateY(-3px); }
  }
  @media (prefers-reduced-motion: reduce) {
    & > button, & > button:hover, & > button:active { transform: none; transition: none; }
  }
  @media (forced-colors: active) {
    & > button { border-color: ButtonBorder; }
    & > [aria-pressed="true"] { border-color: Highlight; outline: 2px solid Highlight; }
  }
`;

const Counts = styled("button")`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  cursor: pointer;
  /* A finger needs more room than the eye. */
  &::after { content: ""; position: absolute; inset: -8px 0; }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 28px;
    padding: 0 var(--space-2);
    border: 1.5px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--raised);
    font: 700 0.8125rem / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  & > [data-mine] { border-color: var(--text); background: var(--done-surface); }
  @media (hover: hover) {
    &:hover > span { border-color: var(--line-strong); }
  }
  @media (forced-colors: active) {
    & > [data-mine] { outline: 2px solid Highlight; }
  }
`;

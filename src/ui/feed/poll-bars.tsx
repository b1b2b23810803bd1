import { styled } from "goober";
import type { CSSProperties } from "react";
import { shareOf } from "../../../domain/feed/card";
import { optionText } from "../../../domain/feed/feed-texts";
import { CheckIcon } from "../base/icons";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";

export type PollBarsProps = {
  /** The question, which names the group. */
  label: string;
  options: readonly string[];
  counts: readonly number[];
  voters: number;
  /** Numbers of the own options; 1 is the first. */
  picks: readonly number[];
  isMultiple: boolean;
  isOpen: boolean;
  /** The own vote is being stored. */
  isBusy: boolean;
  onPressed: (option: number) => void;
};

/** A poll's options as bars with words and numbers; the own one in lime with a check. */
export const PollBars = (props: PollBarsProps) => {
  const { label, options, counts, voters, picks, isMultiple, isOpen, isBusy, onPressed } = props;
  return (
    <Bars role="group" aria-label={label} aria-busy={isBusy}>
      {options.map((option, at) => {
        const nth = at + 1;
        const count = counts[at] ?? 0;
        const isMine = picks.includes(nth);
        const bar = {
          "data-mine": isMine || undefined,
          "data-many": isMultiple || undefined,
          style: { "--share": `${shareOf(count, voters)}%` } as CSSProperties,
        };
        const inside = (
          <>
            <i aria-hidden="true">{isMine && <CheckIcon size={16} />}</i>
            <span aria-hidden="true">{option}</span>
            <b aria-hidden="true">{count}</b>
            {isOpen && <VisuallyHidden>{optionText(option, count, voters, false)}</VisuallyHidden>}
          </>
        );
        return isOpen ? (
          <Bar key={option} {...bar} type="button" aria-pressed={isMine} onClick={() => onPressed(nth)}>
            {inside}
          </Bar>
        ) : (
          <Bar
            key={option}
            {...bar}
            as="div"
            role="img"
            aria-label={optionText(option, count, voters, isMine)}
            data-closed=""
          >
            {inside}
          </Bar>
        );
      })}
    </Bars>
  );
};

const Bars = styled("div")`
  display: grid;
  gap: var(--space-2);
`;

const Bar = styled("button")`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--target);
  min-inline-size: 0;
  padding: 6px var(--space-3) 6px 10px;
  border: 2px solid var(--text);
  border-radius: 12px;
  background: var(--raised);
  color: var(--text);
  font: 700 1rem / 1.25 var(--font-display);
  font-stretch: 88%;
  text-align: start;
  overflow: clip;
  button& { cursor: pointer; touch-action: manipulation; }
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--share);
    background: var(--skeleton);
    transition: inline-size var(--motion-fade) var(--ease-out);
  }
  & > i {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: var(--raised);
  }
  &[data-many] > i { border-radius: 7px; }
  &[data-closed] > i { border-color: transparent; background: none; }
  & > span { flex: 1; min-inline-size: 0; ${userText} }
  & > b { flex: none; font-variant-numeric: tabular-nums; }
  /* Words stand on the bar and beside it: dark pages need a lime on which chalk is legible. */
  &[data-mine]::before { background: light-dark(var(--signature), #4d5f14); }
  &[data-mine] > i { border-color: light-dark(var(--ink), var(--signature)); background: light-dark(var(--ink), var(--signature)); color: light-dark(var(--signature), var(--ink)); }
  [aria-busy="true"] > &[data-mine] { border-style: dashed; }
  button&:active { background: var(--sunken); }
  @media (hover: hover) {
    button&:hover { box-shadow: 0 0 0 1px var(--text); }
  }
  @media (prefers-reduced-motion: reduce) {
    &::before { transition: none; }
  }
  @media (forced-colors: active) {
    &::before { border-inline-end: 3px solid CanvasText; }
    &[data-mine] { outline: 2px solid Highlight; outline-offset: -5px; }
  }
`;

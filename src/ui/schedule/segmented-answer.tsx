import { keyframes, styled } from "goober";
import { type ReactNode, useState } from "react";
import { type Answer, answers } from "../../../domain/schedule/answer/answer";
import { answerWords } from "../../../domain/schedule/answer/answer-texts";
import { CheckIcon, ClockIcon, CloseIcon, MaybeIcon } from "../base/icons";
import { VisuallyHidden } from "../base/visually-hidden";
import { answerTokens } from "./answer-tokens";

export type SegmentedAnswerProps = {
  /** Accessible name: "Maya, practice Tuesday 17:30". */
  label: string;
  /** The answer that the server has confirmed. */
  saved: Answer | null;
  /** The pressed answer that is not saved yet. */
  pending?: { answer: Answer; state: "sending" | "queued" } | null;
  /** The saved answer was given to another time or place. */
  isForOldTime?: boolean;
  /** The answers that are still accepted. */
  open?: readonly Answer[];
  onAnswered: (answer: Answer) => void;
};

const signs: Readonly<Record<Answer, ReactNode>> = {
  yes: <CheckIcon size={18} />,
  maybe: <MaybeIcon size={18} />,
  no: <CloseIcon size={18} />,
};

/** In, Maybe, Out. Buttons instead of radios, since an arrow key must not send an answer. */
export function SegmentedAnswer(props: SegmentedAnswerProps) {
  const { label, saved, pending = null, isForOldTime = false, open = answers, onAnswered } = props;
  const [wasPending, setWasPending] = useState(pending !== null);
  if (pending !== null && !wasPending) setWasPending(true);
  // What nobody can press any more is left out: the answer stays, as what it was.
  const shown = open.length > 0 ? answers : answers.filter((each) => each === (pending?.answer ?? saved));
  if (shown.length === 0) return null;
  return (
    <Group
      role="group"
      aria-label={label}
      data-open={(saved === null && pending === null && open.length > 0) || undefined}
      data-old={(isForOldTime && pending === null) || undefined}
    >
      {shown.map((answer) => {
        const state = pending?.answer === answer ? pending.state : undefined;
        const isSaved = saved === answer && pending === null;
        const isClosed = !open.includes(answer);
        const isOff = isClosed || pending?.state === "sending";
        return (
          <button
            key={answer}
            type="button"
            data-answer={answer}
            data-pending={state}
            data-landed={(isSaved && wasPending) || undefined}
            data-closed={isClosed || undefined}
            aria-pressed={isSaved}
            aria-busy={state === "sending" || undefined}
            aria-disabled={isOff || undefined}
            onClick={isOff ? undefined : () => onAnswered(answer)}
          >
            {isSaved && signs[answer]}
            {state === "queued" && <ClockIcon size={18} />}
            <span>{answerWords[answer]}</span>
            {state === "queued" && <VisuallyHidden>, will be sent</VisuallyHidden>}
          </button>
        );
      })}
    </Group>
  );
}

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

const land = keyframes`
  30% { transform: scale(1.1, 0.88); }
  60% { transform: translateY(-14%) scale(0.96, 1.05); }
`;

/** Three buttons side by side, of which one is pressed: the colours are those of In, Maybe and Out. */
export const Group = styled("div")`
  ${answerTokens}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
  & > button {
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    align-items: center;
    gap: 0 4px;
    min-inline-size: var(--target);
    min-block-size: 48px;
    padding: 0;
    border: 2px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--raised);
    color: var(--text);
    font: 750 0.9375rem / 1.15 var(--font-display);
    font-stretch: 84%;
    overflow-wrap: break-word;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition: background-color var(--motion-quick) var(--ease-out), border-color var(--motion-quick) var(--ease-out);
  }
  & > button > span { min-inline-size: 0; }
  & > button > svg { stroke-width: 2.25px; }
  &[data-open] > button { border-style: dashed; border-color: var(--answer-open-edge); background: var(--answer-open-surface); }
  & > [aria-pressed="true"] { border-color: var(--answer-out-edge); background: var(--skeleton); font-weight: 800; }
  & > [aria-pressed="true"][data-answer="yes"] { border-color: var(--answer-in-edge); background: var(--answer-in-surface); color: var(--answer-in-text); }
  & > [aria-pressed="true"][data-answer="no"] { border-color: var(--answer-out-edge); background: var(--answer-out-surface); color: var(--answer-out-text); }
  & > [data-pending="sending"] { border-color: var(--text); cursor: progress; }
  & > [data-pending="sending"] > span { animation: ${pulse} 0.9s ease-in-out infinite; }
  & > [data-pending="queued"] { border-style: dashed; border-color: var(--text); background: var(--sunken); }
  &[data-old] > [aria-pressed="true"] { border-color: var(--answer-open-edge); box-shadow: 0 0 0 2px var(--answer-open-edge); }
  & > [data-closed]:not([aria-pressed="true"]) { border-style: solid; border-color: var(--line); background: none; color: var(--text-muted); cursor: not-allowed; }
  & > [data-closed][aria-pressed="true"] { cursor: default; }
  & > [data-landed] { animation: ${land} 0.38s var(--ease-out); }
  & > button:active:not([aria-disabled]) { transform: translateY(1px) scale(0.98); }
  @media (hover: hover) {
    & > button:hover:not([aria-disabled], [aria-pressed="true"]) { border-color: var(--text); border-style: solid; background: var(--sunken); }
  }
  @media (prefers-reduced-motion: reduce) {
    & > button, & > button > span { animation: none; }
    & > button:active:not([aria-disabled]) { transform: none; box-shadow: inset 0 0 0 2px; }
    & > [data-pending="sending"] > span { opacity: 0.6; }
  }
  @media (forced-colors: active) {
    & > [aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -5px; }
    & > [data-closed]:not([aria-pressed="true"]) { border-color: GrayText; color: GrayText; }
  }
`;

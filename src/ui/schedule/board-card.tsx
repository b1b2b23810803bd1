import { styled } from "goober";
import { type ReactNode, useRef } from "react";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { answerWords } from "../../../domain/schedule/answer/answer-texts";
import { CheckIcon, ClockIcon, CloseIcon, MaybeIcon, QuestionIcon } from "../base/icons";
import { inPlace } from "../base/in-place";
import { answerTokens } from "./answer-tokens";
import { narrow, narrowest } from "./week-frame";

export type BoardState = Answer | "open" | "queued";

export type BoardCardProps = {
  href: string;
  onOpened: () => void;
  /** The team's first colour. */
  colour: string | undefined;
  /** "17:30". */
  time: string;
  /** "Chicago time", if the device is in another zone. */
  zone?: string | null;
  title: string;
  /** The place, or how it was called off. */
  detail: string | undefined;
  isOff?: boolean;
  isClashing?: boolean;
  /** How the player's answer stands, as an icon and a word. */
  state?: { is: BoardState; text: string } | null | undefined;
  /** What the person brings, or who drives them. */
  help?: readonly { text: string; isAsking: boolean }[];
  /** For a missing answer: the answers that one press gives. */
  asked?: { label: string; open: readonly Answer[]; onAnswered: (answer: Answer) => void } | null | undefined;
  /** Staff's button for an event that is near. */
  actions?: ReactNode;
};

/** An event in a cell of the week's table: a link, and below it the answer or staff's button. */
export function BoardCard(props: BoardCardProps) {
  const {
    href,
    onOpened,
    colour,
    time,
    zone,
    title,
    detail,
    isOff,
    isClashing,
    state,
    help = [],
    asked,
    actions,
  } = props;
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Card data-off={isOff || undefined} data-clash={isClashing || undefined}>
      <i style={{ background: colour }} />
      <a ref={link} href={href} data-card-link="" onClick={inPlace(onOpened)}>
        <b>
          {breakable(time)}
          {zone && <i> {zone}</i>}
        </b>
        <span>{title}</span>
        <small>{detail}</small>
        {help.map(({ text, isAsking }) => (
          <small key={text} data-help={isAsking ? "asking" : ""}>
            {text}
          </small>
        ))}
        {state && !asked && (
          <span data-state={state.is}>
            {signs[state.is]}
            {state.text}
          </span>
        )}
      </a>
      {asked && (
        <Asked role="group" aria-label={asked.label}>
          {atOnce.map((answer) => (
            <button
              key={answer}
              type="button"
              aria-disabled={!asked.open.includes(answer) || undefined}
              onClick={() => {
                if (!asked.open.includes(answer)) return;
                asked.onAnswered(answer);
                // The pressed button is unmounted.
                link.current?.focus();
              }}
            >
              {answerWords[answer]}
            </button>
          ))}
        </Asked>
      )}
      {actions && <footer>{actions}</footer>}
    </Card>
  );
}

/** In a narrow column "am" goes below the time, instead of being torn apart. */
const breakable = (time: string) => time.replaceAll("\u00a0", " ");

/** Maybe, for which a column has no room, is on the event's sheet. */
const atOnce = ["yes", "no"] as const;
const signs: Readonly<Record<BoardState, ReactNode>> = {
  yes: <CheckIcon size={14} />,
  maybe: <MaybeIcon size={14} />,
  no: <CloseIcon size={14} />,
  open: <QuestionIcon size={14} />,
  queued: <ClockIcon size={14} />,
};

const Card = styled("div")`
  ${answerTokens}
  position: relative;
  min-inline-size: 0;
  padding-inline-start: 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--raised);
  color: var(--text);
  overflow: clip;
  & > i { position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 6px; forced-color-adjust: none; }
  & > a { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1px; min-block-size: var(--target); padding: 6px; color: inherit; font-size: 0.8125rem; line-height: 1.25; text-decoration: none; overflow-wrap: anywhere; }
  & > a:focus-visible { outline: none; }
  &:has([data-card-link]:focus-visible) { outline: 3px solid var(--focus); outline-offset: 1px; }
  & > a > b { font: 800 1rem / 1.1 var(--font-display); font-stretch: 80%; font-variant-numeric: tabular-nums; }
  & > a > b > i { display: inline-block; color: var(--text-muted); font: 0.75rem/1.2 var(--font-text); }
  & > a > small { color: var(--text-muted); font-size: 0.75rem; }
  & > a > small[data-help] { color: var(--text); }
  & > a > small[data-help="asking"] { color: var(--attention-text); font-weight: 600; }
  /* In a narrow column its words take a line each: broken inside, nobody reads them. */
  & [data-state] { inline-size: fit-content; max-inline-size: 100%; margin-block-start: 3px; padding: 1px 6px; border: 1.5px solid var(--line-strong); border-radius: 0.7rem; font: 700 0.8125rem / 1.3 var(--font-display); font-stretch: 84%; overflow-wrap: normal; }
  & [data-state] > svg { display: inline; margin-inline-end: 3px; vertical-align: -2.5px; }
  & [data-state="yes"] { border-color: var(--answer-in-edge); background: var(--answer-in-surface); color: var(--answer-in-text); }
  & [data-state="no"] { border-color: var(--text); }
  & [data-state="open"] { border-style: dashed; border-color: var(--answer-open-edge); color: var(--answer-open-text); }
  & [data-state="queued"] { border-style: dashed; }
  & > footer { display: grid; padding: 0 4px 4px; }
  && > footer > * { min-inline-size: 0; padding-inline: 2px; font-size: 0.875rem; }
  &[data-clash] { border: 2px solid var(--attention); }
  &[data-off] { background: none; }
  &[data-off] > a > b, &[data-off] > a > span:not([data-state]) { color: var(--text-muted); text-decoration: line-through; }
  ${narrow} {
    & > a { padding: 5px 3px; }
    & > a > b { font-size: 0.9375rem; }
    & > a > small { display: none; }
    & > a > span { overflow: clip; font-family: var(--font-display); font-stretch: 75%; text-overflow: ellipsis; white-space: nowrap; }
    & > a > [data-state] { padding: 1px 4px; font-size: 0; }
    & > a > [data-state] > svg { display: block; margin: 0; }
    && > footer > * { font-size: 0.75rem; }
  }
  ${narrowest} {
    padding-inline-start: 4px;
    & > i { inline-size: 4px; }
    & > a { padding: 5px 1px 5px 3px; }
    & > a > b { font-size: 0.8125rem; font-stretch: 75%; }
  }
  @media (hover: hover) {
    &:hover { border-color: var(--text); }
  }
`;

const Asked = styled("div")`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 3px;
  padding: 0 4px 4px;
  & > button { min-inline-size: 0; min-block-size: var(--target); padding: 0; border: 2px dashed var(--answer-open-edge); border-radius: 10px; background: var(--raised); color: var(--text); font: 750 0.875rem / 1 var(--font-display); font-stretch: 84%; cursor: pointer; touch-action: manipulation; }
  & > button:active:not([aria-disabled]) { transform: scale(0.96); }
  & > [aria-disabled] { border: 2px solid var(--line); color: var(--text-muted); cursor: not-allowed; }
  ${narrow} {
    grid-template-columns: 1fr;
    padding: 0 2px 2px;
  }
  @media (hover: hover) {
    & > button:hover:not([aria-disabled]) { border-style: solid; border-color: var(--text); background: var(--sunken); }
  }
  @media (prefers-reduced-motion: reduce) {
    & > button:active { transform: none; }
  }
`;

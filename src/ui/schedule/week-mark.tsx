import { styled } from "goober";
import type { ReactNode } from "react";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { answerWords } from "../../../domain/schedule/answer/answer-texts";
import type { TeamColours } from "../../../domain/team/colours";
import { CheckIcon, CloseIcon, MaybeIcon, QuestionIcon } from "../base/icons";
import { VisuallyHidden } from "../base/visually-hidden";

/** An event of one child on one day. */
export type BoardMark = {
  id: string;
  /** "17:30"; for events without a time "All day". */
  time: string;
  /** "Chicago time", if the device is in another zone. */
  zone?: string | null;
  /** "Practice". For screen readers. */
  title: string;
  /** `null` waits for an answer; without one nobody is asked. */
  answer?: Answer | null;
  isOff?: boolean;
  colours: TeamColours;
};

export const Mark = ({ time, zone, title, answer, isOff = false, colours }: BoardMark) => (
  <Sign
    data-answer={isOff ? "off" : answer === null ? "open" : answer}
    style={{ borderBlockStartColor: colours.colour_one }}
  >
    <VisuallyHidden>, {title} </VisuallyHidden>
    <b>
      {time}
      {zone && <small> {zone}</small>}
    </b>
    {isOff ? (
      <VisuallyHidden>called off</VisuallyHidden>
    ) : (
      answer !== undefined && (
        <>
          {answer === null ? <QuestionIcon size={14} /> : signs[answer]}
          <VisuallyHidden>{answer === null ? "no answer" : answerWords[answer]}</VisuallyHidden>
        </>
      )
    )}
  </Sign>
);

const signs: Readonly<Record<Answer, ReactNode>> = {
  yes: <CheckIcon size={14} />,
  maybe: <MaybeIcon size={14} />,
  no: <CloseIcon size={14} />,
};

const Sign = styled("span")`
  display: grid;
  justify-items: center;
  padding: 2px 0;
  border: 1.5px solid var(--line-strong);
  border-block-start: 4px solid;
  border-radius: 6px;
  background: var(--raised);
  color: var(--text);
  & > b { font: 700 0.75rem / 1.25 var(--font-display); font-stretch: 78%; font-variant-numeric: tabular-nums; }
  & small { display: block; font-size: inherit; overflow-wrap: anywhere; }
  &[data-answer="yes"] { border-inline-color: var(--answer-in-edge); border-block-end-color: var(--answer-in-edge); background: var(--answer-in-surface); color: var(--answer-in-text); }
  &[data-answer="no"] { border-inline-color: var(--answer-out-edge); border-block-end-color: var(--answer-out-edge); }
  &[data-answer="no"] > b, &[data-answer="off"] > b { text-decoration: line-through; }
  &[data-answer="off"] { background: none; color: var(--text-muted); }
  &[data-answer="open"] { border-inline: 1.5px dashed var(--answer-open-edge); border-block-end: 1.5px dashed var(--answer-open-edge); color: var(--answer-open-text); }
  @container (max-width: 17.5rem) {
    grid-auto-flow: column;
    justify-content: start;
    gap: var(--space-2);
    padding-inline: var(--space-2);
  }
`;

import { keyframes, styled } from "goober";
import type { ReactNode } from "react";
import { LockIcon, QuestionIcon } from "../base/icons";
import { userText } from "../base/user-text";
import { answerTokens } from "./answer-tokens";
import { SegmentedAnswer, type SegmentedAnswerProps } from "./segmented-answer";

export type AnswerRowProps = SegmentedAnswerProps & {
  /** A cap or a face. */
  avatar: ReactNode;
  name: ReactNode;
  /** The state in words: "Alex, 8:02", "No answer yet", "Closed since Thu 18:00". */
  status: ReactNode;
  /** Decides the status's icon and colour. */
  tone?: "plain" | "open" | "locked" | undefined;
  /** Content below the row: the note, another person's answer, errors. */
  children?: ReactNode;
};

/** One player at one event: name, state and the answer buttons. */
export const AnswerRow = ({ avatar, name, status, tone = "plain", children, ...answer }: AnswerRowProps) => (
  <Row data-answer-row="">
    {avatar}
    <span>
      <b>{name}</b>
      <small data-tone={tone}>
        {tone === "open" && <QuestionIcon size={16} />}
        {tone === "locked" && <LockIcon size={14} />}
        {status}
      </small>
    </span>
    <SegmentedAnswer {...answer} />
    {children && <div>{children}</div>}
  </Row>
);

/** A read-only row, for people who cannot answer. */
export const AnswerLine = ({
  avatar,
  name,
  status,
}: Pick<AnswerRowProps, "avatar" | "name"> & { status?: ReactNode }) => (
  <Row>
    {avatar}
    <span>
      <b>{name}</b>
      {status && <small>{status}</small>}
    </span>
  </Row>
);

/** The note to the coach, and the button to write it. */
export const NoteLine = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-inline-size: 0;
  & > q { flex: 1 1 9rem; min-inline-size: 0; color: var(--text-muted); font-size: var(--size-s); ${userText} }
  & > button { margin-inline-start: auto; font-size: var(--size-s); }
`;

const fill = keyframes`
  from { clip-path: inset(100% 0 0); }
`;

export const Row = styled("div")`
  ${answerTokens}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  & > :is(svg, img) { flex: none; }
  /* So wide that how it stands is not broken: the buttons take a line of their own before. */
  & > span { display: grid; flex: 1 1 7.5rem; min-inline-size: 0; ${userText} }
  & > span > b { font: 800 var(--size-m) / 1.2 var(--font-display); font-stretch: 88%; }
  & > span > small { display: flex; align-items: center; gap: 3px; color: var(--text-muted); font-size: 0.8125rem; line-height: 1.3; }
  & > span > small[data-tone="open"] { color: var(--answer-open-text); font-weight: 600; }
  & > [role="group"] { flex: 1 1 12.75rem; max-inline-size: 24rem; min-inline-size: 0; }
  & > div:not([role]) { display: grid; flex-basis: 100%; gap: var(--space-2); min-inline-size: 0; }
  & > div:empty { display: none; }
  /* What is read aloud alone takes no line. */
  & > div:not([role]):has(> [role="status"]:only-child) { position: absolute; }
  /* A saved answer fills the cap. */
  @media (prefers-reduced-motion: no-preference) {
    &:has([data-landed]) > svg { animation: ${fill} 0.5s var(--ease-out); }
  }
`;

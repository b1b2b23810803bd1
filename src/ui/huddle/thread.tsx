import { keyframes, styled } from "goober";
import type { ReactNode } from "react";
import { threadTexts } from "../../../domain/huddle/huddle-texts";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";
import { DownIcon } from "./talk-icons";

/** A day between messages. */
export const DayLine = ({ children }: { children: ReactNode }) => (
  <Day>
    <span>{children}</span>
  </Day>
);

/** Stands before the first unread message. */
export const NewLine = () => (
  <New role="separator" aria-label={threadTexts.new}>
    <span aria-hidden="true">{threadTexts.new}</span>
  </New>
);

export type AuthorGroupProps = {
  isOwn: boolean;
  /** Face, name and time stand at others' messages only. */
  name?: ReactNode;
  /** "Coach", after the name. */
  badge?: ReactNode;
  face?: ReactNode;
  time?: string;
  children: ReactNode;
};

/** Messages of one author, with face and name once. */
export const AuthorGroup = ({ isOwn, name, badge, face, time, children }: AuthorGroupProps) => (
  <Group data-own={isOwn || undefined}>
    {!isOwn && <div data-face="">{face}</div>}
    <div data-said="">
      {!isOwn && (
        <p>
          <b>{name}</b>
          {badge}
          <time>{time}</time>
        </p>
      )}
      {children}
    </div>
  </Group>
);

export type JumpChipProps = { count: number; onPressed: () => void };

/** Over the thread's lower edge while one reads further up. */
export const JumpChip = ({ count, onPressed }: JumpChipProps) => (
  <Chip type="button" data-new={count > 0 || undefined} onClick={onPressed}>
    {count > 0 ? (
      <span>{threadTexts.jumpNew(count)}</span>
    ) : (
      <VisuallyHidden>{threadTexts.jumpEnd}</VisuallyHidden>
    )}
    <DownIcon size={20} />
  </Chip>
);

export const ThreadBox = styled("div")`
  position: relative;
  display: grid;
  min-block-size: 0;
`;

/** Above the first message of a huddle. */
export const ThreadStart = styled("p")`
  padding: var(--space-4) 0 var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-s);
  text-align: center;
`;

/** The messages of a huddle; a message in it takes the arrow keys. */
export const ThreadGround = styled("div")`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: var(--space-3) max(var(--space-3), env(safe-area-inset-right)) var(--space-3) max(var(--space-3), env(safe-area-inset-left));
  /* A short talk stands above the composer. */
  &::before { content: ""; flex: 1; }
  &[data-led]::before { content: none; }
  /* The post that is commented, from edge to edge. */
  &[data-led] > [data-seq="1"] { margin-inline: calc(-1 * var(--edge, 0px)); padding: 0 var(--edge, 0px) var(--space-3); border-block-end: 1px solid var(--line); }
  & [data-message] { border-radius: var(--radius-m); scroll-margin-block: var(--space-4); }
  & [data-message]:focus-visible { outline-offset: 1px; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** State of an unsent message. A fast server is not worth a word. */
export const UnsentFoot = styled("span")`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  &[data-late] { animation: ${appear} 1ms 400ms both; }
`;

const Day = styled("div")`
  display: grid;
  place-items: center;
  margin-block: var(--space-4) var(--space-2);
  & > span {
    padding: 2px var(--space-3);
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--text-muted);
    font: 700 var(--size-s) / 1.4 var(--font-display);
    font-stretch: 88%;
  }
`;

const New = styled("div")`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block: var(--space-4) var(--space-1);
  color: var(--attention-text);
  font: 800 var(--size-s) / 1.2 var(--font-display);
  &::before, &::after { content: ""; flex: 1; block-size: 2px; border-radius: 1px; background: var(--attention); }
  @media (forced-colors: active) {
    &::before, &::after { background: Highlight; }
  }
`;

const Group = styled("div")`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: end;
  gap: 0 var(--space-2);
  margin-block-start: var(--space-3);
  &[data-own] { grid-template-columns: minmax(0, 1fr); padding-inline-start: 44px; }
  & > [data-face] { display: grid; padding-block-end: 1px; }
  & > [data-said] { display: grid; gap: 3px; min-inline-size: 0; }
  & > [data-said] > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
    padding-inline: 6px;
    color: var(--text-muted);
    font-size: 0.8125rem;
    line-height: 1.4;
    ${userText}
  }
  & > [data-said] > p > b { color: var(--text); font: 800 var(--size-s) / 1.3 var(--font-display); font-stretch: 88%; }
  @media (max-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);
    &[data-own] { padding-inline-start: 0; }
    & > [data-face] { display: none; }
  }
`;

const Chip = styled("button")`
  position: absolute;
  z-index: 1;
  inset-block-end: var(--space-2);
  inset-inline-end: var(--space-3);
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--target);
  min-inline-size: var(--target);
  justify-content: center;
  padding: 0 var(--space-3);
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-raised);
  font: 800 var(--size-m) / 1 var(--font-display);
  cursor: pointer;
  &[data-new] { border-color: var(--on-signature); background: var(--signature); color: var(--on-signature); }
`;

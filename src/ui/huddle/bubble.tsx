import { styled } from "goober";
import type { ReactNode } from "react";
import { saidTexts } from "../../../domain/huddle/huddle-texts";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";

export type BubbleProps = {
  isOwn: boolean;
  /** Read before the words: author and time. */
  spoken: string;
  /** The words, or a line about them. */
  children: ReactNode;
  /** `unsent`: not stored by the server. `gone`: taken back. `hidden`: by somebody whom the reader has blocked. */
  look?: "said" | "unsent" | "refused" | "gone" | "hidden";
  quote?: ReactNode;
  cheers?: ReactNode;
  /** Below the bubble: state, time, what helps. */
  foot?: ReactNode;
  /** Was found by a search, or is answered. */
  isMarked?: boolean;
  /** Opens the message's menu. Without it there is none. */
  onMenu?: ((anchor: Element) => void) | undefined;
  menuLabel?: string | undefined;
};

/** One message: own ones at the end in lime, others at the start. What the server has not stored is dashed. */
export const Bubble = (props: BubbleProps) => {
  const { isOwn, spoken, children, look = "said", quote, cheers, foot, isMarked = false, onMenu } = props;
  return (
    <Line data-own={isOwn || undefined} data-look={look}>
      <div data-bubble="" data-marked={isMarked || undefined}>
        <VisuallyHidden>{spoken}: </VisuallyHidden>
        {quote}
        <div data-words="" dir="auto">
          {children}
        </div>
      </div>
      {onMenu && (
        <button
          type="button"
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-label={props.menuLabel ?? saidTexts.menu}
          onClick={(event) => onMenu(event.currentTarget)}
        />
      )}
      {cheers && <div data-cheers="">{cheers}</div>}
      {foot && <div data-foot="">{foot}</div>}
    </Line>
  );
};

export type QuoteProps = {
  /** Null: the answered message cannot be shown. */
  by: string | null;
  children: ReactNode;
  onPressed?: (() => void) | undefined;
};

/** What a message answers. A press goes there. */
export const Quote = ({ by, children, onPressed }: QuoteProps) => {
  const words = (
    <>
      {by !== null && <b>{by}</b>}
      <span>{children}</span>
    </>
  );
  return onPressed ? (
    <Answered type="button" tabIndex={-1} onClick={onPressed}>
      {words}
    </Answered>
  ) : (
    <Answered as="div">{words}</Answered>
  );
};

const Answered = styled("button")`
  display: grid;
  inline-size: 100%;
  margin: 0 0 6px;
  padding: 4px 10px;
  border: 0;
  border-inline-start: 3px solid currentColor;
  border-radius: 6px;
  background: color-mix(in srgb, currentColor 9%, transparent);
  color: inherit;
  font-size: var(--size-s);
  line-height: 1.35;
  text-align: start;
  & > b { ${userText} }
  & > span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow-wrap: anywhere; }
  button& { cursor: pointer; }
`;

const Line = styled("div")`
  --tip: 5px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, max-content) auto;
  justify-content: start;
  align-items: center;
  gap: 4px;
  max-inline-size: min(34rem, 100%);
  &[data-own] { margin-inline-start: auto; grid-template-columns: auto minmax(0, max-content); justify-content: end; }
  & > [data-bubble] {
    min-inline-size: 0;
    padding: 8px 14px;
    border: 1.5px solid var(--line);
    border-radius: 20px;
    border-end-start-radius: var(--tip);
    background: var(--raised);
    line-height: 1.4;
    overflow-wrap: anywhere;
    -webkit-touch-callout: none;
    transition: background-color var(--motion-fade) var(--ease-out);
  }
  &[data-own] > [data-bubble] {
    grid-column: 2;
    border-color: var(--signature);
    border-end-start-radius: 20px;
    border-end-end-radius: var(--tip);
    background: var(--signature);
    color: var(--on-signature);
  }
  & > [data-bubble] > [data-words] { white-space: pre-wrap; }
  /* Not around the button of a hidden one, where a finger needs more room. */
  &:not([data-look="hidden"]) > [data-bubble] > [data-words] { overflow: clip; overflow-clip-margin: 5px; }
  & > [data-bubble] a { color: inherit; text-underline-offset: 2px; }
  & > [data-bubble] a:focus-visible { outline-color: currentColor; }
  &[data-look="unsent"] > [data-bubble] { border: 1.5px dashed var(--line-strong); background: var(--done-surface); color: var(--text); }
  &[data-look="refused"] > [data-bubble] { border: 1.5px dashed var(--danger); background: var(--danger-surface); color: var(--text); }
  &:is([data-look="gone"], [data-look="hidden"]) > [data-bubble] { border: 1.5px solid var(--line); background: none; color: var(--text-muted); font-style: italic; }
  & > [data-bubble][data-marked] { box-shadow: 0 0 0 3px var(--attention); }
  & > button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-full);
    background: none;
    color: var(--text-muted);
    cursor: pointer;
    opacity: 0;
  }
  /* Three dots without an icon's four elements: a long thread has three hundred of these. */
  & > button::before {
    content: "";
    inline-size: 18px;
    block-size: 4px;
    background: radial-gradient(circle closest-side, currentColor 90%, transparent) 0 0 / 6px 4px;
  }
  &[data-own] > button { grid-row: 1; grid-column: 1; }
  &:hover > button, *:focus-visible > & > button, & > button:focus-visible { opacity: 1; }
  /* A long press opens it there. */
  @media (hover: none) {
    & > button { position: absolute; inset-inline-end: 0; clip-path: inset(50%); }
    & > [data-bubble] { user-select: none; -webkit-user-select: none; }
  }
  & > [data-cheers], & > [data-foot] { grid-column: 1 / -1; justify-self: start; min-inline-size: 0; }
  &[data-own] > :is([data-cheers], [data-foot]) { justify-self: end; }
  & > [data-cheers] { margin-block: -10px 2px; padding-inline: 10px; }
  & > [data-foot] { padding-inline: 6px; color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; }
  &[data-own] > [data-foot] { text-align: end; }
  @media (prefers-reduced-motion: reduce) {
    & > [data-bubble] { transition: none; }
  }
  @media (forced-colors: active) {
    & > [data-bubble] { border-color: CanvasText; }
    &[data-own] > [data-bubble] { border-width: 3px; }
    & > [data-bubble][data-marked] { outline: 3px solid Highlight; }
  }
`;

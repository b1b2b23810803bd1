import { keyframes, styled } from "goober";

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
  to {
    opacity: 1;
  }
`;

const rise = keyframes`
  from {
    transform: translateY(28px);
  }
  to {
    transform: none;
  }
`;

const sink = keyframes`
  from {
    transform: none;
  }
  to {
    transform: translateY(28px);
  }
`;

/** Covers the screen with the scrim. Fades with its phase. */
export const DialogFrame = styled("dialog")`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--scrim);
  color: var(--text);
  overflow: clip;
  overscroll-behavior: contain;
  /* So that toasts hide neither the title nor a button. More than two hardly ever stand there at once. */
  @media (max-width: 599px) {
    &:has([data-toast]) {
      --toast-room: 5.5rem;
    }
    &:has([data-toast] + [data-toast]) {
      --toast-room: 10rem;
    }
  }
  &:not([open]) {
    display: none;
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: transparent;
  }
  &[data-phase="opening"] {
    animation: ${fadeIn} var(--motion-fade) var(--ease-out) both;
  }
  &[data-phase="closing"] {
    animation: ${fadeIn} var(--motion-fade) var(--ease-out) both reverse;
  }
`;

/** The dialog's surface. Slides up as it opens and down as it closes. */
export const DialogPanel = styled("div")`
  position: relative;
  display: flex;
  flex-direction: column;
  align-self: end;
  justify-self: center;
  inline-size: 100%;
  max-block-size: calc(100% - var(--space-5));
  background: var(--raised);
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  box-shadow: var(--shadow-floating);
  overflow: clip;
  transition: translate var(--motion-fade) var(--ease-out), padding-block-end var(--motion-fade) var(--ease-out);
  padding-block-end: calc(var(--toast-room, 0px) + env(safe-area-inset-bottom));
  [data-phase="opening"] > & {
    animation: ${rise} var(--motion-fade) var(--ease-out) both;
  }
  [data-phase="closing"] > & {
    animation: ${sink} var(--motion-fade) var(--ease-out) both;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-phase] > & {
      animation: none;
    }
  }
`;

/** The handle to drag the panel away. */
export const DragArea = styled("div")`
  &[data-draggable] {
    touch-action: none;
  }
`;

export const Handle = styled("span")`
  display: block;
  inline-size: 76px;
  block-size: 25px;
  margin: 0 auto -10px;
  border: solid transparent;
  border-width: 10px 16px;
  border-radius: var(--radius-l);
  background: var(--line-strong) content-box;
  @media (forced-colors: active) {
    background: CanvasText content-box;
  }
  [data-draggable] > & {
    cursor: grab;
  }
`;

export const DialogBody = styled("div")`
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

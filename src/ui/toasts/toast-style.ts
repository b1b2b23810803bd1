import { css, keyframes } from "goober";
import { toastLimits } from "../../../domain/toasts/toast";

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px) scale(0.94);
  }
`;

/** Collapses the leaving toast's height, so that the others move up smoothly. */
const leave = keyframes`
  50% {
    opacity: 0;
    transform: scale(0.94);
    grid-template-rows: 1fr;
    padding-block: 4px;
  }
  to {
    opacity: 0;
    grid-template-rows: 0fr;
    padding-block: 0;
  }
`;

/** One class for the whole stack, since a class for each part is slow when twenty toasts arrive together. */
export const toastStyle = () => css`
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.35;
  & > ol {
    position: absolute;
    inset-inline: 0;
    display: flex;
    flex-direction: column-reverse;
    inline-size: min(100%, ${toastLimits.width}px);
    margin: 0 auto;
    padding: var(--space-2) var(--space-2) max(var(--space-2), env(safe-area-inset-bottom));
    list-style: none;
    overflow-y: auto;
    scrollbar-width: none;
  }
  @media (min-width: 600px) {
    & > ol {
      inset-inline: auto var(--side-panel, 0px);
      margin: 0;
      padding: var(--space-4);
      inline-size: calc(${toastLimits.width}px + 2 * var(--space-4));
    }
  }
  /* Above the tab bar and a page's actions; a dialog covers the bar, and makes room for toasts itself. */
  & > ol {
    inset-block-end: var(--tab-bar, 0px);
    max-block-size: calc(100% - var(--tab-bar, 0px));
  }
  dialog > & > ol {
    inset-block-end: 0;
    max-block-size: 50%;
  }
  & [data-toast] {
    flex: none;
    padding-block: 4px;
    pointer-events: auto;
  }
  & [data-motion="entering"]:nth-child(-n+8) {
    animation: ${enter} var(--motion-fade) var(--ease-bounce);
  }
  & [data-motion="leaving"] {
    display: grid;
    animation: ${leave} var(--motion-fade) var(--ease-out) both;
  }
  & [data-toast] > div {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 0;
    padding: 4px;
    padding-inline-start: var(--space-4);
    background: var(--ink);
    color: var(--chalk);
    border-radius: var(--radius-m);
    box-shadow: var(--shadow-raised), inset 0 0 0 1.5px var(--line-strong);
    touch-action: pan-y;
    transition: translate var(--motion-fade) var(--ease-out);
  }
  & [data-motion="leaving"] > div {
    overflow: clip;
  }
  & [data-toast="success"] > div > svg {
    color: var(--signature);
  }
  & [data-toast="error"] > div {
    box-shadow: var(--shadow-raised), inset 0 0 0 2px var(--attention);
  }
  & [data-toast="error"] > div > svg {
    color: var(--attention);
  }
  & [data-toast] > div > div {
    flex: 1;
    min-inline-size: 0;
    padding-block: var(--space-2);
    overflow-wrap: anywhere;
  }
  & [data-dismiss] {
    flex: none;
    inline-size: var(--target);
    block-size: var(--target);
    padding: 0;
    border: 0;
    border-radius: calc(var(--radius-m) - 4px);
    background: none;
    color: inherit;
    font: 300 1.75rem / 1 var(--font-text);
    cursor: pointer;
  }
  & [data-dismiss]::before {
    content: "×";
  }
  & [data-dismiss]:hover {
    color: var(--signature);
  }
  & [data-dismiss]:focus-visible {
    outline-color: var(--signature);
    outline-offset: -4px;
  }
  @media (forced-colors: active) {
    & [data-toast] > div {
      border: 2px solid CanvasText;
    }
    & [data-toast] > div > svg {
      color: CanvasText;
    }
  }
`;

import { styled } from "goober";
import { useEffect, useState } from "react";
import { PlusIcon } from "../base/icons";

export type FloatingComposeProps = {
  /** Whether its menu is open. */
  isOpen?: boolean;
  isUnavailable?: boolean;
  onPressed: (button: Element) => void;
};

/**
 * The button to create. On phones it floats at the lower end, above the tab bar and a page's actions, and hides while the
 * page is scrolled down; on wide screens it is in the flow, with its label.
 */
export function FloatingCompose({ isOpen = false, isUnavailable = false, onPressed }: FloatingComposeProps) {
  const isAway = useIsScrolledDown();
  return (
    <Room>
      <Drop
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={isUnavailable || undefined}
        data-away={(isAway && !isOpen) || undefined}
        onClick={isUnavailable ? undefined : ({ currentTarget }) => onPressed(currentTarget)}
      >
        <PlusIcon />
        <span>Compose</span>
      </Drop>
    </Room>
  );
}

/** Pixels: smaller movements are ignored as a resting thumb. */
const slack = 8;

/** Whether the page was last scrolled down; scrolling up or reaching the top resets it. */
function useIsScrolledDown() {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now > 0 && Math.abs(now - before) < slack) return;
      setDown(now > before);
      before = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isDown;
}

/** Room at the page's end, so that the last lines can be scrolled clear of the button. */
const Room = styled("div")`
  min-block-size: 56px;
  @media (min-width: 60rem) {
    display: contents;
  }
`;

const Drop = styled("button")`
  position: fixed;
  z-index: 1;
  inset-block-end: calc(var(--tab-bar, 0px) + var(--space-4));
  inset-inline-end: max(var(--space-4), env(safe-area-inset-right));
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  padding: 0;
  border: 0;
  isolation: isolate;
  border-radius: 50%;
  background: none;
  color: var(--signature);
  --drop: var(--ink);
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: translate var(--motion-fade) var(--ease-out), opacity var(--motion-fade) var(--ease-out), scale var(--motion-quick) var(--ease-out);
  /* The drop behind the open tab. */
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: 12% 58% 58% 58%;
    background: var(--drop);
    box-shadow: 0 0 0 1.5px var(--line-strong), var(--shadow-raised);
    rotate: 52deg;
  }
  & > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  & > svg { transition: rotate var(--motion-fade) var(--ease-bounce); }
  &[aria-expanded="true"] > svg { rotate: 45deg; }
  &:active { scale: 0.94; }
  &[aria-disabled="true"] { --drop: var(--sunken); color: var(--text-muted); cursor: not-allowed; scale: none; }
  /* Whoever comes by the keyboard finds it all the same. */
  &[data-away]:not(:focus-visible) { translate: 0 calc(100% + var(--space-5)); opacity: 0; pointer-events: none; }
  @media (hover: hover) {
    &:hover:not([aria-disabled]) { --drop: var(--signature); color: var(--on-signature); }
  }
  @media (min-width: 60rem) {
    /* Its background is placed by it. */
    position: relative;
    inset: auto;
    grid-auto-flow: column;
    justify-content: start;
    gap: var(--space-3);
    inline-size: fit-content;
    justify-self: start;
    min-block-size: 48px;
    block-size: auto;
    padding-inline: var(--space-4) var(--space-5);
    border-radius: var(--radius-m);
    &::before { border-radius: var(--radius-m); rotate: none; }
    font: 800 1.0625rem / 1.15 var(--font-display);
    font-stretch: 88%;
    & > span { position: static; inline-size: auto; block-size: auto; overflow: visible; clip-path: none; white-space: normal; }
    &[data-away]:not(:focus-visible) { translate: none; opacity: 1; pointer-events: auto; }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    & > svg { transition: none; }
    &:active { scale: none; }
  }
  @media (forced-colors: active) {
    &::before { border: 2px solid ButtonText; }
    &[aria-disabled="true"] { color: GrayText; }
    &[aria-disabled="true"]::before { border-color: GrayText; }
  }
  @media print {
    display: none;
  }
`;

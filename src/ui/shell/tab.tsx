import { styled } from "goober";
import type { ReactNode } from "react";
import { ChevronDownIcon } from "../base/icons";
import { inPlace } from "../base/in-place";
import { VisuallyHidden } from "../base/visually-hidden";

export type Tab = {
  label: string;
  icon: ReactNode;
  /** The target. Without one the tab is a button, which opens a sheet. */
  href?: string | undefined;
  onOpened: () => void;
  isCurrent?: boolean;
  /** Added to the label for screen readers. */
  spoken?: string | undefined;
  badge?: { text: string; spoken: string } | null | undefined;
  /** The shortcut. */
  keys?: string | undefined;
  /** Shown below the tab in the sidebar; a press folds it. */
  list?: ReactNode;
};

/** What stands for it in the bar, which draws it. */
export function Entry({ label, icon, href, onOpened, isCurrent = false, spoken, badge, keys, list }: Tab) {
  const face = (
    <>
      <span data-icon>{icon}</span>
      <span data-label>{label}</span>
      {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {badge && (
        <>
          <Badge aria-hidden="true">{badge.text}</Badge>
          <VisuallyHidden>{badge.spoken}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (list)
    return (
      <details open>
        <summary>
          {face}
          <ChevronDownIcon />
        </summary>
        {list}
      </details>
    );
  if (href === undefined)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isCurrent || undefined}
        aria-keyshortcuts={keys}
        onClick={onOpened}
      >
        {face}
      </button>
    );
  return (
    <a href={href} aria-current={isCurrent ? "page" : undefined} onClick={inPlace(onOpened)}>
      {face}
    </a>
  );
}

const Badge = styled("span")`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-start: calc(50% + 3px);
  padding: 0 5px;
  border: 2px solid var(--sunken);
  box-sizing: content-box;
  min-inline-size: 10px;
  border-radius: var(--radius-full);
  background: var(--attention);
  color: var(--on-attention);
  font: 800 0.75rem / 18px var(--font-display);
  font-stretch: 88%;
  letter-spacing: 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
  [aria-current] > & { inset-block-start: -2px; }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  @media (min-width: 60rem) {
    position: static;
    margin-inline-start: auto;
    padding: 2px 7px;
    border: 0;
    font-size: var(--size-s);
  }
`;

import { styled } from "goober";
import type { ReactNode } from "react";
import { CheckIcon } from "../base/icons";

export type FilterChipsProps = {
  /** Accessible name of the group. */
  label: string;
  children: ReactNode;
};

/** Chips in one line, which scrolls sideways by itself if it is too long. */
export const FilterChips = ({ label, children }: FilterChipsProps) => (
  <Line role="group" aria-label={label}>
    {children}
  </Line>
);

export type FilterChipProps = {
  /** A face, a cap or a crest. */
  icon?: ReactNode;
  children: ReactNode;
  isOn: boolean;
  onPressed: () => void;
};

/** Toggles a filter by one person or team. */
export const FilterChip = ({ icon, children, isOn, onPressed }: FilterChipProps) => (
  <Chip type="button" aria-pressed={isOn} onClick={onPressed}>
    {isOn ? <CheckIcon size={20} /> : icon}
    <span>{children}</span>
  </Chip>
);

const Line = styled("div")`
  display: flex;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: -4px;
  padding: 4px;
  padding-inline-end: 20px;
  overflow-x: auto;
  scroll-padding-inline-end: 20px;
  mask-image: linear-gradient(to right, #000 calc(100% - 20px), #0000);
  &:dir(rtl) { mask-image: linear-gradient(to left, #000 calc(100% - 20px), #0000); }
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  @media (min-width: 60rem) {
    flex-wrap: wrap;
    overflow-x: visible;
    mask-image: none;
  }
`;

const Chip = styled("button")`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: var(--target);
  max-inline-size: 16rem;
  padding: 4px var(--space-3);
  border: 2px solid var(--line);
  border-radius: var(--radius-full);
  background: var(--raised);
  font: 700 0.9375rem / 1.15 var(--font-display);
  font-stretch: 88%;
  cursor: pointer;
  touch-action: manipulation;
  & > span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  &[aria-pressed="true"] { border-color: var(--on-signature); background: var(--signature); color: var(--on-signature); }
  @media (hover: hover) {
    &:hover:not([aria-pressed="true"]) { border-color: var(--text); }
  }
  @media (forced-colors: active) {
    &[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -5px; }
  }
`;

/** Chips of a form, in as many lines as they take. */
export const ChoiceLines = styled("div")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** The chips, and at its end links that stay in sight when they are scrolled; below them where both have no room in one line of a wide screen. */
export const FilterLine = ({ chips, children }: { chips: ReactNode; children: ReactNode }) => (
  <Both>
    {chips}
    <div>{children}</div>
  </Both>
);

const Both = styled("div")`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-inline-size: 0;
  & > [role="group"] { flex: 0 1 auto; }
  & > :last-child { display: flex; flex: none; gap: var(--space-2); margin-inline-start: auto; }
  @media (min-width: 60rem) { flex-wrap: wrap; }
`;

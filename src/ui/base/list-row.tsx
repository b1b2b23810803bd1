import { styled } from "goober";
import type { ReactNode } from "react";
import { ChevronDownIcon, ChevronForwardIcon } from "./icons";
import { inPlace } from "./in-place";
import { userText } from "./user-text";

export type ListRowProps = Press & {
  /** A player's number, in its own column; `null` leaves the column empty. A text, since "0" and "00" differ. */
  number?: number | string | null;
  /** An icon or avatar. */
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** The row's actions. A pressable row without any shows a chevron. */
  end?: ReactNode;
  /** Content below the row. */
  below?: ReactNode;
  /** Error of the row's last action. */
  fault?: string | null;
  isBusy?: boolean;
};

/** With `href` the row is a link, else a button; the actions at its end are separate targets. */
type Press = {
  href?: string | undefined;
  onPressed?: (() => void) | undefined;
  opensDialog?: boolean;
  /** The row shows and hides what is below it. */
  isUnfolded?: boolean;
  /** The row's content is shown next to the list. */
  isCurrent?: boolean;
  isDisabled?: boolean;
};

/** One line of a list: at least 56 px, its actions never pushed out by a long title. */
export const ListRow = ({
  number,
  start,
  title,
  detail,
  end,
  below,
  fault,
  isBusy = false,
  ...press
}: ListRowProps) => {
  const isPressable = press.onPressed !== undefined || press.href !== undefined;
  const isUnfolding = press.isUnfolded !== undefined;
  const chevron = isUnfolding ? <ChevronDownIcon size={20} /> : <ChevronForwardIcon size={20} />;
  const trailing = isUnfolding ? (
    <>
      {end}
      {chevron}
    </>
  ) : (
    end || (isPressable && !press.isDisabled && chevron)
  );
  return (
    <Row aria-busy={isBusy} data-current={press.isCurrent || undefined}>
      {number !== undefined && <Numeral>{number}</Numeral>}
      {start}
      <span>
        {isPressable ? <Pressed {...press}>{title}</Pressed> : <b>{title}</b>}
        {detail && <small>{detail}</small>}
      </span>
      {trailing && <div>{trailing}</div>}
      {below && <section>{below}</section>}
      {fault && <p role="alert">{fault}</p>}
    </Row>
  );
};

function Pressed({
  href,
  onPressed = () => {},
  opensDialog,
  isUnfolded,
  isCurrent,
  isDisabled = false,
  children,
}: Press & { children: ReactNode }) {
  const current = isCurrent ? "page" : undefined;
  if (href !== undefined && !isDisabled)
    return (
      <a data-press="" href={href} aria-current={current} onClick={inPlace(onPressed)}>
        {children}
      </a>
    );
  return (
    <button
      data-press={isDisabled ? "off" : ""}
      type="button"
      aria-current={current}
      aria-expanded={isUnfolded}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPressed}
    >
      {children}
    </button>
  );
}

export const List = styled("ul")`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Rows of 56 px with separators. Rows outside the viewport are not laid out (`content-visibility`), so that long rosters open fast. */
export const RowGroup = styled("ul")`
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  list-style: none;
  & > li {
    gap: 0 var(--space-3);
    padding: 5px var(--space-3);
    border-radius: 0;
    background: none;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 56px;
  }
  & > li > span { flex-basis: 4.5rem; }
  & > li > section { padding-block-start: var(--space-2); }
  & > li + li { border-block-start: 1px solid var(--line); }
  & > li:first-child { border-start-start-radius: 13px; border-start-end-radius: 13px; }
  & > li:last-child { border-end-start-radius: 13px; border-end-end-radius: 13px; }
  @media (forced-colors: active) {
    & > li { border-inline: 0; border-block-end: 0; }
    & > li:first-child { border-block-start: 0; }
  }
`;

const Row = styled("li")`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-block-size: 56px;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);
  & > svg { flex: none; }
  & > span { display: grid; flex: 1 1 7.5rem; min-inline-size: 0; ${userText} }
  & b, & [data-press] { font-family: var(--font-display); font-weight: 800; font-stretch: 88%; line-height: 1.3; }
  & small { color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; text-wrap: balance; white-space: pre-line; }
  & > div, & > section { position: relative; }
  & > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: var(--space-2); margin-inline-start: auto; }
  & > div { pointer-events: none; }
  & > div > * { pointer-events: auto; }
  & > div > svg { color: var(--text-muted); pointer-events: none; }
  &:has([data-press][aria-expanded="true"]) > div > svg { rotate: 180deg; }
  & > section { flex-basis: 100%; min-inline-size: 0; padding-block-end: var(--space-2); }
  & > p { flex-basis: 100%; margin: 0; color: var(--danger); font-size: var(--size-s); }
  &[aria-busy="true"] > span, &[aria-busy="true"] [data-press] { color: var(--text-muted); }
  &[aria-busy="true"] > :is(svg, img, i) { opacity: 0.5; }
  & [data-press] {
    justify-self: start;
    /* 24 px, without moving what is around it. */
    margin-block: -2px;
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* The whole row is pressed, what stands at its end apart. */
  & [data-press]::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius-s); }
  & [data-press]:focus-visible { outline: none; }
  & [data-press]:focus-visible::after { outline: 3px solid var(--focus); outline-offset: -3px; }
  &:has([data-press=""]:active) { background: var(--skeleton); }
  &[data-current] { background: var(--skeleton); box-shadow: inset 4px 0 var(--text); }
  &[data-current]:dir(rtl) { box-shadow: inset -4px 0 var(--text); }
  & [data-press][aria-disabled="true"] { color: var(--text-muted); cursor: not-allowed; }
  @media (hover: hover) {
    &:has([data-press=""]:hover) { background: var(--skeleton); }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-current] { outline: 2px solid Highlight; outline-offset: -4px; }
    & [data-press][aria-disabled="true"] { color: GrayText; }
  }
`;

const Numeral = styled("i")`
  flex: none;
  min-inline-size: 1.75rem;
  font: 800 var(--size-l) / 1 var(--font-display);
  font-stretch: 75%;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

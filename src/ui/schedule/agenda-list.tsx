import { styled } from "goober";

/** A list of days, each with a heading. */
export const AgendaDays = styled("div")`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
`;

/** A day. Days outside the viewport are not laid out (`content-visibility`), so that a long season opens fast. */
export const AgendaSection = styled("section")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-inline-size: 0;
  scroll-margin-block-start: calc(var(--bar-height) + var(--space-4));
  content-visibility: auto;
  contain-intrinsic-block-size: auto 220px;
  /* What lies outside the day's own box is painted, too: the rings of focus. */
  margin: -6px;
  padding: 6px;
`;

/** Sticky at the top while its day is visible. */
export const AgendaHeading = styled("h2")`
  position: sticky;
  z-index: 1;
  inset-block-start: calc(var(--bar-height) + var(--strip, 0px));
  margin-inline: -6px;
  padding: var(--space-2) 6px;
  background: var(--page);
  font-size: var(--size-l);
  line-height: 1.15;
  &[data-today]::before {
    content: "";
    display: inline-block;
    inline-size: 0.55em;
    block-size: 0.55em;
    margin-inline-end: 0.35em;
    border-radius: 12% 58% 58% 58%;
    background: var(--signature);
    box-shadow: 0 0 0 1.5px var(--on-signature);
    rotate: 52deg;
    vertical-align: 0.1em;
  }
  @media (max-height: 18.75rem), (max-width: 15rem) {
    position: static;
  }
  @media print {
    position: static;
  }
`;

/** The button for more days; frameless, so that its text aligns with the days. */
export const PageWay = styled("div")`
  &[data-unframed] > button { margin-inline-start: calc(-1 * var(--space-4)); }
`;

/** Several called-off events in one line. */
export const FoldedLine = styled("p")`
  padding: var(--space-3);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  color: var(--text-muted);
  & > s { text-decoration-thickness: 2px; }
`;

/** A line below the title: the time of the last read, or what is loading. */
export const Strip = styled("p")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-s);
  & > svg { flex: none; }
  & > [role="alert"] { flex-basis: 100%; color: var(--danger); }
`;

/** The same for the moments until the schedule is read: in the gap below the title, so that nothing moves when it goes. */
export const SlimStrip = styled("p")`
  block-size: 0;
  margin-block-end: calc(-1 * var(--space-4));
  color: var(--text-muted);
  font-size: 0.75rem;
  line-height: 1rem;
  translate: 0 -1rem;
`;

import { styled } from "goober";

/** Holds a calendar that stands in a form. */
export const InlineCalendar = styled("fieldset")`
  container-type: inline-size;
  min-inline-size: 0;
  margin: 0;
  padding: var(--space-1) 0;
  border: 2px solid var(--line);
  border-radius: var(--radius-m);
  &[data-unfit] { border-color: var(--danger); }
  /* A second month is below the first at every width. */
  & div:has(> table + table) { flex-direction: column; align-items: center; }
  & table + table caption { display: block; }
  & div > b[aria-hidden] { display: none; }
`;

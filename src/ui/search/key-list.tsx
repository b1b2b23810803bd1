import { styled } from "goober";

/** The keys and what they do. */
export const KeyList = styled("dl")`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  align-items: center;
  margin: 0;
  & > dt { display: flex; gap: 4px; }
  & > dd { margin: 0; }
  & kbd { display: inline-grid; place-items: center; min-inline-size: 2rem; min-block-size: 2rem; padding: 0 6px; border: 1.5px solid var(--line-strong); border-radius: 6px; background: var(--raised); font: 700 0.9375rem / 1 var(--font-display); }
`;

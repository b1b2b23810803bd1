import { styled } from "goober";

/** The events of one person's missing answers, below the person's row. */
export const AskedEvents = styled("ul")`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { padding-block: var(--space-2); }
  & > li + li { border-block-start: 1px solid var(--line); }
  & a { color: inherit; text-decoration-color: var(--line-strong); text-underline-offset: 3px; }
`;

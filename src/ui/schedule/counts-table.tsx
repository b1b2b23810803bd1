import { styled } from "goober";
import { userText } from "../base/user-text";

/** Names and numbers, one line for each player. */
export const CountsTable = styled("table")`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & caption { padding-block-end: var(--space-2); color: var(--text-muted); font-size: var(--size-s); text-align: start; }
  & th, & td { padding: 6px 4px; border-block-end: 1px solid var(--line); text-align: end; }
  & thead th { color: var(--text-muted); font: 700 var(--size-s) / 1.2 var(--font-display); font-stretch: 84%; vertical-align: bottom; }
  & th:first-child { text-align: start; ${userText} }
  & tbody th { font: 800 var(--size-m) / 1.2 var(--font-display); font-stretch: 88%; }
`;

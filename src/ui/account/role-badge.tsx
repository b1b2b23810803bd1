import { styled } from "goober";

/** "Coach", beside or below a name. */
export const RoleBadge = styled("span")`
  display: inline-block;
  justify-self: start;
  padding: 1px 7px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  color: var(--text);
  font: 700 0.75rem/1.35 var(--font-display);
`;

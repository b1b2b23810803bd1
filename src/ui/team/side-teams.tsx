import { styled } from "goober";
import { userText } from "../base/user-text";

/** The person's teams in the sidebar, below their tab. */
export const SideTeams = styled("ul")`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0 0 var(--space-2);
  list-style: none;
  nav && :is(a, button) {
    min-block-size: var(--target);
    padding-inline-start: var(--space-4);
    font-size: var(--size-m);
  }
  & > li > p { padding: var(--space-1) var(--space-4); color: var(--text-muted); font-size: var(--size-s); }
  /* The name gives way; the count after it stays round. */
  & svg + span { min-inline-size: 0; ${userText} }
`;

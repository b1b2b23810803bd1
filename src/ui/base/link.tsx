import { styled } from "goober";

/** A link inside text. Always underlined, so that it does not differ by colour alone. */
export const Link = styled("a")`
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
  text-decoration-color: var(--line-strong);
  border-radius: 4px;
  transition: text-decoration-color var(--motion-quick) var(--ease-out);
  &:hover { text-decoration-color: currentColor; }
`;

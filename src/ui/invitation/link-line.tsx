import { styled } from "goober";

/** A long link in one line: it is there to be pressed, held or copied, not to be read. */
export const LinkLine = styled("a")`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: var(--target);
  overflow: hidden;
  color: inherit;
  font-size: var(--size-s);
  text-decoration: underline;
  text-underline-offset: 3px;
  white-space: nowrap;
  & > span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
`;

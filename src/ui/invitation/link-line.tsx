import { styled } from "goober";

/** A long link cut to one line, to be pressed or copied. */
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

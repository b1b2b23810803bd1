import { styled } from "goober";

/** Content that is mounted, so that it loads, and drawn later: with `hidden` it takes no room, else it lies in its parent's layout. */
export const HeldBack = styled("div")`
  display: contents;
  &[hidden] { display: none; }
`;

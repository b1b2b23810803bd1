import { css } from "goober";

/** Style of the element that `useFloatingHost` keeps on top: covers the window, is invisible and ignores the pointer. */
export const floatingHostStyle = () => css`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  overflow: clip;
  pointer-events: none;
`;

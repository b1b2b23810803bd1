import { css } from "goober";

/** What `useFloatingHost` keeps on top: over the whole window, and nothing of its own to see or to press. */
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

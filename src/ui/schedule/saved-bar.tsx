import { styled } from "goober";

/** How much of a list is saved. */
export const SavedBar = styled("progress")`
  appearance: none;
  inline-size: 100%;
  block-size: 12px;
  border: 0;
  border-radius: var(--radius-full);
  overflow: clip;
  background: var(--skeleton);
  &::-webkit-progress-bar { background: var(--skeleton); }
  &::-webkit-progress-value { background: var(--signature); border-inline-end: 2px solid var(--on-signature); }
  &::-moz-progress-bar { background: var(--signature); }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

import { styled } from "goober";
import { VisuallyHidden } from "../base/visually-hidden";

/** Marks what was not read yet. A border keeps it visible in forced colours. */
export const UnreadDot = () => (
  <>
    <Dot aria-hidden="true" />
    <VisuallyHidden>New</VisuallyHidden>
  </>
);

const Dot = styled("span")`
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border: 0.3125rem solid var(--attention);
  border-radius: 50%;
`;

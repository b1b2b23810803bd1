import { styled } from "goober";

/** A short text and its buttons, side by side if there is room. */
export const Prompt = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
`;

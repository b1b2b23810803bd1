import { styled } from "goober";

/** A few words and what can be done about them, side by side while there is room. */
export const Prompt = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
`;

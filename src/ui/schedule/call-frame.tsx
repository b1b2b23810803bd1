import { styled } from "goober";

/** As wide as a card at most. */
export const CallFrame = styled("section")`
  max-inline-size: 44rem;
`;

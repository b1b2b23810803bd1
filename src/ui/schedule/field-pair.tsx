import { styled } from "goober";

/** Two fields side by side if there is room. */
export const FieldPair = styled("div")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: var(--space-3);
  & > * { min-inline-size: 0; }
`;

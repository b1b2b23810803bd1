import { styled } from "goober";

/** Buttons in one line, or in as many as they take. */
export const ButtonRow = styled("div")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > * { flex: 1 1 auto; }
  @media (min-width: 60rem) {
    & > * { flex: none; }
  }
`;

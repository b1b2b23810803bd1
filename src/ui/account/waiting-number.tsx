import { styled } from "goober";

/** The number that the mail's page asks for where nobody is signed in. */
export const WaitingNumber = ({ number }: { number: string }) => (
  <Shown role="group" aria-label="Your number">
    <b>{number}</b>
    <span>Opened our mail on another device? Type this number there. Never share it.</span>
  </Shown>
);

const Shown = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 2px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  & > span { flex: 1 1 10rem; min-inline-size: 0; overflow-wrap: anywhere; }
  & > b {
    font-family: var(--font-display);
    font-size: var(--size-2xl);
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
`;

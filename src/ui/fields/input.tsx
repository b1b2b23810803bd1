import { keyframes, styled } from "goober";

/** Browsers that fill a field without an input event still start this animation. */
export const autofilled = keyframes`
  from {
    outline-color: transparent;
  }
  to {
    outline-color: transparent;
  }
`;

export const Input = styled("input")`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--raised);
  color: var(--text);
  text-overflow: ellipsis;
  transition: border-color var(--motion-quick) linear, box-shadow var(--motion-quick) linear;
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--text);
  }
  &:focus-visible {
    border-color: var(--text);
    outline-offset: 1px;
  }
  &[aria-invalid="true"] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
    background: var(--danger-surface);
  }
  &:read-only {
    background: var(--sunken);
  }
  &:disabled {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--text-muted);
    cursor: not-allowed;
  }
  &:autofill {
    animation-name: ${autofilled};
    animation-duration: 1ms;
  }
`;

import { styled } from "goober";
import { type ReactNode, useId } from "react";

export type TickProps = {
  label: ReactNode;
  detail?: ReactNode;
  name: string;
  /** Radio button instead of checkbox. */
  isOneOf?: boolean;
  isTicked: boolean;
  /** Focusable, but cannot be ticked. */
  isUnavailable?: boolean;
  /** Error message. */
  problem?: string | null;
  onTicked: (isTicked: boolean) => void;
};

/** A line with a checkbox, or with a radio button for one of several. */
export function Tick({
  label,
  detail,
  name,
  isOneOf = false,
  isTicked,
  isUnavailable = false,
  problem = null,
  onTicked,
}: TickProps) {
  const id = useId();
  const described = [detail && `${id}-detail`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div>
      <Line data-unavailable={isUnavailable || undefined}>
        <input
          type={isOneOf ? "radio" : "checkbox"}
          name={name}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          aria-invalid={problem !== null}
          disabled={isUnavailable}
          checked={isTicked}
          onChange={(event) => onTicked(event.currentTarget.checked)}
        />
        <span>
          <span id={`${id}-label`}>{label}</span>
          {detail && <small id={`${id}-detail`}>{detail}</small>}
        </span>
      </Line>
      <Problem id={`${id}-problem`} aria-live="polite">
        {problem}
      </Problem>
    </div>
  );
}

/** A group of ticks under a legend. */
export const Ticks = styled("fieldset")`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 0 var(--space-3); font: 800 var(--size-l) / 1.2 var(--font-display); font-stretch: 88%; }
`;

const Line = styled("label")`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-block-size: 56px;
  padding: var(--space-4);
  border: 2px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  cursor: pointer;
  & > span { display: grid; flex: 1; min-inline-size: 0; overflow-wrap: anywhere; overflow: clip; overflow-clip-margin: 5px; line-height: 1.4; }
  & small { color: var(--text-muted); font-size: var(--size-s); }
  & > input {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: light-dark(var(--ink), var(--signature));
    cursor: inherit;
  }
  &:has(input:checked) { border-color: var(--text); background: var(--done-surface); }
  &:has(input:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  & > input:focus-visible { outline: none; }
  &[data-unavailable] { background: var(--sunken); color: var(--text-muted); cursor: not-allowed; }
`;

const Problem = styled("p")`
  color: var(--danger);
  font-size: var(--size-s);
  font-weight: 550;
  &:not(:empty) { padding-block-start: var(--space-1); }
`;

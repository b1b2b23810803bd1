import { styled } from "goober";
import { type ReactNode, useId } from "react";
import { ErrorIcon } from "../base/icons";
import { VisuallyHidden } from "../base/visually-hidden";

export type ChoiceChipsProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  value: string;
  /** Icons only: the chosen one's name is shown next to the legend. */
  isPictured?: boolean;
  problem?: string | null;
  onChosen: (value: string) => void;
};

/** Radio group of visible chips; arrow keys move between them. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { legend, name, options, value, isPictured = false, problem = null, onChosen } = props;
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={problem === null ? undefined : `${id}-problem`}
      aria-invalid={problem !== null}
      tabIndex={problem === null ? undefined : -1}
      data-pictured={isPictured || undefined}
    >
      <legend>
        <span id={`${id}-legend`}>{legend}</span>
        {isPictured && (
          <small aria-hidden="true">{options.find((option) => option.value === value)?.label}</small>
        )}
      </legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChosen(option.value)}
          />
          {option.icon && <span aria-hidden="true">{option.icon}</span>}
          {isPictured ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
      <p id={`${id}-problem`} aria-live="polite">
        {problem !== null && (
          <>
            <ErrorIcon size={18} />
            <span>{problem}</span>
          </>
        )}
      </p>
    </Group>
  );
}

const Group = styled("fieldset")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:focus { outline: none; }
  & > legend { display: flex; flex-wrap: wrap; gap: 0 var(--space-2); align-items: baseline; float: inline-start; inline-size: 100%; padding: 0; font-weight: 650; }
  & > legend > small { color: var(--text-muted); font-size: var(--size-s); font-weight: 400; }
  & > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: var(--target);
    min-inline-size: var(--target);
    padding: 0 var(--space-3);
    border: 2px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--raised);
    font: 700 var(--size-m) / 1.2 var(--font-display);
    font-stretch: 88%;
    cursor: pointer;
  }
  &[data-pictured] > label { padding: 0; border-radius: var(--radius-m); }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  & > label:has(:checked) { border-color: var(--on-signature); background: var(--signature); color: var(--on-signature); }
  & > label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  &[aria-invalid="true"] > label { border-color: var(--danger); }
  @media (hover: hover) {
    & > label:hover { border-color: var(--text); }
  }
  @media (forced-colors: active) {
    & > label:has(:checked) { outline: 2px solid Highlight; }
  }
  & > p {
    display: flex;
    gap: 6px;
    flex-basis: 100%;
    min-block-size: 1.5em;
    color: var(--danger);
    font-size: var(--size-s);
    font-weight: 550;
  }
`;

import { css, styled } from "goober";
import { ChevronDownIcon } from "../base/icons";
import { FieldFrame, type FieldFrameProps } from "./field-frame";

export type SelectOption = { value: string; label: string };

export type SelectProps = Pick<FieldFrameProps, "label" | "hint" | "message" | "isRequired"> & {
  name?: string | undefined;
  value: string;
  options: readonly SelectOption[];
  /** The empty option: shown while nothing is chosen, and selectable to clear the field. */
  placeholder: string;
  isDisabled?: boolean | undefined;
  autoComplete?: string | undefined;
  onChosen: (value: string) => void;
  onLeft?: (() => void) | undefined;
};

/** The native select, with its keys, type-ahead and mobile pickers. */
export function Select({ label, hint, message, isRequired, ...props }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} message={message} isRequired={isRequired}>
      {(fieldProps) => (
        <Box>
          <select
            {...fieldProps}
            name={props.name}
            className={selectStyle()}
            value={props.value}
            disabled={props.isDisabled}
            autoComplete={props.autoComplete}
            data-empty={props.value === "" || undefined}
            onChange={(event) => props.onChosen(event.target.value)}
            onBlur={props.onLeft}
          >
            <option value="">{props.placeholder}</option>
            {props.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={22} />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled("div")`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
    inset-inline-end: var(--space-4);
    color: var(--text-muted);
    pointer-events: none;
  }
`;

const selectStyle = () => css`
  appearance: none;
  inline-size: 100%;
  min-block-size: 48px;
  padding: var(--space-2) var(--space-7) var(--space-2) var(--space-4);
  padding-inline: var(--space-4) var(--space-7);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--raised);
  color: var(--text);
  text-overflow: ellipsis;
  cursor: pointer;
  transition: border-color var(--motion-quick) linear;
  &[data-empty] {
    color: var(--text-muted);
  }
  &:hover, &:focus-visible {
    border-color: var(--text);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[aria-invalid="true"] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
    background: var(--danger-surface);
  }
  &:disabled {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--text-muted);
    cursor: not-allowed;
    opacity: 1;
  }
  & option {
    background: var(--raised);
    color: var(--text);
  }
  & option[value=""] {
    color: var(--text-muted);
  }
  @media (pointer: fine) {
    @supports (appearance: base-select) {
      &, &::picker(select) {
        appearance: base-select;
        align-items: center;
      }
      &::picker-icon {
        display: none;
      }
      &::picker(select) {
        max-inline-size: calc(100vw - 2 * var(--space-4));
        margin-block: var(--space-1);
        padding: var(--space-1);
        border: 1.5px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--raised);
        box-shadow: var(--shadow-floating);
      }
      & option {
        min-block-size: 40px;
        padding: var(--space-1) var(--space-3);
        border-radius: var(--radius-s);
        align-items: center;
        white-space: normal;
      }
      & option:hover, & option:focus-visible {
        background: var(--sunken);
        outline-offset: -3px;
      }
      & option:checked {
        background: var(--signature);
        color: var(--on-signature);
        font-weight: 650;
      }
    }
  }
`;

import { styled } from "goober";
import type { KeyboardEvent } from "react";
import { CalendarIcon } from "../base/icons";
import { FieldFrame, type FieldFrameProps } from "../fields/field-frame";
import { Input } from "../fields/input";

export type DateInputProps = Pick<FieldFrameProps, "label" | "hint" | "message" | "isRequired"> & {
  text: string;
  /** Relative time: "in 3 days". */
  phrase: string;
  placeholder: string;
  isOpen: boolean;
  isDisabled?: boolean | undefined;
  pickerId: string;
  onOpened: () => void;
};

const openers = new Set(["Enter", " ", "ArrowDown", "ArrowUp"]);

/** Read-only: a press or a key opens the picker. ARIA combobox with a dialog popup. */
export function DateInput(props: DateInputProps) {
  const { text, phrase, isOpen, pickerId, onOpened } = props;
  const press = (event: KeyboardEvent) => {
    if (!openers.has(event.key)) return;
    event.preventDefault();
    onOpened();
  };
  return (
    <FieldFrame
      label={props.label}
      hint={props.hint}
      message={props.message}
      isRequired={props.isRequired}
      describedBy={phrase ? `${pickerId}-phrase` : undefined}
    >
      {(fieldProps) => (
        <Box data-phrase={phrase !== ""}>
          <Input
            {...fieldProps}
            readOnly
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            {...(isOpen ? { "aria-controls": pickerId } : {})}
            autoComplete="off"
            inputMode="none"
            value={text}
            placeholder={props.placeholder}
            disabled={props.isDisabled}
            onClick={onOpened}
            onKeyDown={press}
          />
          <CalendarIcon size={22} />
          <span id={`${pickerId}-phrase`}>{phrase}</span>
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled("div")`
  container-type: inline-size;
  position: relative;
  & input {
    cursor: pointer;
    padding-inline-end: 54px;
  }
  &[data-phrase="true"] > input {
    padding-inline-end: calc(54px + 7em);
  }
  & input:read-only:enabled {
    background: var(--raised);
  }
  & input[aria-invalid="true"]:enabled {
    background: var(--danger-surface);
  }
  & input:disabled {
    cursor: not-allowed;
  }
  & > svg, & > span {
    position: absolute;
    inset-block-start: 0;
    block-size: calc(1.5em + 2 * var(--space-2) + 3px);
    min-block-size: 48px;
    color: var(--text-muted);
    pointer-events: none;
  }
  & > svg {
    inset-inline-end: var(--space-4);
  }
  & > span {
    inset-inline-end: calc(var(--space-4) + 30px);
    display: flex;
    align-items: center;
    font-size: var(--size-s);
  }
  /* Large letters in a narrow field: the phrase stands below the day. */
  @container (max-width: 17rem) {
    &[data-phrase="true"] > input {
      padding-inline-end: 54px;
    }
    & > span {
      position: static;
      block-size: auto;
      min-block-size: 0;
      padding-block-start: var(--space-1);
    }
  }
`;

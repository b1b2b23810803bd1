import { styled } from "goober";
import type { KeyboardEvent } from "react";
import { CalendarIcon } from "../base/icons";
import { FieldFrame, type FieldFrameProps } from "../fields/field-frame";
import { Input } from "../fields/input";

export type DateInputProps = Pick<FieldFrameProps, "label" | "hint" | "message" | "isRequired"> & {
  text: string;
  /** How far the day is: "in 3 days". */
  phrase: string;
  placeholder: string;
  isOpen: boolean;
  isDisabled?: boolean | undefined;
  pickerId: string;
  onOpened: () => void;
};

const openers = new Set(["Enter", " ", "ArrowDown", "ArrowUp"]);

/** Read-only: a press or a key opens the picker. Spoken as a combo box whose popup is a dialog. */
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
      {(wiring) => (
        <Box>
          <Input
            {...wiring}
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
          <Aside>
            <span id={`${pickerId}-phrase`}>{phrase}</span>
            <CalendarIcon size={22} />
          </Aside>
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled("div")`
  position: relative;
  & input {
    cursor: pointer;
    padding-inline-end: 140px;
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
`;

const Aside = styled("span")`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--space-4);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-s);
  pointer-events: none;
`;

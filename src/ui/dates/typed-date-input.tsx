import { styled } from "goober";
import type { Ref } from "react";
import { CalendarIcon } from "../base/icons";
import { FieldFrame, type FieldFrameProps } from "../fields/field-frame";
import { Input } from "../fields/input";
import { useTypedText } from "../fields/use-typed-text";

export type TypedDateInputProps = Pick<FieldFrameProps, "label" | "hint" | "message" | "isRequired"> & {
  text: string;
  autoComplete: string;
  isOpen: boolean;
  isDisabled?: boolean | undefined;
  pickerId: string;
  inputRef: Ref<HTMLInputElement>;
  onEntered: (text: string) => void;
  onLeft: () => void;
  onOpened: () => void;
};

/** A numeric date with a calendar button. `inputmode="decimal"` gives phones digits and a separator. */
export function TypedDateInput({ label, hint, message, isRequired, ...props }: TypedDateInputProps) {
  const { ref, defaultValue, onInput, onBlur, onAnimationStart } = useTypedText({
    value: props.text,
    onEntered: props.onEntered,
    onLeft: props.onLeft,
    inputRef: props.inputRef,
  });
  return (
    <FieldFrame label={label} hint={hint} message={message} isRequired={isRequired}>
      {(fieldProps) => (
        <Box
          onBlur={({ relatedTarget, currentTarget }) => {
            // Moving the focus to the calendar does not leave the field, so nothing is reported as missing yet.
            if (!props.isOpen && !currentTarget.contains(relatedTarget)) onBlur();
          }}
        >
          <Input
            {...fieldProps}
            {...{ ref, defaultValue, onInput, onAnimationStart }}
            type="text"
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={props.isDisabled}
          />
          <Opener
            type="button"
            aria-label="Open the calendar"
            aria-haspopup="dialog"
            aria-expanded={props.isOpen}
            {...(props.isOpen ? { "aria-controls": props.pickerId } : {})}
            disabled={props.isDisabled}
            onClick={props.onOpened}
          >
            <CalendarIcon size={22} />
          </Opener>
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled("div")`
  position: relative;
  & > input {
    padding-inline-end: 56px;
    font-variant-numeric: tabular-nums;
  }
`;

const Opener = styled("button")`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  inline-size: var(--target);
  min-block-size: var(--target);
  padding: 0;
  border: 0;
  border-radius: calc(var(--radius-m) - 2px);
  background: transparent;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &:disabled {
    color: var(--text-muted);
    cursor: not-allowed;
  }
`;

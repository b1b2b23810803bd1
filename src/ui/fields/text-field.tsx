import { styled } from "goober";
import type { FocusEventHandler, HTMLAttributes, KeyboardEventHandler, ReactNode, Ref } from "react";
import type { TextKind } from "../../../domain/fields/field-rules";
import { Mark } from "../brand/logo";
import { CharacterCounter } from "./character-counter";
import { FieldFrame, type FieldMessage } from "./field-frame";
import { Input } from "./input";
import { type Fit, useTypedText } from "./use-typed-text";

export type TextFieldProps = {
  label: string;
  name: string;
  kind?: TextKind | undefined;
  value: string;
  onEntered: (text: string, typed: string) => void;
  onLeft?: (() => void) | undefined;
  /** Removes characters that are not allowed in the field. */
  fit?: Fit | undefined;
  /** For names: turns off autocorrect and spell-checking, and capitalization unless set. */
  isVerbatim?: boolean | undefined;
  /** Shows the counter. Longer texts can be typed, and the rule reports them. */
  max?: number | undefined;
  hint?: ReactNode;
  message?: FieldMessage | null | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** A check by the server is in progress. */
  isChecking?: boolean | undefined;
  autoComplete?: string | undefined;
  autoCapitalize?: string | undefined;
  enterKeyHint?: HTMLAttributes<HTMLInputElement>["enterKeyHint"];
  placeholder?: string | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
  onFocus?: FocusEventHandler<HTMLInputElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

export function TextField({ kind = "text", ...props }: TextFieldProps) {
  const typed = useTypedText(props);
  const { max, value } = props;
  return (
    <FieldFrame
      label={props.label}
      isRequired={props.isRequired}
      hint={props.hint}
      message={props.message}
      aside={max === undefined ? null : <CharacterCounter text={value} max={max} />}
    >
      {(fieldProps) => (
        <Box data-checking={props.isChecking}>
          <Input
            {...kinds[kind]}
            {...(props.isVerbatim ? verbatim : {})}
            {...fieldProps}
            {...typed}
            name={props.name}
            disabled={props.isDisabled}
            readOnly={props.isReadOnly}
            aria-busy={props.isChecking}
            placeholder={props.placeholder}
            enterKeyHint={props.enterKeyHint}
            onKeyDown={props.onKeyDown}
            onFocus={props.onFocus}
            {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
            {...(props.autoCapitalize === undefined ? {} : { autoCapitalize: props.autoCapitalize })}
          />
          {props.isChecking ? <Mark height={22} isBouncing /> : null}
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled("div")`
  position: relative;
  &[data-checking="true"] > input {
    padding-inline-end: var(--space-7);
  }
  & > svg {
    position: absolute;
    inset-block-end: 12px;
    inset-inline-end: var(--space-4);
  }
`;

type Kind = {
  type: TextKind;
  autoComplete: string;
  inputMode: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoCapitalize: string;
  spellCheck: boolean;
  autoCorrect: string;
};

const verbatim = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

const kinds: Record<TextKind, Kind> = {
  text: {
    type: "text",
    autoComplete: "off",
    inputMode: "text",
    autoCapitalize: "sentences",
    autoCorrect: "on",
    spellCheck: true,
  },
  email: { type: "email", autoComplete: "email", inputMode: "email", ...verbatim },
  tel: { type: "tel", autoComplete: "tel", inputMode: "tel", ...verbatim },
  url: { type: "url", autoComplete: "url", inputMode: "url", ...verbatim },
};

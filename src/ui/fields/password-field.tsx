import { styled } from "goober";
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from "react";
import { useId } from "react";
import { CapsLockIcon } from "../base/icons";
import { FieldFrame, type FieldMessage } from "./field-frame";
import { Input } from "./input";
import { PasswordStrength } from "./password-strength";
import { useTypedText } from "./use-typed-text";

export type PasswordFieldProps = {
  label: string;
  name: string;
  purpose: "current-password" | "new-password";
  value: string;
  onEntered: (text: string) => void;
  onLeft?: (() => void) | undefined;
  isShown: boolean;
  onRevealPressed: () => void;
  isCapsLockOn: boolean;
  onCapsLockSeen: (isOn: boolean) => void;
  /** Shows the strength meter. For the new password, not for its repetition. */
  hasStrength?: boolean | undefined;
  hint?: ReactNode;
  message?: FieldMessage | null | undefined;
  isRequired?: boolean | undefined;
  /** Label of the Enter key on on-screen keyboards; `go` for the last field. */
  enterKeyHint?: "next" | "go" | undefined;
  isDisabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** No `maxlength`, since a silently cut password would lock its owner out. Pasting is allowed. */
export function PasswordField({ isRequired = true, ...props }: PasswordFieldProps) {
  const typed = useTypedText(props);
  const id = useId();
  const seeCapsLock = (event: KeyboardEvent | MouseEvent) =>
    props.onCapsLockSeen(event.getModifierState("CapsLock"));
  return (
    <div>
      <FieldFrame
        label={props.label}
        isRequired={isRequired}
        hint={props.hint}
        message={props.message}
        describedBy={`${id}-caps`}
        aside={
          <CapsLock id={`${id}-caps`} role="status">
            {props.isCapsLockOn ? (
              <>
                <CapsLockIcon size={18} /> Caps Lock is on.
              </>
            ) : null}
          </CapsLock>
        }
      >
        {(fieldProps) => (
          <Box>
            <Input
              {...fieldProps}
              {...typed}
              name={props.name}
              type={props.isShown ? "text" : "password"}
              autoComplete={props.purpose}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint={props.enterKeyHint ?? "go"}
              disabled={props.isDisabled}
              onKeyDown={seeCapsLock}
              onKeyUp={seeCapsLock}
              onClick={seeCapsLock}
            />
            <Reveal
              type="button"
              aria-controls={fieldProps.id}
              aria-label={`${props.isShown ? "Hide" : "Show"} ${props.label.toLowerCase()}`}
              disabled={props.isDisabled}
              onClick={props.onRevealPressed}
            >
              {props.isShown ? "Hide" : "Show"}
            </Reveal>
          </Box>
        )}
      </FieldFrame>
      {props.hasStrength ? <PasswordStrength password={props.value} /> : null}
    </div>
  );
}

const Box = styled("div")`
  position: relative;
  & > input {
    padding-inline-end: 76px;
  }
`;

const Reveal = styled("button")`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  min-inline-size: 64px;
  min-block-size: var(--target);
  padding-inline: var(--space-3);
  border: 0;
  border-radius: calc(var(--radius-m) - 2px);
  background: transparent;
  font-size: var(--size-s);
  font-weight: 700;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &:disabled {
    color: var(--text-muted);
    cursor: not-allowed;
  }
`;

const CapsLock = styled("p")`
  display: flex;
  flex: none;
  max-inline-size: 100%;
  align-items: center;
  gap: var(--space-1);
  color: var(--caution-text);
  font-weight: 600;
`;

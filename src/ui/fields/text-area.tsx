import { styled } from "goober";
import { CharacterCounter } from "./character-counter";
import { FieldFrame, type FieldFrameProps } from "./field-frame";

export type TextAreaProps = Pick<FieldFrameProps, "label" | "hint" | "message" | "isRequired"> & {
  name: string;
  value: string;
  max: number;
  onEntered: (text: string) => void;
};

/** A multi-line field that grows with its text. */
export const TextArea = ({
  label,
  hint,
  message,
  isRequired,
  name,
  value,
  max,
  onEntered,
}: TextAreaProps) => (
  <FieldFrame
    label={label}
    hint={hint}
    message={message}
    isRequired={isRequired}
    aside={<CharacterCounter text={value} max={max} />}
  >
    {(fieldProps) => (
      <Box
        {...fieldProps}
        name={name}
        rows={3}
        value={value}
        onInput={(event) => onEntered(event.currentTarget.value)}
      />
    )}
  </FieldFrame>
);

const Box = styled("textarea")`
  field-sizing: content;
  inline-size: 100%;
  min-inline-size: 0;
  max-block-size: 14rem;
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--raised);
  color: var(--text);
  line-height: 1.4;
  resize: vertical;
  &:hover { border-color: var(--text); }
  &:focus-visible { border-color: var(--text); outline-offset: 1px; }
  &[aria-invalid="true"] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); background: var(--danger-surface); }
`;

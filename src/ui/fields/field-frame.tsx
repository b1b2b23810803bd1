import { styled } from "goober";
import { type ReactNode, useId } from "react";
import { AlertIcon, ErrorIcon, SuccessIcon } from "../base/icons";

export type FieldMessage = { tone: "problem" | "question" | "caution" | "success"; text: string };

export type FieldFrameProps = {
  label: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  message?: FieldMessage | null | undefined;
  /** Shown at the end of the message's line, such as a character counter. */
  aside?: ReactNode;
  /** Ids of further descriptions of the input. */
  describedBy?: string | undefined;
  children: (fieldProps: FieldProps) => ReactNode;
};

/** Ids and ARIA attributes that connect an input with label, hint and message; spread it onto the input. */
export type FieldProps = {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
  "aria-required": boolean;
  /** Present while the message asks: the text is no mistake, but has to be answered. */
  "data-asked": "" | undefined;
};

/** Label, hint, input and message. The message's line is always reserved, so that nothing jumps. */
export function FieldFrame({
  label,
  isRequired = false,
  hint,
  message,
  aside,
  describedBy,
  children,
}: FieldFrameProps) {
  const id = useId();
  const fieldProps = {
    id,
    "aria-describedby": [hint && `${id}-hint`, `${id}-message`, describedBy].filter(Boolean).join(" "),
    "aria-invalid": message?.tone === "problem",
    "aria-required": isRequired,
    "data-asked": message?.tone === "question" ? ("" as const) : undefined,
  };
  return (
    <Frame>
      <LabelLine>
        <Label htmlFor={id}>{label}</Label>
        {isRequired ? null : <Optional aria-hidden="true">optional</Optional>}
      </LabelLine>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {children(fieldProps)}
      <MessageLine>
        <Message id={`${id}-message`} aria-live="polite" data-tone={message?.tone}>
          {message ? (
            <>
              {toneIcons[message.tone]}
              <span>{message.text}</span>
            </>
          ) : null}
        </Message>
        {aside}
      </MessageLine>
    </Frame>
  );
}

const toneIcons: Record<FieldMessage["tone"], ReactNode> = {
  problem: <ErrorIcon size={18} />,
  question: null,
  caution: <AlertIcon size={18} />,
  success: <SuccessIcon size={18} />,
};

const Frame = styled("div")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-inline-size: 0;
`;

const LabelLine = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-2);
  overflow-wrap: anywhere;
`;

const Label = styled("label")`
  font-weight: 650;
`;

const Optional = styled("span")`
  font-size: var(--size-s);
  color: var(--text-muted);
`;

const Hint = styled("p")`
  font-size: var(--size-s);
  color: var(--text-muted);
  padding-block-end: var(--space-1);
`;

const MessageLine = styled("div")`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-block-size: 1.5em;
  font-size: var(--size-s);
`;

const Message = styled("p")`
  display: flex;
  flex: 1 1 0;
  gap: 6px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
  &[data-tone="problem"] {
    color: var(--danger);
    font-weight: 550;
  }
  &[data-tone="caution"] {
    color: var(--caution-text);
  }
  &[data-tone="success"] {
    color: var(--success);
  }
`;

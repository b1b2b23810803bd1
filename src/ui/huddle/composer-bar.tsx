import { styled } from "goober";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { composerTexts } from "../../../domain/huddle/huddle-texts";
import { CheckIcon, CloseIcon } from "../base/icons";
import { userText } from "../base/user-text";
import { Mark } from "../brand/logo";
import { SendIcon } from "./talk-icons";

export type ComposerBarProps = {
  /** Who reads it. */
  readers: ReactNode;
  /** What is answered or mended, above the field. */
  context?: { title: string; line: ReactNode; leave: string; onLeft: () => void } | null;
  /** People to choose from, while a name is typed. */
  suggestions?: ReactNode;
  /** Props for the combobox of names. */
  listbox?: { id: string; active: string | undefined } | null;
  value: string;
  /** Nothing to send, or too long. */
  isUnready: boolean;
  isBusy?: boolean;
  isEdit?: boolean;
  problem?: string | null;
  field?: Ref<HTMLTextAreaElement>;
  onEntered: (text: string, caret: number) => void;
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onSent: () => void;
};

/** The field for a message: grows to six lines and stays above the keyboard. */
export const ComposerBar = (props: ComposerBarProps) => {
  const { readers, context, suggestions, listbox, value, isUnready, isBusy = false, problem = null } = props;
  const send = props.isEdit ? composerTexts.save : composerTexts.send;
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault();
        props.onSent();
      }}
    >
      {readers}
      {context && (
        <Context>
          <div>
            <b>{context.title}</b>
            <span>{context.line}</span>
          </div>
          <button type="button" aria-label={context.leave} onClick={context.onLeft}>
            <CloseIcon size={20} />
          </button>
        </Context>
      )}
      {suggestions}
      <Row>
        <textarea
          ref={props.field}
          rows={1}
          dir="auto"
          aria-label={composerTexts.field}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : "composer-problem"}
          aria-autocomplete={listbox ? "list" : undefined}
          aria-controls={listbox?.id}
          aria-activedescendant={listbox?.active}
          placeholder={composerTexts.placeholder}
          enterKeyHint="enter"
          value={value}
          onChange={(event) =>
            props.onEntered(
              event.currentTarget.value,
              event.currentTarget.selectionStart ?? event.currentTarget.value.length,
            )
          }
          onKeyDown={props.onKey}
        />
        <button
          type="submit"
          aria-label={send}
          aria-disabled={isUnready || isBusy || undefined}
          aria-busy={isBusy || undefined}
          // The field keeps the focus, so that a phone's keyboard stays.
          onPointerDown={(event) => event.preventDefault()}
        >
          {isBusy ? <Mark height={22} isBouncing /> : props.isEdit ? <CheckIcon /> : <SendIcon />}
        </button>
      </Row>
      {problem !== null && (
        <p id="composer-problem" role="alert">
          {problem}
        </p>
      )}
    </Bar>
  );
};

/** Names under the field while one types after an @. */
export const Suggestions = styled("div")`
  display: grid;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  box-shadow: var(--shadow-raised);
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: var(--target);
    padding: 0 var(--space-2);
    border-radius: var(--radius-s);
    font-weight: 600;
    ${userText}
    cursor: pointer;
  }
  & > div[aria-selected="true"] { background: var(--skeleton); }
  @media (hover: hover) {
    & > div:hover { background: var(--sunken); }
  }
  @media (forced-colors: active) {
    & > div[aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

const Bar = styled("form")`
  position: relative;
  display: grid;
  gap: 6px;
  padding: var(--space-2) max(var(--space-3), env(safe-area-inset-right)) max(var(--space-2), env(safe-area-inset-bottom)) max(var(--space-3), env(safe-area-inset-left));
  border-block-start: 1px solid var(--line);
  background: var(--page);
  & > p[role="alert"] { color: var(--danger); font-size: var(--size-s); }
`;

const Context = styled("div")`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--text);
  & > div { display: grid; flex: 1; min-inline-size: 0; font-size: var(--size-s); line-height: 1.35; }
  & > div > b { ${userText} }
  & > div > span { overflow: hidden; color: var(--text-muted); text-overflow: ellipsis; white-space: nowrap; }
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
    padding: 0;
    border: 0;
    border-radius: var(--radius-full);
    background: none;
    cursor: pointer;
  }
`;

const Row = styled("div")`
  display: flex;
  align-items: flex-end;
  gap: var(--space-2);
  & > textarea {
    field-sizing: content;
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--target);
    max-block-size: calc(6lh + 20px);
    padding: 9px var(--space-4);
    border: 1.5px solid var(--line-strong);
    border-radius: 22px;
    background: var(--raised);
    color: var(--text);
    line-height: 1.4;
    resize: none;
    overflow-y: auto;
  }
  & > textarea:focus-visible { border-color: var(--text); outline-offset: 0; }
  & > textarea[aria-invalid] { border-color: var(--danger); }
  & > textarea::placeholder { color: var(--text-muted); opacity: 1; }
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--radius-full);
    background: var(--signature);
    color: var(--on-signature);
    cursor: pointer;
    transition: transform var(--motion-quick) var(--ease-out);
  }
  & > button:active { transform: scale(0.92); }
  & > button[aria-disabled="true"]:not([aria-busy]) { border-color: var(--line); background: var(--sunken); color: var(--text-muted); cursor: default; transform: none; }
  @media (prefers-reduced-motion: reduce) {
    & > button { transition: none; }
  }
  @media (forced-colors: active) {
    & > button { border-color: ButtonBorder; }
    & > button[aria-disabled="true"] { color: GrayText; }
  }
`;

import { styled } from "goober";
import { useId } from "react";
import { SearchIcon } from "../base/icons";

export type TextInputProps = {
  label: string;
  hint?: string;
  value: string;
  isFirst?: boolean;
  onEntered: (text: string) => void;
};

/** A field that finds something while one types. */
export const TextInput = ({ label, hint, value, isFirst = false, onEntered }: TextInputProps) => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <span>
        <SearchIcon size={20} />
        <input
          id={id}
          type="search"
          dir="auto"
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus={isFirst || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={value}
          onChange={(event) => onEntered(event.currentTarget.value)}
        />
      </span>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </Field>
  );
};

const Field = styled("div")`
  display: grid;
  gap: 4px;
  & > label { font-weight: 650; }
  & > small { color: var(--text-muted); font-size: var(--size-s); }
  & > span { position: relative; display: grid; align-items: center; }
  & > span > svg { position: absolute; inset-inline-start: 14px; color: var(--text-muted); }
  & input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 48px;
    padding: 0 var(--space-4) 0 44px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--raised);
    color: var(--text);
  }
  & input:dir(rtl) { padding: 0 44px 0 var(--space-4); }
  & input::-webkit-search-cancel-button { display: none; }
  & input:focus-visible { border-color: var(--text); outline-offset: 0; }
`;

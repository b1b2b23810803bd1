import { styled } from "goober";
import { type ReactNode, type Ref, useId } from "react";
import { Input } from "../fields/input";

export type OptionRowsProps = {
  legend: string;
  /** What is wrong with all of them. */
  problem: string | null;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
};

/** The answers of a poll that is being made, one line each. */
export const OptionRows = ({ legend, problem, ref, children }: OptionRowsProps) => (
  <Rows ref={ref}>
    <legend>{legend}</legend>
    {children}
    <p role="alert">{problem}</p>
  </Rows>
);

export type OptionRowProps = {
  label: string;
  value: string;
  max: number;
  problem: string | null;
  onEntered: (text: string) => void;
  /** Removes the line. */
  end: ReactNode;
};

export function OptionRow({ label, value, max, problem, onEntered, end }: OptionRowProps) {
  const id = useId();
  return (
    <div>
      <div>
        <Input
          aria-label={label}
          placeholder={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={max * 2}
          value={value}
          onChange={({ currentTarget }) => onEntered(currentTarget.value)}
        />
        {end}
      </div>
      {problem !== null && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

const Rows = styled("fieldset")`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 0 var(--space-1); font-weight: 650; }
  & > div > div { display: flex; align-items: center; gap: var(--space-1); }
  & > div > div > button { flex: none; padding-inline: 10px; }
  & > button { justify-self: start; }
  & p { color: var(--danger); font-size: var(--size-s); font-weight: 550; }
  & p:empty { display: none; }
`;

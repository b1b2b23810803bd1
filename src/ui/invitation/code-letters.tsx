import { styled } from "goober";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../base/visually-hidden";

export type CodeLettersProps = {
  /** Eight letters and digits, with or without the dash. */
  code: string;
  /** Accessible name of the code. */
  label: string;
  /** A copy button. */
  end?: ReactNode;
};

/** A code to read out or type: two groups of four, spelled by screen readers. One press selects all of it. */
export function CodeLetters({ code, label, end }: CodeLettersProps) {
  const letters = [...code.replace("-", "")];
  const groups = [letters.slice(0, 4), letters.slice(4)];
  return (
    <Group>
      <legend>{label}</legend>
      <Letters dir="ltr">
        <VisuallyHidden>{groups.map((group) => group.join(" ")).join(", ")}</VisuallyHidden>
        <code aria-hidden="true">
          <span>{groups[0]?.join("")}</span>-<wbr />
          <span>{groups[1]?.join("")}</span>
        </code>
      </Letters>
      {end}
    </Group>
  );
}

const Group = styled("fieldset")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { float: inline-start; inline-size: 100%; padding: 0; color: var(--text-muted); font-size: var(--size-s); }
`;

const Letters = styled("p")`
  position: relative;
  min-inline-size: 0;
  & > span { user-select: none; }
  & > code {
    display: block;
    font: 800 clamp(2rem, 9.5vw, 3rem) / 1.1 var(--font-display);
    font-stretch: 88%;
    letter-spacing: 0.04em;
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
  & > code > span { white-space: nowrap; }
`;

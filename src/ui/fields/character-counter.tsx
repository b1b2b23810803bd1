import { styled } from "goober";
import { type Count, count } from "../../../domain/fields/character-counter";
import { AlertIcon } from "../base/icons";
import { VisuallyHidden } from "../base/visually-hidden";

/** Remaining characters, shown near the limit. Announced only when the tone changes, so that it does not interrupt typing. */
export function CharacterCounter({ text, max }: { text: string; max: number }) {
  const counted = count(text, max);
  return (
    <Counter data-tone={counted.tone}>
      {counted.isShown && (
        <span aria-hidden="true">
          {counted.tone === "calm" ? null : <AlertIcon size={16} />}
          {shown(counted, max)}
        </span>
      )}
      <VisuallyHidden role="status">{spoken(counted, max)}</VisuallyHidden>
    </Counter>
  );
}

function shown({ used, left, tone }: Count, max: number) {
  if (left < 0) return `${-left} too many`;
  return tone === "calm" ? `${used} / ${max}` : `${left} left`;
}

function spoken({ left, tone }: Count, max: number) {
  if (left < 0) return `Too long: ${max} characters at most.`;
  if (tone === "calm") return "";
  return `More than ${tone === "red" ? 90 : 80} % of ${max} characters used.`;
}

const Counter = styled("span")`
  position: relative;
  flex: none;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  & > [aria-hidden] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
  &[data-tone="yellow"] {
    color: var(--caution-text);
    font-weight: 600;
  }
  &[data-tone="red"] {
    color: var(--danger);
    font-weight: 750;
  }
`;

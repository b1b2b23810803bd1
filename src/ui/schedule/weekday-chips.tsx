import { styled } from "goober";
import { useId } from "react";
import { ErrorIcon } from "../base/icons";

export type WeekdayChipsProps = {
  legend: string;
  name: string;
  /** Sunday first. */
  days: readonly { name: string; short: string; isOn: boolean }[];
  problem?: string | null;
  onToggled: (weekday: number) => void;
};

/** Seven weekday toggles in one line. The target fills its part of the line; the visible chip is a little smaller. */
export function WeekdayChips({ legend, name, days, problem = null, onToggled }: WeekdayChipsProps) {
  const id = useId();
  return (
    <Group
      aria-describedby={problem === null ? undefined : `${id}-problem`}
      data-unfit={problem === null ? undefined : ""}
    >
      <legend>{legend}</legend>
      <Week>
        {days.map((day, weekday) => (
          <label key={day.name}>
            <input
              type="checkbox"
              name={name}
              aria-label={day.name}
              aria-invalid={problem !== null}
              checked={day.isOn}
              onChange={() => onToggled(weekday)}
            />
            <span aria-hidden="true">{day.short}</span>
          </label>
        ))}
      </Week>
      <p id={`${id}-problem`} aria-live="polite">
        {problem !== null && (
          <>
            <ErrorIcon size={18} />
            <span>{problem}</span>
          </>
        )}
      </p>
    </Group>
  );
}

const Group = styled("fieldset")`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 0 var(--space-2); font-weight: 650; }
  & > p {
    display: flex;
    gap: 6px;
    min-block-size: 1.5em;
    padding-block-start: 2px;
    color: var(--danger);
    font-size: var(--size-s);
    font-weight: 550;
  }
  &[data-unfit] label > span { border-color: var(--danger); }
`;

const Week = styled("div")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(var(--target), 2.75em), 1fr));
  margin-inline: -2px;
  & > label { position: relative; display: grid; min-block-size: 48px; padding: 2px; cursor: pointer; touch-action: manipulation; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  & > label > span {
    display: grid;
    place-items: center;
    border: 2px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--raised);
    font: 700 0.9375rem / 1.1 var(--font-display);
    font-stretch: 88%;
  }
  & :checked + span { border-color: var(--on-signature); background: var(--signature); color: var(--on-signature); }
  & :focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (hover: hover) {
    & > label:hover > input + span { border-color: var(--text); }
  }
  @media (forced-colors: active) {
    & :checked + span { outline: 2px solid Highlight; outline-offset: -5px; }
  }
`;

import { styled } from "goober";
import type { ReactNode } from "react";
import { ChevronForwardIcon } from "../base/icons";
import { userText } from "../base/user-text";

/** A list of settings. */
export const SettingsList = styled("div")`
  display: grid;
  gap: var(--space-2);
`;

/** The heading of the rows below. */
export const SettingsGroup = styled("h3")`
  margin: var(--space-4) 0 0;
  font: 800 var(--size-l) / 1.1 var(--font-display);
  letter-spacing: -0.02em;
`;

export type SettingsLineProps = {
  icon: ReactNode;
  label: string;
  value?: ReactNode;
  onPressed?: (() => void) | undefined;
  /** A page outside of the app, instead of a press. */
  href?: string;
  isDangerous?: boolean;
  /** Acts immediately instead of opening a page. */
  isAction?: boolean;
};

/** A setting with its value, and optionally a press or a page. */
export function SettingsLine({ icon, label, value, onPressed, href, ...looks }: SettingsLineProps) {
  const face = (
    <>
      {icon}
      <span>
        <b>{label}</b>
        {value && <small>{value}</small>}
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <LineLink href={href}>
        {face}
        <ChevronForwardIcon size={20} />
      </LineLink>
    );
  if (!onPressed) return <Line as="div">{face}</Line>;
  return (
    <Line type="button" onClick={onPressed} data-row={label} data-dangerous={looks.isDangerous ?? false}>
      {face}
      {looks.isAction ? null : <ChevronForwardIcon size={20} />}
    </Line>
  );
}

const lineStyle = `
  display: flex;
  align-items: center;
  gap: var(--space-4);
  inline-size: 100%;
  min-block-size: 60px;
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--text);
  text-align: start;
  text-decoration: none;
  & > span { display: grid; flex: 1; min-inline-size: 0; ${userText} }
  & b { font-family: var(--font-display); font-weight: 800; font-stretch: 88%; }
  & small { color: var(--text-muted); font-size: var(--size-s); text-wrap: balance; }
  & > svg { flex: none; }
  &[type="button"] { cursor: pointer; }
  &[data-dangerous="true"] { color: var(--danger); }
  @media (hover: hover) {
    &[type="button"]:hover, &[href]:hover { box-shadow: inset 0 0 0 2px currentColor; }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Line = styled("button")`${lineStyle}`;
const LineLink = styled("a")`${lineStyle}`;

export type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; icon: ReactNode }[];
  value: Value;
  onChosen: (value: Value) => void;
};

/** A radio group with all options visible. */
export const Choices = <Value extends string>({
  legend,
  name,
  options,
  value,
  onChosen,
}: ChoicesProps<Value>) => (
  <Group>
    <legend>{legend}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          checked={option.value === value}
          onChange={() => onChosen(option.value)}
        />
        {option.icon}
        {option.label}
      </label>
    ))}
  </Group>
);

const Group = styled("fieldset")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr));
  gap: var(--space-1);
  min-inline-size: 0;
  margin: 0;
  padding: var(--space-1);
  border: 0;
  border-radius: var(--radius-m);
  background: var(--sunken);
  & > legend { float: inline-start; grid-column: 1 / -1; padding: var(--space-2) var(--space-3) var(--space-1); font: 800 var(--size-m) / 1.2 var(--font-display); font-stretch: 88%; }
  & > label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--target);
    padding: 0 var(--space-1);
    border: 2px solid transparent;
    border-radius: 10px;
    font: 700 var(--size-m) / 1.2 var(--font-display);
    font-stretch: 88%;
    cursor: pointer;
  }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  & > label:has(:checked) { border-color: var(--on-signature); background: var(--signature); color: var(--on-signature); }
  & > label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) {
    & > label:has(:checked) { outline: 2px solid Highlight; }
  }
`;

/** Whose settings these are. */
export const Person = styled("div")`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding-block-end: var(--space-2);
  & > span { display: grid; min-inline-size: 0; ${userText} }
  & b { font: 800 var(--size-l) / 1.1 var(--font-display); letter-spacing: -0.02em; }
  & small { color: var(--text-muted); font-size: var(--size-m); }
`;

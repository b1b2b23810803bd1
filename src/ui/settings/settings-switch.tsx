import { styled } from "goober";
import { type ReactNode, useId } from "react";

export type SettingsSwitchProps = {
  icon?: ReactNode;
  label: string;
  hint: string;
  isOn: boolean;
  /** Focusable, but cannot be switched. */
  isUnavailable?: boolean;
  onSwitched: (isOn: boolean) => void;
};

/** A setting with a switch. */
export function SettingsSwitch({
  icon,
  label,
  hint,
  isOn,
  isUnavailable = false,
  onSwitched,
}: SettingsSwitchProps) {
  const id = useId();
  return (
    <Line data-unavailable={isUnavailable}>
      {icon}
      <span>
        <b id={`${id}-label`}>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-disabled={isUnavailable}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => !isUnavailable && onSwitched(event.currentTarget.checked)}
      />
    </Line>
  );
}

/** As high as a switch, until it is known whether there is one. */
export const SwitchRoom = styled("div")`
  visibility: hidden;
`;

const Line = styled("label")`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 60px;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--text);
  cursor: pointer;
  & > span { display: grid; flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & b { font-family: var(--font-display); font-weight: 800; font-stretch: 88%; }
  & small { color: var(--text-muted); font-size: var(--size-s); }
  & > svg { flex: none; }
  & > input {
    appearance: none;
    flex: none;
    display: grid;
    align-items: center;
    inline-size: 52px;
    block-size: 32px;
    margin: 0;
    padding: 3px;
    border: 2px solid var(--text-muted);
    border-radius: 16px;
    cursor: inherit;
    transition: background-color var(--motion-fade);
  }
  & > input::before {
    content: "";
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    background: var(--text-muted);
    transition: translate var(--motion-fade) var(--ease-out);
  }
  & > input:checked { border-color: light-dark(var(--on-signature), var(--signature)); background: var(--signature); }
  & > input:checked::before { background: var(--on-signature); translate: 20px 0; }
  &:dir(rtl) > input:checked::before { translate: -20px 0; }
  & > input:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  &[data-unavailable="true"] { cursor: not-allowed; }
  &[data-unavailable="true"] > input { border-style: dashed; }
  @media (hover: hover) {
    &[data-unavailable="false"]:hover { box-shadow: inset 0 0 0 2px currentColor; }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    & > input { border-color: CanvasText; }
    & > input::before { background: CanvasText; }
    & > input:checked { background: Highlight; }
    & > input:checked::before { background: HighlightText; }
  }
`;

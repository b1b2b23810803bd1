import { styled } from "goober";
import { useContext } from "react";
import { appearances, directions, type GalleryAddress, widths, writeAddress } from "./address";
import { Navigation } from "./navigation";

/** How the parts are shown: appearance, direction, width. */
export const Toolbar = () => (
  <Bar>
    <Choice legend="Appearance" name="appearance" options={appearances} />
    <Choice legend="Direction" name="dir" options={directions} labels={{ ltr: "→ LTR", rtl: "RTL ←" }} />
    <Choice legend="Width" name="width" options={widths} />
  </Bar>
);

function Choice<Name extends "appearance" | "dir" | "width">({
  legend,
  name,
  options,
  labels = {},
}: {
  legend: string;
  name: Name;
  options: readonly GalleryAddress[Name][];
  labels?: Record<string, string>;
}) {
  const { address, open } = useContext(Navigation);
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Options>
        {options.map((option) => (
          <Option key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={address[name] === option}
              onChange={() => open(writeAddress({ ...address, [name]: option }))}
            />
            <span>{labels[option] ?? option}</span>
          </Option>
        ))}
      </Options>
    </Group>
  );
}

const Bar = styled("div")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;

const Group = styled("fieldset")`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
`;

const Legend = styled("legend")`
  padding: 0;
  font-size: var(--size-s);
  color: var(--text-muted);
`;

const Options = styled("div")`
  display: flex;
  padding: 2px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--raised);
`;

const Option = styled("label")`
  position: relative;
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: calc(var(--target) - 6px);
  border-radius: var(--radius-full);
  cursor: pointer;
  input {
    position: absolute;
    inset: -3px 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    padding-inline: var(--space-3);
    line-height: calc(var(--target) - 6px);
    border-radius: var(--radius-full);
    font-size: var(--size-s);
    text-transform: capitalize;
  }
  input:checked + span {
    background: var(--signature);
    color: var(--on-signature);
    font-weight: 600;
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    input:checked + span { outline: 2px solid SelectedItem; }
  }
`;

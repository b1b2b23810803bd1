import { styled } from "goober";
import { CloseIcon } from "../base/icons";

export type FreeDaysListProps = {
  label: string;
  items: readonly { text: string; dropLabel: string }[];
  onDropped: (index: number) => void;
};

/** The list of free days, each with a button to remove it. */
export const FreeDaysList = ({ label, items, onDropped }: FreeDaysListProps) => (
  <List aria-label={label}>
    {items.map(({ text, dropLabel }, index) => (
      <li key={text}>
        <button type="button" aria-label={dropLabel} onClick={() => onDropped(index)}>
          <span>{text}</span>
          <CloseIcon size={18} />
        </button>
      </li>
    ))}
  </List>
);

const List = styled("ul")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  & button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: var(--target);
    padding: 4px var(--space-3);
    border: 2px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--raised);
    font: 700 0.9375rem / 1.15 var(--font-display);
    font-stretch: 88%;
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (hover: hover) {
    & button:hover { border-color: var(--text); }
  }
`;

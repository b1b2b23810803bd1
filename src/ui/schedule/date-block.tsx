import { styled } from "goober";

export type DateBlockProps = {
  /** "Tue". */
  weekday: string;
  /** "24". */
  day: string;
  /** "Nov". */
  month: string;
  isToday?: boolean;
};

/** A day as a calendar leaf. Screen readers read it in DOM order: "Tue 24 Nov". */
export const DateBlock = ({ weekday, day, month, isToday = false }: DateBlockProps) => (
  <Leaf data-today={isToday || undefined}>
    <span>{weekday}</span> <b>{day}</b> <span>{month}</span>
  </Leaf>
);

const Leaf = styled("span")`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: start;
  inline-size: 3.25rem;
  font-family: var(--font-display);
  line-height: 1.1;
  & > span { color: var(--text-muted); font-size: var(--size-s); font-weight: 650; }
  & > b { font-size: 2rem; font-weight: 800; font-stretch: 78%; letter-spacing: -0.03em; line-height: 1; font-variant-numeric: tabular-nums; }
  &[data-today] > b { padding-inline: 6px; border-radius: var(--radius-s); background: var(--text); color: var(--page); }
  @media (forced-colors: active) {
    &[data-today] > b { outline: 2px solid; }
  }
`;

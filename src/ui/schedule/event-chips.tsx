import { styled } from "goober";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";
import { behindDots } from "./dots";

export type EventChip = {
  id: string;
  /** "Thu 26 · 17:30". */
  when: string;
  /** "Practice". */
  title: string;
  href: string;
  isOff?: boolean;
};

export type EventChipsProps = {
  events: readonly EventChip[];
  /** The last chip: the whole schedule. */
  all: { label: string; spoken: string; href: string };
  onOpened: (href: string) => void;
};

/** Later events as chips with day and time, and the way to all of them. */
export const EventChips = ({ events, all, onOpened }: EventChipsProps) => (
  <Chips>
    {events.map(({ id, when, title, href, isOff = false }) => (
      <li key={id}>
        <a href={href} data-off={isOff || undefined} onClick={inPlace(() => onOpened(href))}>
          <b>{behindDots(when)}</b> <small>{title}</small>
        </a>
      </li>
    ))}
    <li>
      <a href={all.href} onClick={inPlace(() => onOpened(all.href))}>
        <span>
          <b>{all.label}</b> <VisuallyHidden>{all.spoken}</VisuallyHidden>
        </span>
      </a>
    </li>
  </Chips>
);

const Chips = styled("ul")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: grid; min-inline-size: 0; }
  & > li:not(:last-child) { flex: 1 1 7rem; max-inline-size: 16rem; }
  & a {
    display: grid;
    align-content: center;
    min-block-size: 56px;
    min-inline-size: var(--target);
    padding: 6px var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--raised);
    color: var(--text);
    text-decoration: none;
    ${userText}
  }
  & b { font: 800 0.9375rem / 1.25 var(--font-display); font-stretch: 88%; font-variant-numeric: tabular-nums; }
  & small { color: var(--text-muted); font-size: 0.8125rem; line-height: 1.25; }
  & [data-off] b { color: var(--text-muted); text-decoration: line-through; text-decoration-thickness: 2px; }
  @media (hover: hover) {
    & a:hover { border-color: var(--line-strong); }
  }
`;

import { styled } from "goober";
import { useId } from "react";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";

export type FoundRow = { key: string; href: string; name: string; detail: string; isStruck?: boolean };
export type FoundGroupProps = { title: string; rows: readonly FoundRow[]; onOpened: (href: string) => void };

/** What was found of one kind, below its heading. */
export function FoundGroup({ title, rows, onOpened }: FoundGroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Group aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {rows.map(({ key, href, name, detail, isStruck }) => (
          <li key={key}>
            <a href={href} onClick={inPlace(() => onOpened(href))}>
              {isStruck ? <s>{name}</s> : <b>{name}</b>}
              {detail && <span>{detail}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Group>
  );
}

const Group = styled("section")`
  display: grid;
  gap: var(--space-1);
  & > h3 { color: var(--text-muted); font: 750 var(--size-s) / 1.3 var(--font-display); }
  & > ul { display: grid; margin: 0; padding: 0; list-style: none; }
  & a {
    display: grid;
    align-content: center;
    min-block-size: 52px;
    margin-inline: calc(-1 * var(--space-2));
    padding: 4px var(--space-2);
    border-radius: var(--radius-m);
    color: inherit;
    text-decoration: none;
    ${userText}
  }
  & a > :first-child { font: 750 var(--size-m) / 1.3 var(--font-display); font-stretch: 88%; }
  & a > span { color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; }
  @media (hover: hover) {
    & a:hover { background: var(--sunken); }
  }
`;

import { styled } from "goober";
import { slug } from "./address";
import type { GalleryEntry } from "./entry";
import { groupsOf } from "./groups";
import { GalleryLink } from "./navigation";

/** The list of entries by group: folded on a phone, always open beside the page where there is room. */
export const Shelves = ({
  entries,
  current,
}: {
  entries: readonly GalleryEntry[];
  current: GalleryEntry | undefined;
}) => (
  <>
    <Folded>
      <summary>{current?.name ?? "All parts"}</summary>
      <nav aria-label="Parts">
        <Groups entries={entries} current={current} />
      </nav>
    </Folded>
    <Open aria-label="Parts">
      <Groups entries={entries} current={current} />
    </Open>
  </>
);

const Groups = ({
  entries,
  current,
}: {
  entries: readonly GalleryEntry[];
  current: GalleryEntry | undefined;
}) =>
  groupsOf(entries).map(([group, members]) => (
    <Group key={group}>
      <p>{group}</p>
      <ul>
        {members.map((entry) => (
          <li key={entry.name}>
            <GalleryLink change={{ entry: slug(entry.name), state: null }} isCurrent={entry === current}>
              {entry.name}
            </GalleryLink>
          </li>
        ))}
      </ul>
    </Group>
  ));

const Folded = styled("details")`
  margin-block-start: var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--raised);
  summary {
    padding: var(--space-2) var(--space-4);
    min-height: var(--target);
    line-height: calc(var(--target) - 2 * var(--space-2));
    font-weight: 600;
    cursor: pointer;
  }
  nav { padding: 0 var(--space-4) var(--space-4); }
  @media (min-width: 960px) { display: none; }
`;

const Open = styled("nav")`
  display: none;
  margin-block-start: var(--space-5);
  @media (min-width: 960px) { display: block; }
`;

const Group = styled("div")`
  margin-block-start: var(--space-4);
  p {
    font-size: var(--size-s);
    color: var(--text-muted);
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    margin-inline: calc(-1 * var(--space-3));
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    color: inherit;
    text-decoration: none;
    font-weight: 500;
  }
  a:hover { background: var(--sunken); }
  a[aria-current] {
    background: var(--signature);
    color: var(--on-signature);
    font-weight: 700;
  }
`;

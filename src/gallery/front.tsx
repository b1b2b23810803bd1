import { styled } from "goober";
import { slug } from "./address";
import type { GalleryEntry } from "./entry";
import { groupsOf } from "./groups";
import { GalleryLink } from "./navigation";

/** The first page: the list of entries. */
export const Front = ({ entries, isLost }: { entries: readonly GalleryEntry[]; isLost: boolean }) => (
  <>
    <Hero>
      <h1>Every part, in every state</h1>
      <p>
        {isLost
          ? "No part of that name stands here. Pick one of these."
          : `${entries.length} parts, ${countStates(entries)} states. Pick one, press it, break it, turn it round.`}
      </p>
    </Hero>
    {groupsOf(entries).map(([group, members]) => (
      <Shelf key={group}>
        <h2>{group}</h2>
        <ul>
          {members.map((entry) => (
            <li key={entry.name}>
              <GalleryLink change={{ entry: slug(entry.name), state: null }}>
                <strong>{entry.name}</strong>
                <span>{entry.states.length === 1 ? "1 state" : `${entry.states.length} states`}</span>
              </GalleryLink>
            </li>
          ))}
        </ul>
      </Shelf>
    ))}
  </>
);

const countStates = (entries: readonly GalleryEntry[]) =>
  entries.reduce((sum, entry) => sum + entry.states.length, 0);

const Hero = styled("div")`
  margin-block: var(--space-7) var(--space-6);
  h1 { font-size: var(--size-3xl); max-width: 9ch; }
  p {
    margin-block-start: var(--space-4);
    font-size: var(--size-l);
    color: var(--text-muted);
    max-width: 40ch;
  }
`;

const Shelf = styled("section")`
  margin-block-start: var(--space-6);
  h2 { font-size: var(--size-xl); }
  ul {
    list-style: none;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 152px), 1fr));
    gap: var(--space-3);
    margin: var(--space-4) 0 0;
    padding: 0;
  }
  a {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-height: 112px;
    padding: var(--space-4);
    border-radius: var(--radius-l);
    background: var(--raised);
    border: 1px solid var(--line);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: var(--signature);
    border-color: var(--signature);
    color: var(--on-signature);
  }
  strong { font-size: var(--size-l); line-height: 1.2; }
  span { font-size: var(--size-s); color: var(--text-muted); }
  a:hover span { color: inherit; }
`;

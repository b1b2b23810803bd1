import { styled } from "goober";
import { useId, useState } from "react";
import type { Icon } from "../ui/base/icon";
import { iconGroups } from "../ui/base/icon-list";
import { BaseballIcon, RatingHeartIcon } from "../ui/base/icons";
import { GoogleIcon, SocialIcon } from "../ui/brand/provider-icon";
import type { GalleryEntry } from "./entry";

export const iconsEntry: GalleryEntry = {
  name: "Icons",
  group: "Images",
  states: [
    { name: "All, with search", render: () => <IconSearch /> },
    {
      name: "Sizes",
      render: () => (
        <Row>
          <BaseballIcon size={16} />
          <BaseballIcon size={20} />
          <BaseballIcon />
          <BaseballIcon size={32} />
          <BaseballIcon size={48} />
          <BaseballIcon size={96} />
        </Row>
      ),
    },
    {
      name: "With a title",
      render: () => (
        <Row>
          <RatingHeartIcon title="Rated by your crew" size={32} />
        </Row>
      ),
    },
    {
      name: "Sign-in marks",
      render: () => (
        <Row>
          <GoogleIcon />
          <SocialIcon />
        </Row>
      ),
    },
  ],
};

function IconSearch() {
  const [wanted, setWanted] = useState("");
  const id = useId();
  const found = Object.entries(iconGroups)
    .map(([group, icons]) => [group, matching(group, icons, wanted)] as const)
    .filter(([, icons]) => icons.length > 0);
  const count = found.reduce((sum, [, icons]) => sum + icons.length, 0);
  return (
    <>
      <Search>
        <label htmlFor={id}>Search icons</label>
        <input id={id} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        <p role="status">{count === 0 ? "No icon of that name. Try “ball”." : `${count} icons`}</p>
      </Search>
      {found.map(([group, icons]) => (
        <section key={group} aria-label={group}>
          <GroupName>{group}</GroupName>
          <Icons>
            {icons.map(([name, Icon]) => (
              <li key={name}>
                <Icon size={32} />
                {name}
              </li>
            ))}
          </Icons>
        </section>
      ))}
    </>
  );
}

function matching(group: string, icons: Record<string, Icon>, wanted: string) {
  const words = wanted.toLowerCase().split(/\s+/);
  return Object.entries(icons).filter(([name]) =>
    words.every((word) => `${group} ${name}`.toLowerCase().includes(word)),
  );
}

const Row = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-5);
`;

const Search = styled("div")`
  display: grid;
  gap: var(--space-1);
  max-width: 420px;
  label { font-weight: 600; }
  input {
    min-height: var(--target);
    padding-inline: var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--raised);
  }
  p { font-size: var(--size-s); color: var(--text-muted); }
`;

const GroupName = styled("h2")`
  margin-block-start: var(--space-5);
  font-size: var(--size-l);
`;

const Icons = styled("ul")`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: var(--space-2);
  margin: var(--space-3) 0 0;
  padding: 0;
  li {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--space-2);
    min-height: 112px;
    padding: var(--space-2);
    border-radius: var(--radius-m);
    background: var(--raised);
    font-size: var(--size-s);
    line-height: 1.2;
    text-align: center;
  }
  li:hover { background: var(--signature); color: var(--on-signature); }
`;

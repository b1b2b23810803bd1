import { styled } from "goober";
import { Logo } from "../ui/brand/logo";
import { findEntry, findState, type GalleryAddress } from "./address";
import type { GalleryEntry } from "./entry";
import { EntryPage } from "./entry-page";
import { Front } from "./front";
import { GalleryLink, Navigation } from "./navigation";
import { Shelves } from "./shelves";
import { Stage, useRootLook } from "./stage";
import { Toolbar } from "./toolbar";

/** Every part in every state. */
export function Gallery(props: {
  entries: readonly GalleryEntry[];
  address: GalleryAddress;
  open: (href: string) => void;
}) {
  const { entries, address, open } = props;
  const entry = findEntry(entries, address);
  const state = entry && findState(entry, address);
  if (entry && state && address.isAlone) return <Stage entry={entry} state={state} address={address} />;
  return (
    <Navigation value={{ address, open }}>
      <Book entries={entries} entry={entry} address={address} />
    </Navigation>
  );
}

function Book({
  entries,
  entry,
  address,
}: {
  entries: readonly GalleryEntry[];
  entry: GalleryEntry | undefined;
  address: GalleryAddress;
}) {
  useRootLook(address);
  return (
    <Layout>
      <title>{entry ? `${entry.name} · Gallery` : "Gallery"}</title>
      <Side>
        <Brand>
          <GalleryLink change={{ entry: null, state: null }} label="Gallery: front page">
            <Logo height={34} />
            <span>Gallery</span>
          </GalleryLink>
        </Brand>
        <Shelves key={entry?.name ?? ""} entries={entries} current={entry} />
      </Side>
      <Content>
        <Toolbar />
        {entry ? (
          <EntryPage key={entry.name} entry={entry} />
        ) : (
          <Front entries={entries} isLost={address.entry !== null} />
        )}
      </Content>
    </Layout>
  );
}

const Layout = styled("div")`
  --side: 256px;
  display: grid;
  @media (min-width: 960px) {
    grid-template-columns: var(--side) minmax(0, 1fr);
  }
`;

const Side = styled("header")`
  padding: var(--space-4);
  @media (min-width: 960px) {
    position: sticky;
    inset-block-start: 0;
    height: 100dvh;
    overflow-y: auto;
    padding: var(--space-5) var(--space-4);
    border-inline-end: 1px solid var(--line);
  }
`;

const Brand = styled("div")`
  a {
    display: flex;
    align-items: end;
    gap: var(--space-2);
    min-height: var(--target);
    width: fit-content;
    color: inherit;
    text-decoration: none;
    font-family: var(--font-display);
    font-weight: 800;
    font-size: var(--size-l);
    line-height: 1;
    letter-spacing: -0.02em;
  }
`;

const Content = styled("main")`
  min-width: 0;
  padding: 0 var(--space-4) var(--space-8);
  @media (min-width: 960px) {
    padding: var(--space-5) var(--space-6) var(--space-8);
  }
`;

import { styled } from "goober";
import { useContext } from "react";
import { VisuallyHidden } from "../ui/base/visually-hidden";
import { findState, slug } from "./address";
import type { GalleryEntry } from "./entry";
import { Frame } from "./frame";
import { GalleryLink, Navigation } from "./navigation";
import { printElement } from "./print-element";

/** One entry: all its states, or the one in the URL. */
export function EntryPage({ entry }: { entry: GalleryEntry }) {
  const { address } = useContext(Navigation);
  const only = findState(entry, address);
  return (
    <>
      <Title>
        <p>{entry.group}</p>
        <h1>{entry.name}</h1>
      </Title>
      {only && (
        <Back>
          <GalleryLink change={{ state: null }}>Show all {entry.states.length} states</GalleryLink>
        </Back>
      )}
      <States data-width={address.width}>
        {(only ? [only] : entry.states).map((state) => (
          <StateSection key={state.name} aria-label={state.name}>
            <header>
              <h2>
                <GalleryLink change={{ state: slug(state.name) }}>{state.name}</GalleryLink>
              </h2>
              <GalleryLink change={{ state: slug(state.name), isAlone: true }}>
                Open alone<VisuallyHidden>: {state.name}</VisuallyHidden>
              </GalleryLink>
            </header>
            <Frame entryName={entry.name} stateName={state.name} />
            <Code render={state.render} />
          </StateSection>
        ))}
      </States>
    </>
  );
}

/** A component, so that a state may use hooks. */
function Code({ render }: { render: GalleryEntry["states"][number]["render"] }) {
  const code = printElement(render());
  return /<[A-Z]/.test(code) ? (
    <Source>
      <summary>Props</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them */}
      <pre tabIndex={0}>{code}</pre>
    </Source>
  ) : null;
}

const Title = styled("div")`
  margin-block: var(--space-6) var(--space-4);
  p { color: var(--text-muted); }
  h1 { font-size: var(--size-2xl); }
`;

const Back = styled("p")`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
  }
`;

/** States of phone width are shown side by side. */
const States = styled("div")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-5);
  &[data-width="360"] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 362px), 1fr)); }
`;

const StateSection = styled("section")`
  min-width: 0;
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 var(--space-4);
  }
  h2 { font-size: var(--size-l); }
  header a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
  }
  h2 a { text-decoration: none; }
  h2 a:hover { text-decoration: underline; }
`;

const Source = styled("details")`
  font-size: var(--size-s);
  summary {
    display: inline-block;
    min-height: var(--target);
    line-height: var(--target);
    color: var(--text-muted);
    cursor: pointer;
  }
  summary::before { content: "+ "; }
  &[open] summary::before { content: "− "; }
  pre {
    margin: 0;
    padding: var(--space-4);
    overflow-x: auto;
    border-radius: var(--radius-m);
    background: var(--sunken);
    line-height: 1.6;
    direction: ltr;
    text-align: left;
  }
`;

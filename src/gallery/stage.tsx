import { styled } from "goober";
import { useLayoutEffect } from "react";
import { VisuallyHidden } from "../ui/base/visually-hidden";
import { type GalleryAddress, slug } from "./address";
import type { GalleryEntry } from "./entry";

/** A page with one state, for the frames and for tests. */
export function Stage({
  entry,
  state,
  address,
}: {
  entry: GalleryEntry;
  state: GalleryEntry["states"][number];
  address: GalleryAddress;
}) {
  useRootLook(address);
  const name = `${entry.name}: ${state.name}`;
  return (
    <Boards data-stage={`${slug(entry.name)}/${slug(state.name)}`}>
      <title>{name}</title>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      <State key={name} render={state.render} />
    </Boards>
  );
}

/** Sets appearance and direction on the root element, like the product. */
export function useRootLook({ appearance, dir }: Pick<GalleryAddress, "appearance" | "dir">) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = dir;
    if (appearance === "system") delete root.dataset.appearance;
    else root.dataset.appearance = appearance;
  }, [appearance, dir]);
}

/** A component, so that a state may use hooks. */
const State = ({ render }: { render: GalleryEntry["states"][number]["render"] }) => render();

const Boards = styled("main")`
  display: flow-root;
  padding: var(--space-5) var(--space-4);
  min-width: 0;
`;

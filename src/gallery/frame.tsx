import { styled } from "goober";
import { useContext, useEffect, useRef, useState } from "react";
import { type GalleryAddress, slug, writeAddress } from "./address";
import { Navigation } from "./navigation";

/** A state in an iframe, so that width, direction and appearance are real and an open dialog stays inside. */
export function Frame({ entryName, stateName }: { entryName: string; stateName: string }) {
  const { address } = useContext(Navigation);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(smallest);
  const src = writeAddress({ ...address, entry: slug(entryName), state: slug(stateName), isAlone: true });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let stopWatching = () => {};
    const watch = () => {
      stopWatching();
      stopWatching = watchHeight(element.contentDocument, setHeight);
    };
    element.addEventListener("load", watch);
    return () => {
      element.removeEventListener("load", watch);
      stopWatching();
    };
  }, []);

  return (
    <Board>
      <Page
        ref={frame}
        src={src}
        title={`${entryName}: ${stateName}`}
        loading="lazy"
        style={{ width: widthOf(address), height }}
      />
    </Board>
  );
}

const smallest = 96;
const roomForOverlay = 640;
const overlay = "dialog[open], [popover]:popover-open";

/** Sets the frame's height to its content, or to a phone's for floating parts. */
function watchHeight(page: Document | null, report: (height: number) => void) {
  if (!page) return () => {};
  const measure = () => {
    const content = page.querySelector("main")?.getBoundingClientRect().height ?? smallest;
    report(Math.max(smallest, Math.ceil(content), page.querySelector(overlay) ? roomForOverlay : 0));
  };
  const resized = new ResizeObserver(measure);
  const changed = new MutationObserver(() => {
    for (const main of page.querySelectorAll("main")) resized.observe(main);
    measure();
  });
  changed.observe(page.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
  for (const main of page.querySelectorAll("main")) resized.observe(main);
  measure();
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}

const widthOf = ({ width }: GalleryAddress) => (width === "full" ? "100%" : `${width}px`);

const Board = styled("div")`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);
`;

const Page = styled("iframe")`
  display: block;
  margin-inline: auto;
  border: 0;
  background: var(--page);
`;

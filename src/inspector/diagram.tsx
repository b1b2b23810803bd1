import { styled } from "goober";
import { useEffect, useMemo, useState } from "react";
import { MinusIcon, PlusIcon } from "../ui/base/icons";
import { occasionOf } from "./machine-graph";
import { readNow } from "./machine-now";
import { MachinePicture } from "./machine-picture";
import type { MachineNode } from "./machine-tree";
import { Note, Pane, PaneBody, PaneHead, PaneTitle } from "./pane";
import { type ActorThen, stateWords } from "./travel";
import { useDrawing, useRoom } from "./use-drawing";

/** Below this scale labels are unreadable, so the drawing scrolls instead. */
const smallest = 0.78;
const largest = 1.2;

export function Diagram({ actor, machine }: { actor: ActorThen | null; machine: MachineNode | null }) {
  const { place, room } = useRoom();
  const [chosen, setChosen] = useState({ machine, zoom: 1 });
  const zoom = chosen.machine === machine ? chosen.zoom : 1;
  const setZoom = (wanted: number) => setChosen({ machine, zoom: wanted });
  const drawing = useDrawing(machine, room);
  const now = useMemo(() => machine && readNow(machine, actor?.shot ?? null), [machine, actor?.shot]);
  const fit = drawing ? Math.min(room.width / drawing.width, room.height / drawing.height) : 1;
  const readable = Math.min(Math.max(fit, smallest), largest);
  const scale = readable * zoom;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the highlighted state is read from the DOM after rendering
  useEffect(() => {
    if (place.current) bringIntoView(place.current);
  }, [place, drawing, now, scale]);
  const next = now ? [...now.open].map(occasionOf) : [];
  return (
    <Pane aria-label="Chart">
      <PaneHead>
        <Where>
          <PaneTitle>{machine?.name ?? actor?.name ?? "Chart"}</PaneTitle>
          {actor && <p>{stateWords(actor)}</p>}
        </Where>
        <Zoom>
          <button type="button" aria-label="Smaller" onClick={() => setZoom(zoom / 1.25)}>
            <MinusIcon />
          </button>
          <button type="button" onClick={() => setZoom(fit / readable)}>
            Fit
          </button>
          <button type="button" aria-label="Larger" onClick={() => setZoom(zoom * 1.25)}>
            <PlusIcon />
          </button>
        </Zoom>
      </PaneHead>
      <Ground
        ref={place}
        tabIndex={0}
        role="group"
        aria-label={machine ? `Diagram of ${machine.name}` : "Diagram"}
      >
        {actor && !machine && <Note>{actor.name} is no machine, so there is nothing to draw.</Note>}
        {!actor && <Note>Open the app with ?inspect and press “Open inspector” there.</Note>}
        {drawing && now && <MachinePicture drawing={drawing} now={now} scale={scale} />}
      </Ground>
      {next.length > 0 && <Next>Next: {[...new Set(next)].join(" or ")}</Next>}
    </Pane>
  );
}

/** Scrolls the innermost active state to the middle if it is out of view, without scrolling the window. */
function bringIntoView(ground: HTMLElement) {
  const lit = [...ground.querySelectorAll("[data-active]:not([data-whole]) > rect")][0];
  if (!lit) return;
  const [whole, part] = [ground.getBoundingClientRect(), lit.getBoundingClientRect()];
  const isOut =
    part.left < whole.left || part.right > whole.right || part.top < whole.top || part.bottom > whole.bottom;
  if (!isOut) return;
  ground.scrollBy({
    left: (part.left + part.right - whole.left - whole.right) / 2,
    top: (part.top + part.bottom - whole.top - whole.bottom) / 2,
  });
}

const Ground = styled(PaneBody)`
  display: grid;
  place-items: safe center;
  background: var(--page);
  &:focus-visible { outline-offset: -3px; }
`;

const Where = styled("div")`
  margin-inline-end: auto;
  p { font-size: var(--size-s); color: var(--text-muted); }
`;

const Next = styled("p")`
  padding: var(--space-2) var(--space-4);
  border-block-start: 1px solid var(--line);
  font-size: var(--size-s);
  color: var(--attention-text);
  max-block-size: 4.6em;
  overflow: auto;
`;

const Zoom = styled("div")`
  display: flex;
  button {
    display: grid;
    place-items: center;
    min-inline-size: var(--target);
    min-block-size: var(--target);
    border: 0;
    border-radius: var(--radius-full);
    background: none;
    cursor: pointer;
  }
  button:hover { background: var(--sunken); }
`;

import { useEffect, useRef, useState } from "react";
import type { Drawing } from "./drawing";
import { drawMachine } from "./layout";
import type { Measure } from "./machine-graph";
import type { MachineNode } from "./machine-tree";

export const fonts = {
  family: "system-ui, sans-serif",
  title: "600 14px",
  text: "12.5px",
};

/** The machine's drawing once ELK has placed it; each machine is laid out once. */
export function useDrawing(machine: MachineNode | null, room: { width: number; height: number }) {
  const [drawings, setDrawings] = useState<ReadonlyMap<MachineNode, Drawing>>(new Map());
  const latest = useRef(room);
  latest.current = room;
  const isRoom = room.width > 0;
  useEffect(() => {
    if (!machine || !isRoom) return;
    let isWanted = true;
    void drawMachine(machine, latest.current, measure()).then(
      (drawing) => isWanted && setDrawings((known) => new Map(known).set(machine, drawing)),
    );
    return () => {
      isWanted = false;
    };
  }, [machine, isRoom]);
  return machine ? (drawings.get(machine) ?? null) : null;
}

/** Every element's size, updated when the window changes. */
export function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return { place, room };
}

function measure(): Measure {
  const context = document.createElement("canvas").getContext("2d");
  return (text, look) => {
    if (!context) return text.length * 8;
    context.font = `${fonts[look]} ${fonts.family}`;
    return context.measureText(text).width;
  };
}

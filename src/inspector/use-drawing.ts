import { useEffect, useRef, useState } from "react";
import type { Measure } from "./chart-graph";
import type { ChartNode } from "./chart-tree";
import type { Drawing } from "./drawing";
import { drawChart } from "./layout";

export const fonts = {
  family: "system-ui, sans-serif",
  title: "600 14px",
  text: "12.5px",
};

/** The chart's drawing once ELK has placed it; each chart is laid out once. */
export function useDrawing(chart: ChartNode | null, room: { width: number; height: number }) {
  const [drawings, setDrawings] = useState<ReadonlyMap<ChartNode, Drawing>>(new Map());
  const latest = useRef(room);
  latest.current = room;
  const isRoom = room.width > 0;
  useEffect(() => {
    if (!chart || !isRoom) return;
    let isWanted = true;
    void drawChart(chart, latest.current, measure()).then(
      (drawing) => isWanted && setDrawings((known) => new Map(known).set(chart, drawing)),
    );
    return () => {
      isWanted = false;
    };
  }, [chart, isRoom]);
  return chart ? (drawings.get(chart) ?? null) : null;
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

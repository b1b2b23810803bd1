import { Poster } from "../ui/brand/poster";
import {
  BasesDrawing,
  BellDrawing,
  ChatDrawing,
  FieldDrawing,
  WeeksDrawing,
} from "../ui/brand/poster-drawings";
import type { GalleryEntry } from "./entry";

export const posterEntry: GalleryEntry = {
  name: "Poster",
  group: "Layout",
  states: [
    { name: "Field", tone: "signature" as const, drawing: <FieldDrawing /> },
    { name: "Bases", tone: "attention" as const, drawing: <BasesDrawing /> },
    { name: "Chat", tone: "ink" as const, drawing: <ChatDrawing /> },
    { name: "Weeks", tone: "chalk" as const, drawing: <WeeksDrawing /> },
    { name: "Bell", tone: "attention" as const, drawing: <BellDrawing /> },
  ].map(({ name, tone, drawing }) => ({
    name,
    render: () => (
      <Poster tone={tone} drawing={drawing} title="A few big words.">
        <p>And what will live here, once there is something to show.</p>
      </Poster>
    ),
  })),
};

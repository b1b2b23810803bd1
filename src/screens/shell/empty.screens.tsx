import type { ReactNode } from "react";
import { Skeleton } from "../../ui/base/skeleton";
import { Poster } from "../../ui/brand/poster";
import { BellDrawing, ChatDrawing } from "../../ui/brand/poster-drawings";
import { ShellPage } from "../../ui/shell/shell-frame";

/** /app/chat */
export const ChatScreen = () => (
  <ShellPage title="Chat">
    <Poster tone="ink" title="The bench is quiet." drawing={<ChatDrawing />}>
      <p>Chat is still lacing up. Huddles, carpool plans and post-game banter will happen here.</p>
    </Poster>
  </ShellPage>
);

/** /app/dings: *Needs you*, or a poster if nothing waits. */
export const DingsScreen = ({
  isRead,
  needsYou,
}: {
  /** Whether the events that the list asks about are read. */
  isRead: boolean;
  needsYou: (opening: ReactNode, empty: ReactNode) => ReactNode;
}) => (
  <ShellPage title="Dings">
    {!isRead ? (
      <Opening />
    ) : (
      needsYou(
        <Opening />,
        <Poster tone="attention" title="Not a single ding." drawing={<BellDrawing />}>
          <p>
            <strong>Nothing needs you.</strong>
          </p>
          <p>A practice moves, an answer is missing, somebody wants in: this is where it will ring.</p>
        </Poster>,
      )
    )}
  </ShellPage>
);

const Opening = () => <Skeleton rows={3} label="Looking what needs you" />;

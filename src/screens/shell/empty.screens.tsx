import type { ReactNode } from "react";
import { HeldBack, Muted } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { Poster } from "../../ui/brand/poster";
import { BellDrawing } from "../../ui/brand/poster-drawings";
import { HomeColumns } from "../../ui/shell/home-columns";
import { ShellPage } from "../../ui/shell/shell-frame";

/** /app/dings: *Needs you*, then the news; a poster if there is neither. */
export const DingsScreen = ({
  isRead,
  needsYou,
  news,
}: {
  /** Whether the list and the events that it asks about are read. The news are drawn below it then, so that they do not move. */
  isRead: boolean;
  needsYou: (opening: ReactNode, empty: ReactNode) => ReactNode;
  news: (empty: ReactNode, lead: ReactNode) => ReactNode;
}) => (
  <ShellPage title="Dings">
    <HomeColumns aside={null}>
      {isRead ? needsYou(null, null) : <Opening />}
      <HeldBack hidden={!isRead}>
        {news(
          <Poster tone="attention" title="Not a single ding." drawing={<BellDrawing />}>
            <p>
              <strong>Nothing needs you.</strong>
            </p>
            <p>A practice moves, somebody names you or wants in: this is where it rings.</p>
          </Poster>,
          <Muted>Nothing needs you.</Muted>,
        )}
      </HeldBack>
    </HomeColumns>
  </ShellPage>
);

const Opening = () => <Skeleton rows={3} label="Looking what needs you" />;

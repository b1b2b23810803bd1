import { type ReactNode, useId } from "react";
import { needYouText, seeOnHomeText } from "../../../domain/needs-you/count-texts";
import { routes } from "../../../domain/shell/routes";
import { HeldBack } from "../../ui/base/held-back";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { Muted } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { Poster } from "../../ui/brand/poster";
import { BellDrawing } from "../../ui/brand/poster-drawings";
import { NeedsYouStrip } from "../../ui/schedule/needs-you-strip";
import { HomeColumns } from "../../ui/shell/home-columns";
import { ShellPage } from "../../ui/shell/shell-frame";

export type DingsProps = {
  /** How many decisions wait; null until they are read. The news are drawn then, so that they do not move. */
  needsYou: number | null;
  onOpened: (href: string) => void;
  news: (empty: ReactNode, lead: ReactNode) => ReactNode;
};

/** /app/dings: the news, with a line to Home while something waits there; a poster if there is neither. */
export function DingsScreen({ needsYou, onOpened, news }: DingsProps) {
  const id = useId();
  return (
    <ShellPage title="Dings">
      <HomeColumns aside={null}>
        {needsYou !== null && needsYou > 0 && (
          <section aria-labelledby={id}>
            <NeedsYouStrip
              id={id}
              title={needYouText(needsYou)}
              actions={
                <LinkButton kind="quiet" href={home} onClick={inPlace(() => onOpened(home))}>
                  {seeOnHomeText}
                </LinkButton>
              }
            />
          </section>
        )}
        {needsYou === null && <Skeleton rows={3} label="Looking what needs you" />}
        <HeldBack hidden={needsYou === null}>
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
}

const home = routes.home.pattern;

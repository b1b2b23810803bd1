import { Fragment, type ReactNode, Suspense, useEffect, useState } from "react";
import { greetsInItsHead } from "../../../domain/account/first-run";
import { signInTexts } from "../../../domain/sign-in/texts";
import { Skeleton } from "../../ui/base/skeleton";
import { Poster } from "../../ui/brand/poster";
import { FieldDrawing } from "../../ui/brand/poster-drawings";
import { HomeColumns } from "../../ui/shell/home-columns";
import { ShellPage } from "../../ui/shell/shell-frame";
import { useAddress } from "./use-address";

export type HomeProps = {
  /** Whom staff have to call at once. */
  calls?: ReactNode;
  /** The household's next event. */
  hero?: ReactNode;
  needsYou: ReactNode;
  /** The events after it. */
  upNext?: ReactNode;
  /** Covers the page when there is something to celebrate. */
  celebration?: ReactNode;
  /** The posts; their code is loaded after the page. */
  plays?: ReactNode;
  /** The newest release's notes, until they were read. */
  whatsNew?: ReactNode;
  /** Reads the events. */
  events?: ReactNode;
  /** Whether *Needs you* and the events are read. Before, the hero alone is drawn, so that nothing moves. */
  isRead: boolean;
  /** For somebody without coming events who has something to begin with. */
  poster?: ReactNode;
  /** Whether nothing waits, no event is coming and there are no posts to read. */
  isQuiet: boolean;
  /** Whether it was a first run when loading started: the query may be gone when the code arrives. */
  greeting?: { isDue: boolean };
};

/** /app/home: a greeting on the first run, families to call, the next event, *Needs you*, and the events after it: on wide screens beside both. */
export function HomeScreen(props: HomeProps) {
  const {
    calls,
    hero,
    needsYou,
    upNext,
    whatsNew,
    plays,
    celebration,
    events,
    isRead,
    poster,
    isQuiet,
    greeting,
  } = props;
  const { path, search } = useAddress();
  const [isGreeting] = useState(() => greeting?.isDue || greetsInItsHead(path, search));
  useEffect(() => {
    if (greeting) greeting.isDue = false;
  }, [greeting]);
  return (
    <ShellPage title={isGreeting ? signInTexts.greeting : "Home field"}>
      <Suspense fallback={opening}>
        <HomeColumns aside={isRead ? upNext : laterAside} last={plays}>
          {isRead && calls}
          {hero}
          {isRead && poster}
          {isRead ? needsYou : <Fragment key={hero ? "below" : "alone"}>{opening}</Fragment>}
          {isRead && whatsNew}
        </HomeColumns>
      </Suspense>
      {celebration}
      {events}
      {isQuiet && !poster && (
        <Poster tone="signature" title="Quiet out here." drawing={<FieldDrawing />}>
          <p>
            Your feed kicks off when your team makes a play. Scores, photos and shout-outs will land here.
          </p>
        </Poster>
      )}
    </ShellPage>
  );
}

/** Leaves the hero as wide as it will be. */
const laterAside = <span />;
/** Its key changes when the hero arrives: a new skeleton stands below it, the old one is not moved. */
const opening = <Skeleton rows={4} label="Looking what needs you" />;

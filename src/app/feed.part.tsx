import { type ComponentType, lazy } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { feedWith, type Remind } from "../effects/feed/feed.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { LazyCardMenu, LazyFeedCompose } from "../features/feed/lazy-menus";
import { FeedPlace, type FeedPlaceProps } from "../screens/feed/feed-place";
import { copyWords } from "./copy-words";
import { withOwnMachines } from "./own-machines";

/** The posts on Home and on a team's page. Its dialogs are loaded when the first one opens. */
export function wireFeed(ports: LivePorts): ComponentType<FeedPlaceProps> {
  const { client, session, announce } = ports;
  const { now } = serverClockOf(client);
  const Dialogs = lazy(async () => ({
    default: (await import("./feed-dialogs.part")).wireFeedDialogs(ports),
  }));
  const copy = copyWords(ports);
  let remind: Promise<Remind> | null = null;
  const loadRemind = () => {
    remind ??= import("./feed-dialogs.part").then(({ remindWith }) => remindWith(client));
    return remind;
  };
  return withOwnMachines(ports, {
    open: () => ({ machine: feedWith(ports, window, async (of) => (await loadRemind())(of)) }),
    draw: ({ machine }, props: FeedPlaceProps) => (
      <FeedPlace
        {...props}
        machine={machine}
        session={session}
        Dialogs={Dialogs}
        now={now}
        copy={copy}
        announce={announce}
        CardMenu={LazyCardMenu}
        Compose={LazyFeedCompose}
      />
    ),
  });
}

import { type ComponentType, lazy } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { feedDialogsWith } from "../effects/feed/feed-dialogs.actors";
import { reminder } from "../effects/feed/reminder.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { LazyCardMenu } from "../features/feed/lazy-menus";
import { FeedDialogs } from "../screens/feed/feed-dialogs";
import type { FeedDialogsProps } from "../screens/feed/feed-place";
import { copyWords } from "./copy-words";

export const remindWith = (client: LivePorts["client"]) => reminder(client, () => crypto.randomUUID());

/** The dialogs over a feed. */
export function wireFeedDialogs(ports: LivePorts): ComponentType<FeedDialogsProps> {
  const { now } = serverClockOf(ports.client);
  const all = {
    ...feedDialogsWith(ports, window),
    CardMenu: LazyCardMenu,
    Writing: lazy(async () => ({ default: (await import("./card-writing.part")).wireCardWriting(ports) })),
    Comments: lazy(async () => ({ default: (await import("./huddle.part")).wireComments(ports) })),
    MessageDialog: lazy(async () => ({
      default: (await import("./chat-dialogs.part")).wireMessageDialog(ports),
    })),
    announce: ports.announce,
    copy: copyWords(ports),
    now,
  };
  return (props) => <FeedDialogs {...props} ports={all} />;
}

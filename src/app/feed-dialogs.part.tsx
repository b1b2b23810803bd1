import { type ComponentType, lazy } from "react";
import { type CardDraft, emptyDraft } from "../../domain/feed/card-form";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { feedDialogsWith } from "../effects/feed/feed-dialogs.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { LazyCardMenu } from "../features/feed/lazy-menus";
import { FeedDialogs } from "../screens/feed/feed-dialogs";
import type { FeedDialogsProps } from "../screens/feed/feed-place";
import { deviceDay } from "../ui/schedule/device-clock";
import { copyWords } from "./copy-words";

/** The dialogs over a feed. */
export function wireFeedDialogs(ports: LivePorts): ComponentType<FeedDialogsProps> {
  const { now } = serverClockOf(ports.client);
  const all = {
    ...feedDialogsWith(ports, window),
    drafts: openDrafts(ports, now),
    CardMenu: LazyCardMenu,
    EventPick: lazy(async () => ({ default: (await import("./event-pick.part")).wireEventPick(ports) })),
    PollFields: lazy(async () => ({ default: (await import("./poll-fields.part")).wirePollFields() })),
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

/** What is typed stays in memory until the session ends, never on the device. */
function openDrafts({ session }: LivePorts, now: () => number) {
  const drafts = new Map<"post" | "ask", CardDraft>();
  session.on("session.closed", () => drafts.clear());
  return {
    read: (kind: "post" | "ask") => drafts.get(kind) ?? emptyDraft(deviceDay(now())),
    write: (kind: "post" | "ask", draft: CardDraft) => void drafts.set(kind, draft),
    drop: (kind: "post" | "ask") => void drafts.delete(kind),
  };
}

import { type ComponentType, lazy } from "react";
import { type CardDraft, emptyDraft } from "../../domain/feed/card-form";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { cardFormWith } from "../effects/feed/card-form.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { CardWriting, type CardWritingProps } from "../screens/feed/card-writing";
import { deviceDay } from "../ui/schedule/device-clock";

/** The forms of posts, loaded when somebody writes the first one. */
export function wireCardWriting(ports: LivePorts): ComponentType<CardWritingProps> {
  const { now } = serverClockOf(ports.client);
  const all = {
    machine: cardFormWith(ports, window),
    drafts: openDrafts(ports, now),
    EventPick: lazy(async () => ({ default: (await import("./event-pick.part")).wireEventPick(ports) })),
    PollFields: lazy(async () => ({ default: (await import("./poll-fields.part")).wirePollFields() })),
    announce: ports.announce,
    now,
  };
  return (props) => <CardWriting {...props} ports={all} />;
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

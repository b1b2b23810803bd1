import type { ComponentType } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { eventsToPostWith } from "../effects/feed/events-to-post.actors";
import { EventPick, type EventPickProps } from "../features/feed/event-pick";

/** The choice of the event that a post is about, loaded at the press that asks for it. */
export function wireEventPick({ client }: Pick<LivePorts, "client">): ComponentType<EventPickProps> {
  const machine = eventsToPostWith(client);
  return (props) => <EventPick {...props} machine={machine} />;
}

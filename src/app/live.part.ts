import { createElement } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { liveWith } from "../effects/live/live.actors";
import { countNews } from "../effects/live/received.effects";
import { LiveLine, type LiveLineProps } from "../features/live/live-line";
import { withOwnMachines } from "./own-machines";

/** The live line of who is signed in, with places of its own. */
export function wireLive(ports: LivePorts, page: Window) {
  countNews(ports.line, () => ports.session.getSnapshot().context.auth.me?.id);
  return withOwnMachines<LiveLineProps>(ports, {
    open: () => liveWith(ports, page),
    draw: (machines) => createElement(LiveLine, machines),
  });
}

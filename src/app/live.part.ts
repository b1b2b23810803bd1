import { createElement } from "react";
import { liveMachine } from "../../machines/live/live.machine";
import { outageMachine } from "../../machines/live/outage.machine";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { attentionOf } from "../effects/base/attention.effects";
import { countNews } from "../effects/live/heard.effects";
import { signsOf } from "../effects/live/signs.effects";
import { streamReader } from "../effects/live/stream.effects";
import { LiveLine, type LiveLineProps } from "../features/live/live-line";
import { withOwnCharts } from "./own-charts";

/** The live line of who is signed in, with places of its own. */
export function wireLive(ports: LivePorts, page: Window) {
  const { client, session, line } = ports;
  countNews(line, () => session.getSnapshot().context.auth.me?.id);
  return withOwnCharts<LiveLineProps>(ports, {
    open: () => ({
      machine: liveMachine.provide({
        actors: { attention: attentionOf(page), readStream: streamReader(client, page) },
        actions: { tell: (_, event) => line.tell(event) },
      }),
      outage: outageMachine.provide({ actors: { signs: signsOf(line, page) } }),
    }),
    draw: (charts) => createElement(LiveLine, charts),
  });
}

import { liveMachine } from "../../../machines/live/live.machine";
import { outageMachine } from "../../../machines/live/outage.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { attentionOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { signsOf } from "./signs.effects";
import { streamReader } from "./stream.effects";

export const liveWith = ({ client, line }: LivePorts, page: Window) => ({
  machine: withEffects(
    liveMachine,
    { attention: attentionOf(page), readStream: streamReader(client, page) },
    { publish: (_, event) => line.publish(event) },
  ),
  outage: withEffects(outageMachine, { signs: signsOf(line, page) }),
});

import { pingsMachine } from "../../../machines/pings/pings.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { attentionOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { countsOf } from "../live/line.effects";
import { pingActors } from "./pings.effects";

export const pingsWith = ({ client, session, line }: LivePorts, page: Window) =>
  withEffects(
    pingsMachine,
    {
      ...pingActors(client, () => line.publish({ type: "poll.answered" })),
      attention: attentionOf(page),
      talk: countsOf(line),
    },
    {
      sendCounts: (_, outcome) => {
        if (outcome.kind === "counted") session.send({ type: "pings.counted", pings: outcome.pings });
      },
    },
  );

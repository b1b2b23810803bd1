import type { ComponentType } from "react";
import { awayMachine } from "../../machines/absence/away.machine";
import { awayEndMachine } from "../../machines/absence/away-end.machine";
import { awaySender, endAway, readAbsences } from "../effects/absence/absence.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { AwayDialog } from "../screens/schedule/away-dialog";
import type { AwayDialogProps } from "../screens/schedule/event-place";

/** The dialog that says when people are away. */
export function wireAway({ client }: Pick<AppPorts, "client">): ComponentType<AwayDialogProps> {
  const sender = awaySender(client, () => crypto.randomUUID());
  const charts = {
    away: awayMachine.provide({
      actors: {
        readAbsences: effect(() => readAbsences(client)),
        planAway: effect(({ input }) => sender.plan(input)),
        saveAway: effect(({ input }) => sender.save(input)),
        endAway: effect(({ input }) => endAway(client, input.items)),
      },
    }),
    end: awayEndMachine.provide({
      actors: { endAway: effect(({ input }) => endAway(client, input.items)) },
    }),
  };
  return (props) => <AwayDialog {...props} charts={charts} />;
}

import type { ComponentType } from "react";
import { awayWith } from "../effects/absence/away.actors";
import { awayEndWith } from "../effects/absence/away-end.actors";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { AwayDialog } from "../screens/schedule/away-dialog";
import type { AwayDialogProps } from "../screens/schedule/event-place";

/** The dialog that says when people are away. */
export function wireAway(ports: Pick<AppPorts, "client">): ComponentType<AwayDialogProps> {
  const machines = { away: awayWith(ports), end: awayEndWith(ports) };
  return (props) => <AwayDialog {...props} machines={machines} />;
}

import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { turnWith } from "../effects/duty/turn.actors";
import { seatWith } from "../effects/ride/seat.actors";
import { TurnItem } from "../features/duty/turn-item";
import { RideItem } from "../features/ride/ride-item";
import type { HelpItemProps } from "../ui/duty/help-item-props";

/** A turn or a ride under *Needs you*, loaded where there is one. */
export function wireHelpItem(ports: AppPorts): ComponentType<HelpItemProps> {
  const [turn, seat] = [turnWith(ports, window), seatWith(ports, window)];
  return (props) =>
    props.item.kind === "turn" ? (
      <TurnItem {...props} machine={turn} />
    ) : (
      <RideItem {...props} machine={seat} />
    );
}

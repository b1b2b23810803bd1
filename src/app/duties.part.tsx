import { type ComponentType, lazy } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dutiesWith } from "../effects/duty/duties.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { Duties, type DutiesProps } from "../features/duty/duties";

export type DutiesOfPage = ComponentType<Omit<DutiesProps, "machine" | "now" | "Fields">>;

const laterFields: DutiesProps["Fields"] = lazy(async () => ({
  default: (await import("../features/duty/duty-fields")).DutyFields,
}));

/** The dialog of a team's duties, loaded when it opens. */
export function wireDuties(
  ports: AppPorts,
  teamId: string,
  page: Window,
  Fields: DutiesProps["Fields"] = laterFields,
): DutiesOfPage {
  const machine = dutiesWith(ports, teamId, page);
  const { now } = serverClockOf(ports.client);
  return (props) => <Duties {...props} machine={machine} Fields={Fields} now={now} />;
}

import { type ComponentType, lazy } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { turnWith } from "../effects/duty/turn.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { EventDuties, type EventDutiesProps } from "../features/duty/event-duties";
import type { EventHelpProps } from "../screens/schedule/event-place";

/** The form is loaded at the press that opens it. */
const laterForm: EventDutiesProps["WhoseTurn"] = lazy(async () => ({
  default: (await import("../features/duty/whose-turn")).WhoseTurn,
}));

/** Who brings what, in an event's sheet. */
export function wireEventDuties(
  ports: AppPorts,
  page: Window,
  WhoseTurn = laterForm,
): ComponentType<EventHelpProps> {
  const machine = turnWith(ports, page);
  const { now } = serverClockOf(ports.client);
  return (props) => <EventDuties {...props} machine={machine} WhoseTurn={WhoseTurn} now={now()} />;
}

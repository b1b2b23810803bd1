import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { eventKeyText } from "../../domain/schedule/event/event-sheet";
import { routes } from "../../domain/shell/routes";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { nudgeWith } from "../effects/schedule/nudge.actors";
import { reachedInPersonWith } from "../effects/schedule/reached-in-person.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { CallList, type CallListProps } from "../features/schedule/receipt/call-list";

export type CallListOfPage = ComponentType<Pick<CallListProps, "item" | "onSaved">>;

/** The call list of one event in *Needs you*, loaded where there is one. */
export function wireCallList(ports: Pick<AppPorts, "client">): CallListOfPage {
  const shared = {
    machine: reachedInPersonWith(ports),
    now: serverClockOf(ports.client).now,
    nudge: nudgeWith(ports),
    hrefOf: (key) => `${routes.schedule.pattern}?event=${eventKeyText(key)}`,
    onOpened: navigate,
  } satisfies Partial<CallListProps>;
  return (props) => <CallList {...shared} {...props} />;
}

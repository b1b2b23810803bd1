import { type ComponentType, useState } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { reachedInPersonWith } from "../effects/schedule/reached-in-person.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { whoKnowsWith } from "../effects/schedule/who-knows.actors";
import { WhoKnows, type WhoKnowsProps } from "../features/schedule/receipt/who-knows";

/** Staff's rows of an event's sheet, loaded where an event has changed. */
export function wireWhoKnows(
  ports: Pick<AppPorts, "client" | "line">,
): ComponentType<Pick<WhoKnowsProps, "eventKey" | "onSaved"> & { noticeVersion: number }> {
  const told = { machine: reachedInPersonWith(ports), now: serverClockOf(ports.client).now };
  return ({ noticeVersion, ...props }) => {
    const [list] = useState(() => whoKnowsWith(ports, { key: props.eventKey, noticeVersion }));
    return <WhoKnows {...told} {...props} list={list} />;
  };
}

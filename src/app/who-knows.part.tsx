import { type ComponentType, useState } from "react";
import type { EventKey } from "../../domain/schedule/event/event-sheet";
import { whoKnowsMachine } from "../../machines/schedule/who-knows.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { networkReturns } from "../effects/base/network.effects";
import { readFamilies } from "../effects/schedule/told-family.effects";
import { WhoKnows, type WhoKnowsProps } from "../features/schedule/receipt/who-knows";
import { openTold } from "./told-family.part";

/** Staff's rows of an event's sheet, loaded where an event has changed. */
export function wireWhoKnows({
  client,
}: Pick<AppPorts, "client">): ComponentType<
  Pick<WhoKnowsProps, "eventKey" | "onSaved"> & { noticeVersion: number }
> {
  const told = openTold({ client });
  const listOf = (about: { key: EventKey; noticeVersion: number }) =>
    whoKnowsMachine.provide({
      actors: {
        read: effect(({ signal }) => readFamilies(client, about, signal)),
        network: networkReturns(window),
      },
    });
  return ({ noticeVersion, ...props }) => {
    const [list] = useState(() => listOf({ key: props.eventKey, noticeVersion }));
    return <WhoKnows {...told} {...props} list={list} />;
  };
}

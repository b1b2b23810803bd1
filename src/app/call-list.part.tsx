import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { eventKeyText } from "../../domain/schedule/event/event-sheet";
import { routes } from "../../domain/shell/routes";
import { nudgeMachine } from "../../machines/schedule/nudge.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { nudge } from "../effects/schedule/nudge.effects";
import { CallList, type CallListProps } from "../features/schedule/receipt/call-list";
import { openTold } from "./told-family.part";

export type CallListOfPage = ComponentType<Pick<CallListProps, "item" | "onSaved">>;

/** The call list of one event in *Needs you*, loaded where there is one. */
export function wireCallList({ client }: Pick<AppPorts, "client">): CallListOfPage {
  const shared = {
    ...openTold({ client }),
    nudge: nudgeMachine.provide({
      actors: { nudge: effect(({ input }) => nudge(client, input, crypto.randomUUID())) },
    }),
    hrefOf: (key) => `${routes.schedule.pattern}?event=${eventKeyText(key)}`,
    onOpened: navigate,
  } satisfies Partial<CallListProps>;
  return (props) => <CallList {...shared} {...props} />;
}

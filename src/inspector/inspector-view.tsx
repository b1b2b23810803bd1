import { useSelector } from "@xstate/react";
import { styled } from "goober";
import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { ActorTree } from "./actor-tree";
import { Details } from "./details";
import { Diagram } from "./diagram";
import { EventLog } from "./event-log";
import * as inspector from "./inspector.machine";
import { readMachine } from "./machine-tree";
import { TopBar } from "./top-bar";
import { actorsAt, plantTree } from "./travel";

export type InspectorActor = ActorRefFrom<typeof inspector.inspectorMachine>;

/** Every pane shows the same moment. */
export function InspectorView({ actor }: { actor: InspectorActor }) {
  const log = useSelector(actor, inspector.selectLog);
  const moment = useSelector(actor, inspector.selectMoment);
  const filters = useSelector(actor, inspector.selectFilters);
  const chosenId = useSelector(actor, inspector.selectChosen);
  const actors = useMemo(() => actorsAt(log, moment), [log, moment]);
  const tree = useMemo(() => plantTree(actors), [actors]);
  const chosen = actors.get(chosenId ?? "") ?? tree.find(({ definition }) => readMachine(definition)) ?? null;
  const machine = useMemo(() => readMachine(chosen?.definition ?? null), [chosen?.definition]);
  return (
    <Layout>
      <TopBar
        isWaiting={useSelector(actor, inspector.selectIsWaiting)}
        moment={moment}
        entry={moment === null ? undefined : log[moment]}
        onLive={() => actor.send({ type: "live.pressed" })}
      />
      <ActorTree
        tree={tree}
        chosen={chosen?.sessionId ?? null}
        onChoose={(sessionId) => actor.send({ type: "actor.chosen", sessionId })}
      />
      <Middle>
        <Diagram actor={chosen} machine={machine} />
        <Details actor={chosen} machine={machine} log={log} moment={moment} />
      </Middle>
      <EventLog
        log={log}
        moment={moment}
        filters={filters}
        onFilter={(change) => actor.send({ type: "filters.changed", filters: change })}
        onTravel={(index, sessionId) => actor.send({ type: "moment.chosen", moment: index, sessionId })}
      />
    </Layout>
  );
}

const Layout = styled("div")`
  display: grid;
  grid-template: auto minmax(0, 1fr) / 248px minmax(0, 1fr) 328px;
  gap: 0 1px;
  block-size: 100dvh;
  background: var(--line);
  @media (max-width: 1000px) {
    grid-template: none / minmax(0, 1fr);
    block-size: auto;
  }
`;

const Middle = styled("main")`
  display: grid;
  grid-template-rows: minmax(0, 1fr) minmax(200px, 31%);
  min-inline-size: 0;
  @media (max-width: 1000px) {
    grid-template-rows: 70vh auto;
  }
`;

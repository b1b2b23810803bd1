import { styled } from "goober";
import { useId, useState } from "react";
import { CopiedTest } from "./copied-test";
import type { LogEntry } from "./log";
import type { MachineNode } from "./machine-tree";
import { Note, Pane, PaneBody, PaneHead, PaneTitle } from "./pane";
import type { ActorThen } from "./travel";
import { ValueTree } from "./value-tree";

type DetailsProps = {
  actor: ActorThen | null;
  machine: MachineNode | null;
  log: readonly LogEntry[];
  moment: number | null;
};

const faces = ["Context", "Event", "Test"] as const;

/** The selected actor's context, its last event, and its history as a test. */
export function Details({ actor, machine, log, moment }: DetailsProps) {
  const [face, setFace] = useState<(typeof faces)[number]>("Context");
  const group = useId();
  return (
    <Pane aria-label="Details">
      <PaneHead>
        <PaneTitle>{face}</PaneTitle>
        <Faces>
          {faces.map((each) => (
            <label key={each}>
              <input type="radio" name={group} checked={each === face} onChange={() => setFace(each)} />
              <span>{each}</span>
            </label>
          ))}
        </Faces>
      </PaneHead>
      <PaneBody>
        {!actor?.shot && <Note>Pick an actor to see what it holds.</Note>}
        {actor?.shot && face === "Context" && <Holdings shot={actor.shot} />}
        {actor?.shot && face === "Event" && (
          <Values>
            <ValueTree name="event" value={actor.event} />
          </Values>
        )}
        {actor?.shot && face === "Test" && (
          <CopiedTest log={log} sessionId={actor.sessionId} machine={machine} moment={moment} />
        )}
      </PaneBody>
    </Pane>
  );
}

const Holdings = ({ shot }: { shot: NonNullable<ActorThen["shot"]> }) => (
  <Values>
    {(["context", "input", "output", "error"] as const).map(
      (name) => shot[name] !== undefined && <ValueTree key={name} name={name} value={shot[name]} />,
    )}
    {shot.context === undefined && <ValueTree name="status" value={shot.status} />}
  </Values>
);

const Values = styled("div")`
  padding: var(--space-3) var(--space-4);
`;

const Faces = styled("div")`
  display: flex;
  padding: 2px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  label { position: relative; display: grid; place-items: center; min-inline-size: 72px; cursor: pointer; }
  input { position: absolute; inset: -3px 0; margin: 0; opacity: 0; cursor: pointer; }
  span {
    padding-inline: var(--space-3);
    line-height: calc(var(--target) - 6px);
    border-radius: var(--radius-full);
    font-size: var(--size-s);
  }
  input:checked + span { background: var(--signature); color: var(--on-signature); font-weight: 600; }
  input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) {
    input:checked + span { outline: 2px solid SelectedItem; }
  }
`;

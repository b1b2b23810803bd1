import { styled } from "goober";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { type Filters, type LogEntry, listSteps, type Step } from "./log";
import { LogFilters } from "./log-filters";
import { Note, Pane, PaneBody, PaneHead, PaneTitle, Row } from "./pane";
import { wordsOf } from "./travel";

type EventLogProps = {
  log: readonly LogEntry[];
  moment: number | null;
  filters: Filters;
  onFilter: (change: Partial<Filters>) => void;
  onTravel: (index: number, sessionId: string) => void;
};

/** Rendering only the newest keeps the page fast; older ones are reached by the filters. */
const shown = 400;

export function EventLog({ log, moment, filters, onFilter, onTravel }: EventLogProps) {
  const steps = useMemo(() => listSteps(log, filters), [log, filters]);
  const names = useMemo(() => namesIn(log), [log]);
  const list = useRef<HTMLOListElement>(null);
  const rows = steps.slice(-shown);
  const start = log[0]?.at ?? 0;
  // While a past moment is selected, new events do not scroll the log.
  useEffect(() => {
    if (moment === null && steps.length > 0)
      list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [moment, steps]);
  return (
    <Pane aria-label="Events">
      <PaneHead>
        <PaneTitle>Events</PaneTitle>
        <Count>{steps.length}</Count>
        <LogFilters filters={filters} names={names} onFilter={onFilter} />
      </PaneHead>
      <PaneBody>
        {rows.length === 0 && <Note>Nothing here yet. Events show up as soon as an actor takes one in.</Note>}
        <List ref={list} onKeyDown={walk}>
          {rows.map((step) => (
            <li key={step.index}>
              <Row
                aria-current={step.index === moment}
                tabIndex={step === (rows.find(({ index }) => index === moment) ?? rows.at(-1)) ? 0 : -1}
                onClick={() => onTravel(step.index, step.sessionId)}
              >
                <strong>{step.event.type}</strong>
                <small>{describe(step, names, start)}</small>
              </Row>
            </li>
          ))}
        </List>
      </PaneBody>
    </Pane>
  );
}

function describe({ sessionId, shot, at }: Step, names: ReadonlyMap<string, string>, start: number) {
  const state = wordsOf(shot.value) || shot.status;
  return `${names.get(sessionId) ?? sessionId} → ${state} · ${((at - start) / 1000).toFixed(2)} s`;
}

const namesIn = (log: readonly LogEntry[]) =>
  new Map(log.flatMap((entry) => (entry.kind === "actor" ? [[entry.sessionId, entry.name]] : [])));

/** One tab stop; the arrow keys move from row to row. */
function walk(event: KeyboardEvent<HTMLOListElement>) {
  const rows = [...event.currentTarget.querySelectorAll("button")];
  const here = rows.findIndex((row) => row.matches(":focus"));
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}

const List = styled("ol")`
  list-style: none;
  margin: 0;
  padding: 0;
  li { content-visibility: auto; contain-intrinsic-size: auto 44px; }
  li + li { border-block-start: 1px solid var(--line); }
`;

const Count = styled("span")`
  font-size: var(--size-s);
  color: var(--text-muted);
`;

import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import type { ActorRefFrom } from "xstate";
import {
  needsYouParts,
  needsYouText,
  needYouText,
  othersText,
} from "../../../../domain/needs-you/count-texts";
import { countOf } from "../../../../domain/needs-you/needs-you";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import {
  type NeedsYouEvent,
  needsYouEventsOf,
  stillNeedsYou,
} from "../../../../domain/schedule/needs-you-events";
import { allIn, type Clash, type ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import { agendaTexts, clashText } from "../../../../domain/schedule/week/agenda-texts";
import { routes } from "../../../../domain/shell/routes";
import type { ReceiptsMachine } from "../../../../machines/schedule/receipts.machine";
import {
  type ScheduleMachine,
  selectAnswers,
  selectIsConfirming,
} from "../../../../machines/schedule/schedule.machine";
import { Button } from "../../../ui/base/button";
import { AlertIcon } from "../../../ui/base/icons";
import { inPlace } from "../../../ui/base/in-place";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { keepFocus } from "../../../ui/base/keep-focus";
import { LinkButton } from "../../../ui/base/link-button";
import { ListRow, RowGroup } from "../../../ui/base/list-row";
import { Muted, Stack } from "../../../ui/base/page";
import { Mark } from "../../../ui/brand/logo";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { NeedsYouStrip, StripRoom } from "../../../ui/schedule/needs-you-strip";
import { Changes } from "../event/changes";
import { useShownChanges } from "../notice/use-shown-changes";

export type AskingYouProps = {
  schedule: ActorRefFrom<ScheduleMachine>;
  window: ScheduleWindow;
  /** Clashes without the dismissed ones. */
  clashes: readonly Clash[];
  onClashHidden: (key: string) => void;
  /** The list that Home shows; null before it is read. */
  needsYou: readonly NeedsYouEvent[] | null;
  /** The families to call, for each event. */
  callLists: ReactNode;
  /** Whether it has a column of its own: its rows are shown at once. */
  isBeside: boolean;
  onOpened: (href: string) => void;
  receipts: ReceiptsMachine;
  /** Called when an acknowledgement is saved. */
  onGotIt: () => void;
  /** Whether the line was there last time; null where that is not known. */
  room: { read: () => boolean | null; keep: (isThere: boolean) => void };
  now: () => number;
};

/**
 * *Needs you* in one line above every view: "All in" for missing answers, and the families to call, changes and clashes below it on
 * demand. Clashes are hints: they are shown here, and counted nowhere.
 */
export function AskingYou({
  schedule,
  window,
  clashes,
  onClashHidden,
  needsYou,
  callLists,
  isBeside,
  onOpened,
  receipts,
  onGotIt,
  room,
  now,
}: AskingYouProps) {
  const id = useId();
  const { ask, leftOut } = useMemo(() => allIn(window, now()), [window, now]);
  const items = useMemo(
    () => stillNeedsYou(needsYou ?? needsYouEventsOf(window, now()), window, now()),
    [needsYou, window, now],
  );
  const missing = countOf(items.filter(({ kind }) => kind === "answer_wanted"));
  const answers = useSelector(schedule, selectAnswers);
  const waiting = useMemo(() => {
    const ids = items.flatMap(({ kind, event_id }) => (kind === "change" ? event_id : []));
    return window.events.filter(({ id: eventId }) => ids.includes(eventId));
  }, [items, window.events]);
  const { shown: changed, onPressed } = useShownChanges(window.events, waiting);
  const [hasAsked, setHasAsked] = useState(missing > 0);
  if (missing > 0 && !hasAsked) setHasAsked(true);
  const count = countOf(items);
  const isConfirming = useSelector(schedule, selectIsConfirming);
  const [isOpen, setOpen] = useState(isBeside);
  const questions = items.filter(({ kind }) => kind === "usual_ended").length;
  const calls = countOf(items.filter(({ kind }) => kind === "call_list"));
  // Also the changes of events beyond the loaded days, but not what stands above or below.
  const elsewhere = count - missing - waiting.length - questions - calls;
  const teamOf = ({ team_id }: ScheduleEvent) => window.teams.find(({ id: teamId }) => teamId === team_id);
  const isQuiet = count === 0 && clashes.length === 0 && changed.length === 0;
  // On a new device: what waits for staff is in the list alone.
  const [wasThere] = useState(() => room.read() ?? window.teams.some(({ is_staff }) => is_staff));
  const isRead = needsYou !== null;
  useEffect(() => {
    if (isRead) room.keep(!isQuiet);
  }, [room, isRead, isQuiet]);
  if (isQuiet)
    return (
      <div role="status">
        {!isRead && wasThere && !isBeside && <StripRoom />}
        {hasAsked && (
          <InlineNotice tone="done" title={agendaTexts.allSet} icon={<Mark height={20} isBouncing />} />
        )}
      </div>
    );
  const hasRows = changed.length > 0 || clashes.length > 0;
  const hasMore = hasRows || calls > 0;
  const parts = needsYouParts({
    calls,
    answers: missing,
    // Those that were seen a moment ago are still shown, and not counted.
    changes: count ? waiting.length : changed.length,
    questions,
    // Without rows the link to them stands beside.
    elsewhere: hasMore ? elsewhere : 0,
    clashes: clashes.length,
  });
  // The stored week alone knows a part of the number.
  const title = needsYou === null ? needsYouText : count > 0 ? needYouText(count) : parts;
  const others = elsewhere > 0 && (
    <div>
      <LinkButton kind="quiet" href={home} onClick={inPlace(() => onOpened(home))}>
        {othersText(elsewhere, count)}
      </LinkButton>
    </div>
  );
  const isAsking = isConfirming && ask.length > 0;
  return (
    <section aria-labelledby={id} ref={keepFocus}>
      <Stack $gap={2}>
        <NeedsYouStrip
          id={id}
          title={title}
          detail={title === parts ? null : parts}
          actions={
            <>
              {missing > 0 && ask.length > 0 && !isAsking && (
                <Button onClick={() => schedule.send({ type: "all.pressed" })}>{agendaTexts.allIn}</Button>
              )}
              {hasMore && !isAsking && (
                <Button
                  kind="quiet"
                  aria-expanded={isOpen}
                  aria-controls={`${id}-rows`}
                  onClick={() => setOpen(!isOpen)}
                >
                  {isOpen ? agendaTexts.fold : agendaTexts.show}
                </Button>
              )}
              {!hasMore && others}
            </>
          }
        >
          {isAsking ? (
            <Confirming schedule={schedule} asked={ask.length} leftOut={leftOut.length} />
          ) : (
            missing > 0 && leftOut.length > 0 && <Muted>{agendaTexts.leftOut(leftOut.length)}</Muted>
          )}
        </NeedsYouStrip>
        {isOpen && hasMore && (
          <Stack $gap={2} id={`${id}-rows`}>
            {callLists}
            {hasRows && (
              <RowGroup aria-labelledby={id}>
                <Changes
                  machine={receipts}
                  events={changed}
                  teamOf={teamOf}
                  answers={answers}
                  clashes={clashes}
                  now={now}
                  onPressed={onPressed}
                  onSaved={() => {
                    schedule.send({ type: "refresh.wanted" });
                    onGotIt();
                  }}
                />
                {clashes.map((clash) => (
                  <ListRow
                    key={clash.key}
                    start={<AlertIcon />}
                    title={clashText(clash, zoneBeside)}
                    end={
                      <Button kind="secondary" onClick={() => onClashHidden(clash.key)}>
                        {agendaTexts.fine}
                      </Button>
                    }
                  />
                ))}
              </RowGroup>
            )}
            {others}
          </Stack>
        )}
      </Stack>
    </section>
  );
}

const home = routes.home.pattern;

type ConfirmingProps = Pick<AskingYouProps, "schedule"> & { asked: number; leftOut: number };

/** *All in* says first for how many, and asks. */
function Confirming({ schedule, asked, leftOut }: ConfirmingProps) {
  // Leaving the view ends the confirmation.
  useEffect(() => () => schedule.send({ type: "all.left" }), [schedule]);
  return (
    <>
      <p>
        {[agendaTexts.allInAsks(asked), leftOut > 0 && agendaTexts.leftOut(leftOut)]
          .filter(Boolean)
          .join(" ")}
      </p>
      <div>
        <Button kind="quiet" onClick={() => schedule.send({ type: "all.left" })}>
          {agendaTexts.notNow}
        </Button>
        <Button onClick={() => schedule.send({ type: "all.confirmed" })}>
          {agendaTexts.allInReally(asked)}
        </Button>
      </div>
    </>
  );
}

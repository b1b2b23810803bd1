import { useSelector } from "@xstate/react";
import { useEffect, useId, useMemo, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { allIn, type Clash, type ScheduleWindow } from "../../../domain/schedule/agenda";
import { agendaTexts, clashText } from "../../../domain/schedule/agenda-texts";
import { stillWaiting, type WaitingEvent, waitsOf } from "../../../domain/schedule/waits";
import { routes } from "../../../domain/shell/routes";
import { countOf } from "../../../domain/waiting/waiting";
import { missingText, needsYouText, othersText } from "../../../domain/waiting/waiting-words";
import type { ReceiptsMachine } from "../../../machines/schedule/receipts.machine";
import {
  type ScheduleMachine,
  selectAnswers,
  selectIsConfirming,
} from "../../../machines/schedule/schedule.machine";
import { Button } from "../../ui/base/button";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { useFocusKept } from "../../ui/base/use-focus-kept";
import { Mark } from "../../ui/brand/logo";
import { Changes } from "./changes";

export type AskingYouProps = {
  schedule: ActorRefFrom<ScheduleMachine>;
  window: ScheduleWindow;
  /** Clashes without the dismissed ones. */
  clashes: readonly Clash[];
  onClashPutAside: (key: string) => void;
  /** The list that Home and Dings show; null before it is read. */
  needsYou: readonly WaitingEvent[] | null;
  onOpened: (href: string) => void;
  receipts: ReceiptsMachine;
  /** Called when an acknowledgement is saved. */
  onGotIt: () => void;
  now: () => number;
};

/**
 * *Needs you* above every view: changes, missing answers with "All in", and a link to what is not of the schedule. Clashes are hints:
 * they are shown here, and counted nowhere.
 */
export function AskingYou({
  schedule,
  window,
  clashes,
  onClashPutAside,
  needsYou,
  onOpened,
  receipts,
  onGotIt,
  now,
}: AskingYouProps) {
  const id = useId();
  const focusKept = useFocusKept();
  const { ask, leftOut } = useMemo(() => allIn(window, now()), [window, now]);
  const items = useMemo(
    () => stillWaiting(needsYou ?? waitsOf(window, now()), window, now()),
    [needsYou, window, now],
  );
  const missing = countOf(items.filter(({ kind }) => kind === "answer_wanted"));
  const answers = useSelector(schedule, selectAnswers);
  const changed = useMemo(() => {
    const ids = items.flatMap(({ kind, event_id }) => (kind === "change" ? event_id : []));
    return window.events.filter(({ id: eventId }) => ids.includes(eventId));
  }, [items, window.events]);
  const [hasAsked, setHasAsked] = useState(missing > 0);
  if (missing > 0 && !hasAsked) setHasAsked(true);
  const count = countOf(items);
  // Also the changes of events beyond the loaded days.
  const elsewhere = count - missing - changed.length;
  if (count === 0 && clashes.length === 0)
    return (
      <div role="status">
        {hasAsked && (
          <InlineNotice tone="done" title={agendaTexts.allSet} icon={<Mark height={20} isBouncing />} />
        )}
      </div>
    );
  return (
    <section aria-labelledby={id} {...focusKept}>
      <Stack $gap={2}>
        <SectionHead
          id={id}
          needsYou
          // The stored week alone knows a part of the number.
          {...(needsYou !== null && count > 0 && { count })}
          end={
            elsewhere > 0 && (
              <LinkButton kind="quiet" href={dings} onClick={inPlace(() => onOpened(dings))}>
                {othersText(elsewhere)}
              </LinkButton>
            )
          }
        >
          {needsYouText}
        </SectionHead>
        <Changes
          machine={receipts}
          events={changed}
          answers={answers}
          clashes={clashes}
          now={now}
          onSaved={() => {
            schedule.send({ type: "refresh.wanted" });
            onGotIt();
          }}
        />
        {missing > 0 && (
          <Missing schedule={schedule} missing={missing} asked={ask.length} leftOut={leftOut.length} />
        )}
        {clashes.map((clash) => (
          <InlineNotice
            key={clash.key}
            tone="needs-you"
            title={clashText(clash)}
            actions={
              <Button kind="secondary" onClick={() => onClashPutAside(clash.key)}>
                {agendaTexts.fine}
              </Button>
            }
          />
        ))}
      </Stack>
    </section>
  );
}

const dings = routes.dings.pattern;

type MissingProps = Pick<AskingYouProps, "schedule"> & { missing: number; asked: number; leftOut: number };

function Missing({ schedule, missing, asked, leftOut }: MissingProps) {
  const isConfirming = useSelector(schedule, selectIsConfirming);
  // Leaving the view ends the confirmation of "All in".
  useEffect(() => () => schedule.send({ type: "all.left" }), [schedule]);
  const left = leftOut > 0 && agendaTexts.leftOut(leftOut);
  if (isConfirming && asked > 0)
    return (
      <InlineNotice
        tone="needs-you"
        title={agendaTexts.allInAsks(asked)}
        actions={
          <>
            <Button kind="quiet" onClick={() => schedule.send({ type: "all.left" })}>
              {agendaTexts.notNow}
            </Button>
            <Button onClick={() => schedule.send({ type: "all.confirmed" })}>
              {agendaTexts.allInReally(asked)}
            </Button>
          </>
        }
      >
        {left}
      </InlineNotice>
    );
  return (
    <InlineNotice
      tone="needs-you"
      title={missingText(missing)}
      actions={
        asked > 0 && (
          <Button onClick={() => schedule.send({ type: "all.pressed" })}>{agendaTexts.allIn}</Button>
        )
      }
    >
      {left}
    </InlineNotice>
  );
}

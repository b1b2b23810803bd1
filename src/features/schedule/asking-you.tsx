import { useSelector } from "@xstate/react";
import { useEffect, useId, useMemo, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { allIn, type Clash, type ScheduleWindow } from "../../../domain/schedule/agenda";
import { agendaTexts, clashText } from "../../../domain/schedule/agenda-texts";
import { changedIn } from "../../../domain/schedule/receipt-words";
import type { ReceiptsMachine } from "../../../machines/schedule/receipts.machine";
import {
  type ScheduleMachine,
  selectAnswers,
  selectIsConfirming,
} from "../../../machines/schedule/schedule.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
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
  receipts: ReceiptsMachine;
  /** Called when an acknowledgement is saved. */
  onGotIt: () => void;
  now: () => number;
};

/** *Needs you* above every view: missing answers with "All in", changes, and clashes. */
export function AskingYou({
  schedule,
  window,
  clashes,
  onClashPutAside,
  receipts,
  onGotIt,
  now,
}: AskingYouProps) {
  const id = useId();
  const focusKept = useFocusKept();
  const { ask, leftOut } = useMemo(() => allIn(window, now()), [window, now]);
  const missing = ask.length + leftOut.length;
  const answers = useSelector(schedule, selectAnswers);
  const changed = useMemo(() => changedIn(window.events, now()), [window, now]);
  const [hasAsked, setHasAsked] = useState(missing > 0);
  if (missing > 0 && !hasAsked) setHasAsked(true);
  if (missing === 0 && clashes.length === 0 && changed.length === 0)
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
        <SectionHead id={id} needsYou count={changed.length + missing + clashes.length}>
          {agendaTexts.needsYou}
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
        {missing > 0 && <Missing schedule={schedule} asked={ask.length} leftOut={leftOut.length} />}
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

type MissingProps = Pick<AskingYouProps, "schedule"> & { asked: number; leftOut: number };

function Missing({ schedule, asked, leftOut }: MissingProps) {
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
      title={agendaTexts.missing(asked + leftOut)}
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

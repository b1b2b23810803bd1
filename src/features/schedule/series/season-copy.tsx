import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ActorRefFrom } from "xstate";
import {
  copyProblemText,
  pastSeriesText,
  seasonCopyTexts,
  seriesDayText,
} from "../../../../domain/schedule/series/series-texts";
import type { SeriesMade } from "../../../../domain/schedule/series/weekly";
import {
  type SeasonCopyMachine,
  selectCopyDays,
  selectCopyPlan,
  selectCopyProblem,
  selectCopyRefusal,
  selectCopyStep,
  selectIsCopying,
  selectPastSeries,
  selectSeasonDates,
  selectTickedSeries,
} from "../../../../machines/schedule/season-copy.machine";
import type { TypedDateFieldProps } from "../../../controls/dates/typed-date-field";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { Tick } from "../../../ui/fields/tick";
import { FieldPair } from "../../../ui/schedule/field-pair";
import { Sum } from "../../../ui/schedule/sum";
import { Bound } from "./rule-fields";
import { WeeklyReview } from "./weekly-review";

export type SeasonCopyProps = {
  machine: SeasonCopyMachine;
  dateField: TypedDateFieldProps["machine"];
  /** The local day in the team's zone. */
  today: string;
  hold: (isHeld: boolean) => void;
  onMade: (made: readonly SeriesMade[]) => void;
  onLeft: () => void;
};

type Copy = { copy: ActorRefFrom<SeasonCopyMachine> };

/** Copies series of last season onto new dates. */
export function SeasonCopy({ machine, dateField, today, hold, onMade, onLeft }: SeasonCopyProps) {
  const [input] = useState(() => ({ key: crypto.randomUUID(), today }));
  const copy = useActorRef(machine, { input });
  const step = useSelector(copy, selectCopyStep);
  useHold(hold, useSelector(copy, selectIsCopying));
  const tell = useEffectEvent(() => {
    const { output } = copy.getSnapshot();
    if (output) onMade(output);
    else onLeft();
  });
  useEffect(() => {
    const subscription = copy.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [copy]);
  if (step === "opening") return <Skeleton rows={4} label={seasonCopyTexts.opening} />;
  if (step === "empty") return <Empty />;
  if (step === "failed") return <Failed copy={copy} />;
  return (
    <>
      {step === "reviewing" && <Review copy={copy} />}
      <Choice copy={copy} dateField={dateField} isAway={step === "reviewing"} />
    </>
  );
}

const Empty = () => (
  <Stack $gap={3}>
    <strong>{seasonCopyTexts.empty}</strong>
    <Muted>{seasonCopyTexts.emptyWhy}</Muted>
  </Stack>
);

function Failed({ copy }: Copy) {
  const refusal = useSelector(copy, selectCopyRefusal);
  return (
    <Stack $gap={3}>
      <InlineNotice role="alert" tone="needs-you" title={refusal ?? ""} />
      <DialogFoot>
        <Button kind="quiet" onClick={() => copy.send({ type: "left" })}>
          Cancel
        </Button>
        <Button onClick={() => copy.send({ type: "retry.pressed" })}>Try again</Button>
      </DialogFoot>
    </Stack>
  );
}

/** Nights on which clock changes skip a start. The plan is of all series, so each night is said by the first time that it can be of. */
function Review({ copy }: Copy) {
  const plan = useSelector(copy, selectCopyPlan);
  const series = useSelector(copy, selectPastSeries);
  return (
    plan && (
      <WeeklyReview
        plans={[{ plan, time: series[0]?.fields.starts_local ?? "" }]}
        onAccepted={() => copy.send({ type: "plan.accepted" })}
        onBack={() => copy.send({ type: "back.pressed" })}
      />
    )
  );
}

function Choice({
  copy,
  dateField,
  isAway,
}: Copy & Pick<SeasonCopyProps, "dateField"> & { isAway: boolean }) {
  const series = useSelector(copy, selectPastSeries);
  const ticked = useSelector(copy, selectTickedSeries);
  const [begun] = useState(useSelector(copy, selectSeasonDates));
  const days = useSelector(copy, selectCopyDays);
  const problem = useSelector(copy, selectCopyProblem);
  const refusal = useSelector(copy, selectCopyRefusal);
  const isBusy = useSelector(copy, selectIsCopying);
  const bound = (field: "first" | "last") => (
    <Bound
      label={seasonCopyTexts[field]}
      name={field}
      begun={begun[field]}
      areGapsShown={false}
      dateField={dateField}
      onChanged={(day, hasFailed) =>
        copy.send({ type: "dates.changed", change: { [field]: hasFailed ? "" : day } })
      }
    />
  );
  return (
    <Stack $gap={4} style={isAway ? away : undefined}>
      <Stack $gap={1} role="group" aria-label={seasonCopyTexts.which}>
        {series.map((one) => (
          <Tick
            key={one.id}
            name={`series-${one.id}`}
            label={pastSeriesText(one)}
            detail={[one.fields.title, seasonCopyTexts.ended(one.rule.last_day)].filter(Boolean).join(" · ")}
            isTicked={ticked.includes(one.id)}
            onTicked={(isTicked) => copy.send({ type: "series.ticked", id: one.id, isTicked })}
          />
        ))}
      </Stack>
      <FieldPair>
        {bound("first")}
        {bound("last")}
      </FieldPair>
      <Muted>{seasonCopyTexts.kept}</Muted>
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      <DialogFoot>
        <Sum isProblem={problem !== null}>
          {problem === null ? seriesDayText(days) : copyProblemText(problem)}
        </Sum>
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => copy.send({ type: "left" })}>
          Cancel
        </Button>
        <Button
          isBusy={isBusy}
          isUnready={problem !== null}
          onClick={() => copy.send({ type: "copy.pressed" })}
        >
          {seasonCopyTexts.copy(ticked.length)}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

const away = { display: "none" } as const;

import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AbsenceReview } from "../../../domain/absence/absence";
import { awayCalendarOf } from "../../../domain/absence/away-form";
import { awayTexts } from "../../../domain/absence/away-texts";
import { everyWeekday } from "../../../domain/absence/days";
import {
  awayFormTexts,
  awayProblemTexts,
  reviewLists,
  reviewText,
  whoSeesText,
} from "../../../domain/absence/form-texts";
import { dayFromIso, isoDateOf } from "../../../domain/dates/calendar";
import { shortWeekday, weekdayNames } from "../../../domain/schedule/series/series-texts";
import { hasWeekday } from "../../../domain/schedule/series/weekly";
import {
  type AwayMachine,
  selectAbsences,
  selectAwayStep,
  selectIsPlanning,
  selectProblem,
  selectRefusal,
  selectRequest,
  selectReview,
  selectSubject,
} from "../../../machines/absence/away.machine";
import { RangeCalendar } from "../../controls/dates/range-calendar";
import { useHold } from "../../controls/dialogs/held-dialog";
import { useShownGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { Form } from "../../ui/fields/form";
import { ChoiceLines, FilterChip } from "../../ui/schedule/filter-chips";
import { Sum } from "../../ui/schedule/sum";
import { Unfolding } from "../../ui/schedule/unfolding";
import { WeekdayChips } from "../../ui/schedule/weekday-chips";
import { CapAvatar } from "../../ui/team/cap-avatar";

export type AwayDone = { done: "said" | "changed" | "ended"; review: AbsenceReview | null };

export type AwayFormProps = {
  machine: AwayMachine;
  /** The absence to be changed; null for a new one. */
  absenceId: string | null;
  today: string;
  hold: (isHeld: boolean) => void;
  onDone: (done: AwayDone) => void;
  onLeft: () => void;
};

/** Says who is away and when. What it does stands above *Save* at once. */
export function AwayForm({ machine, absenceId, today, hold, onDone, onLeft }: AwayFormProps) {
  const actor = useActorRef(machine, { input: { absenceId, today } });
  const step = useSelector(actor, selectAwayStep);
  const absences = useSelector(actor, selectAbsences);
  const refusal = useSelector(actor, selectRefusal);
  useHold(hold, step === "saving" || step === "ending");
  const tell = useEffectEvent(() => {
    const { output } = actor.getSnapshot();
    if (!output) return;
    const { done, review } = output;
    if (done === null) onLeft();
    else onDone({ done, review });
  });
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [actor]);
  if (step === "missing") return <Muted>{awayFormTexts.missing}</Muted>;
  if (step === "failed")
    return (
      <InlineNotice
        role="alert"
        title={refusal}
        actions={
          <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
            {awayFormTexts.tryAgain}
          </Button>
        }
      >
        {awayTexts.needsNetwork}
      </InlineNotice>
    );
  return absences === null ? (
    <Muted role="status">{awayFormTexts.reading}</Muted>
  ) : (
    <Fields actor={actor} today={today} />
  );
}

type FieldsProps = { actor: ReturnType<typeof useActorRef<AwayMachine>>; today: string };

function Fields({ actor, today }: FieldsProps) {
  const step = useSelector(actor, selectAwayStep);
  const people = useSelector(actor, selectAbsences)?.people ?? [];
  const subject = useSelector(actor, selectSubject);
  const request = useSelector(actor, selectRequest);
  const problem = useSelector(actor, selectProblem);
  const refusal = useSelector(actor, selectRefusal);
  const areGapsShown = useShownGaps(actor) > 0;
  const [areSome, setSome] = useState(request.weekdays !== everyWeekday);
  const [begun] = useState({ start: dayFromIso(request.first), end: dayFromIso(request.last) });
  const day = dayFromIso(today) ?? 0;
  const ref = useRef<HTMLFormElement>(null);
  // The dialog opened before its fields were rendered, so the first one is focused here.
  useEffect(() => ref.current?.querySelector<HTMLElement>("button, [tabindex='0']")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  const isBusy = step !== "filling";
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      {subject === null ? (
        people.length > 1 && (
          <Stack $gap={2}>
            <b>{awayTexts.who}</b>
            <ChoiceLines role="group" aria-label={awayTexts.who}>
              {people.map(({ child_id: id, first_name: name }) => (
                <FilterChip
                  key={id ?? ""}
                  icon={<CapAvatar initial={[...name][0] ?? ""} isMine size={24} />}
                  isOn={request.people.includes(id)}
                  onPressed={() => actor.send({ type: "person.toggled", childId: id })}
                >
                  {name}
                </FilterChip>
              ))}
            </ChoiceLines>
          </Stack>
        )
      ) : (
        <b>{subject.first_name}</b>
      )}
      <RangeCalendar
        label={awayFormTexts.days}
        picked={begun}
        today={day}
        {...awayCalendarOf(begun.start, day)}
        isUnfit={areGapsShown && problem !== null && problem !== "people"}
        onPicked={({ start, end }) =>
          start !== null &&
          actor.send({
            type: "days.picked",
            first: isoDateOf(start),
            last: end === null ? null : isoDateOf(end),
          })
        }
      />
      {areSome ? (
        <WeekdayChips
          legend={awayTexts.someWeekdays}
          name="weekdays"
          days={weekdayNames.map((name, weekday) => ({
            name,
            short: shortWeekday(weekday),
            isOn: hasWeekday(request.weekdays, weekday),
          }))}
          onToggled={(weekday) => actor.send({ type: "weekday.toggled", weekday })}
        />
      ) : (
        <p>
          <Button kind="quiet" onClick={() => setSome(true)}>
            {awayTexts.someWeekdays}
          </Button>
        </p>
      )}
      <Review actor={actor} areGapsShown={areGapsShown} />
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      <DialogFoot>
        <ReviewLine actor={actor} areGapsShown={areGapsShown} />
        {subject !== null && (
          <Button
            kind="quiet"
            isBusy={step === "ending"}
            aria-disabled={isBusy}
            onClick={() => actor.send({ type: "end.pressed" })}
          >
            {subject.first_day <= today ? awayTexts.back : awayFormTexts.takeBack}
          </Button>
        )}
        <Button type="submit" isBusy={step === "saving"} isUnready={problem !== null}>
          {awayTexts.save}
        </Button>
      </DialogFoot>
    </Form>
  );
}

type ReviewProps = Pick<FieldsProps, "actor"> & { areGapsShown: boolean };

/** What it does, or what is missing. */
function ReviewLine({ actor, areGapsShown }: ReviewProps) {
  const { first, last } = useSelector(actor, selectRequest);
  const problem = useSelector(actor, selectProblem);
  const review = useSelector(actor, selectReview);
  const isPlanning = useSelector(actor, selectIsPlanning);
  const children = useChildren(actor);
  const isWrong = problem !== null && (areGapsShown || (first !== null && last !== null));
  if (isWrong) return <Sum isProblem>{awayProblemTexts[problem]}</Sum>;
  if (first === null) return <Sum>{awayFormTexts.pickFirst}</Sum>;
  if (last === null) return <Sum>{awayFormTexts.pickLast}</Sum>;
  if (isPlanning) return <Sum>{awayFormTexts.working}</Sum>;
  return <Sum>{review === null ? whoSeesText(children) : reviewText(review)}</Sum>;
}

function Review({ actor }: ReviewProps) {
  const review = useSelector(actor, selectReview);
  const children = useChildren(actor);
  if (review === null) return null;
  return (
    <Stack $gap={1}>
      <Unfolding title={awayTexts.which} lists={reviewLists(review)} />
      <Muted>{whoSeesText(children)}</Muted>
    </Stack>
  );
}

/** The first names of the children who are away. */
function useChildren(actor: FieldsProps["actor"]): string[] {
  const { people } = useSelector(actor, selectRequest);
  const known = useSelector(actor, selectAbsences)?.people ?? [];
  return known.flatMap(({ child_id: id, first_name: name }) =>
    id !== null && people.includes(id) ? [name] : [],
  );
}

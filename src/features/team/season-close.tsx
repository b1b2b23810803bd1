import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type SeasonField, seasonFields } from "../../../domain/team/season";
import { seasonCloseTexts } from "../../../domain/team/season-texts";
import { findSeasonFault, seasonNameRule } from "../../../domain/team/team";
import { openSeason } from "../../../domain/team/team-page";
import { selectIsUnready } from "../../../machines/base/saved-form.setup";
import type { seasonCloseMachine } from "../../../machines/team/season-close.machine";
import { SavedFormFoot } from "../../controls/base/saved-form-foot";
import { useGaps, useShownGaps } from "../../controls/fields/use-gaps";
import { focusOnShown } from "../../ui/base/move-focus";
import { Form } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";
import { daysOf, readSeason, SeasonFields, type SeasonFieldsProps } from "./season-fields";
import { seasonDays } from "./team-head";

const selectIsCloseUnready = selectIsUnready(seasonFields);

export type SeasonCloseProps = {
  form: ActorRefFrom<typeof seasonCloseMachine>;
  dateField: SeasonFieldsProps["dateField"];
  /** Spots that nobody took. */
  spots: number;
  /** Save the roster and the attendance before the season is over. */
  files: ReactNode;
};

/** Closes the season, and opens the next one if it is named. */
export function SeasonClose({ form, dateField, spots, files }: SeasonCloseProps) {
  const isUnready = useSelector(form, selectIsCloseUnready);
  const areGapsShown = useShownGaps(form) > 0;
  const [hasNext, setNext] = useState(false);
  const [days, setDays] = useState(daysOf(null));
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const judge = (field: SeasonField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const tick = (isTicked: boolean) => {
    setNext(isTicked);
    setDays(daysOf(null));
    for (const field of seasonFields) judge(field, !isTicked);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = hasNext ? readSeason(event.currentTarget, days) : null;
    if (next) {
      // The fields stay as they are when another's version is taken.
      judge("name", seasonNameRule(next.name).problem === null);
      judge("days", findSeasonFault(next.startsOn, next.endsOn) === null);
    }
    form.send({ type: "form.submitted", form: { next } });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <p tabIndex={-1} ref={focusOnShown}>
        {seasonCloseTexts.closing(spots)}
      </p>
      {files}
      <Tick
        name="hasNext"
        label={seasonCloseTexts.next}
        detail={seasonCloseTexts.nextWhy}
        isTicked={hasNext}
        onTicked={tick}
      />
      {hasNext && (
        <SeasonFields
          season={null}
          dateField={dateField}
          areGapsShown={areGapsShown}
          days={days}
          onDays={setDays}
          onJudged={judge}
        />
      )}
      <SavedFormFoot
        of={form}
        isUnready={isUnready}
        save="Close it"
        keep="Close it"
        theirs={(theirs) => <>By now it says: {seasonDays(openSeason(theirs)) ?? "no season"}.</>}
      />
    </Form>
  );
}

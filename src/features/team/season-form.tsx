import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type SeasonField, seasonFields } from "../../../domain/team/season";
import { openSeason, type Team } from "../../../domain/team/team-page";
import { selectIsUnready, selectSaved } from "../../../machines/base/saved-form.setup";
import type { seasonFormMachine } from "../../../machines/team/season-form.machine";
import { SavedFormFoot } from "../../controls/base/saved-form-foot";
import { useGaps, useShownGaps } from "../../controls/fields/use-gaps";
import { Form } from "../../ui/fields/form";
import { daysOf, readSeason, SeasonFields, type SeasonFieldsProps } from "./season-fields";
import { seasonDays } from "./team-head";

const selectIsSeasonUnready = selectIsUnready(seasonFields);

export type SeasonFormProps = {
  form: ActorRefFrom<typeof seasonFormMachine>;
  dateField: SeasonFieldsProps["dateField"];
};

/** The season's name and its days. */
export function SeasonForm(props: SeasonFormProps) {
  const saved = useSelector(props.form, selectSaved);
  return saved && <Fields key={saved.version} {...props} team={saved} />;
}

function Fields({ form, dateField, team }: SeasonFormProps & { team: Team }) {
  const season = openSeason(team);
  const isUnready = useSelector(form, selectIsSeasonUnready);
  const areGapsShown = useShownGaps(form) > 0;
  const [days, setDays] = useState(daysOf(season));
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const judge = (field: SeasonField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.send({ type: "form.submitted", form: readSeason(event.currentTarget, days) });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <SeasonFields
        season={season}
        dateField={dateField}
        areGapsShown={areGapsShown}
        days={days}
        onDays={setDays}
        onJudged={judge}
      />
      <SavedFormFoot
        of={form}
        isUnready={isUnready}
        save="Save"
        theirs={(theirs) => <>By now it says: {seasonDays(openSeason(theirs)) ?? "no season"}.</>}
      />
    </Form>
  );
}

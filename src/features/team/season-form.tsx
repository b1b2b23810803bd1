import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { DateValue } from "../../../domain/dates/date-value";
import { teamLimits } from "../../../domain/team/limits";
import { type SeasonField, seasonFields } from "../../../domain/team/season";
import { findSeasonFault, seasonFaultTexts, seasonNameRule } from "../../../domain/team/team";
import { openSeason, type Team } from "../../../domain/team/team-page";
import { selectIsUnready, selectSaved } from "../../../machines/base/saved-form.setup";
import type { seasonFormMachine } from "../../../machines/team/season-form.machine";
import { SavedFormFoot } from "../../controls/base/saved-form-foot";
import { DateField, type DateFieldProps } from "../../controls/dates/date-field";
import { TextField } from "../../controls/fields/text-field";
import { useGaps, useToldGaps } from "../../controls/fields/use-gaps";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Form } from "../../ui/fields/form";
import { seasonDays } from "./team-head";

const selectIsSeasonUnready = selectIsUnready(seasonFields);

export type SeasonFormProps = {
  form: ActorRefFrom<typeof seasonFormMachine>;
  dateField: DateFieldProps["machine"];
};

/** The season's name and its days. */
export function SeasonForm(props: SeasonFormProps) {
  const saved = useSelector(props.form, selectSaved);
  return saved && <Fields key={saved.version} {...props} team={saved} />;
}

function Fields({ form, dateField, team }: SeasonFormProps & { team: Team }) {
  const season = openSeason(team);
  const isUnready = useSelector(form, selectIsSeasonUnready);
  const isTold = useToldGaps(form) > 0;
  const [given] = useState<DateValue>({
    startDate: season?.starts_on ?? null,
    endDate: season?.ends_on ?? null,
  });
  const [days, setDays] = useState(given);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const judge = (field: SeasonField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const fault = findSeasonFault(days.startDate, days.endDate);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = seasonNameRule(String(new FormData(event.currentTarget).get("name") ?? "")).value;
    const [startsOn, endsOn] = [days.startDate, days.endDate].map((date) => date?.slice(0, 10) ?? "");
    form.send({
      type: "form.submitted",
      form: { name, startsOn: startsOn ?? "", endsOn: endsOn ?? "" },
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <TextField
        label="Season"
        name="name"
        hint="Fall, or 2026/27."
        autoCapitalize="words"
        isVerbatim
        isRequired
        max={teamLimits.seasonName.max}
        rule={seasonNameRule}
        defaultText={season?.name ?? ""}
        onJudged={({ problem }) => judge("name", problem === null)}
      />
      <DateField
        label="First and last day"
        machine={dateField}
        mode="range"
        rules={{ isRequired: true }}
        value={given}
        isChecked={isTold}
        onChange={(value) => {
          setDays(value);
          judge("days", findSeasonFault(value.startDate, value.endDate) === null);
        }}
      />
      {fault !== null && fault !== "no_day" && (
        <InlineNotice role="alert" tone="needs-you" title={seasonFaultTexts[fault]} />
      )}
      <SavedFormFoot
        of={form}
        isUnready={isUnready}
        save="Save"
        theirs={(theirs) => <>By now it says: {seasonDays(openSeason(theirs)) ?? "no season"}.</>}
      />
    </Form>
  );
}

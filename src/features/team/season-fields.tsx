import { useState } from "react";
import type { DateValue } from "../../../domain/dates/date-value";
import { teamLimits } from "../../../domain/team/limits";
import type { SeasonField, SeasonForm } from "../../../domain/team/season";
import { findSeasonFault, seasonFaultTexts, seasonNameRule } from "../../../domain/team/team";
import type { Season } from "../../../domain/team/team-page";
import { DateField, type DateFieldProps } from "../../controls/dates/date-field";
import { TextField } from "../../controls/fields/text-field";
import { InlineNotice } from "../../ui/base/inline-notice";

export type SeasonFieldsProps = {
  season: Season | null;
  dateField: DateFieldProps["machine"];
  /** A submit found gaps. */
  areGapsShown: boolean;
  days: DateValue;
  onDays: (days: DateValue) => void;
  onJudged: (field: SeasonField, isFit: boolean) => void;
};

/** A season's name and its days. */
export function SeasonFields({ season, dateField, areGapsShown, days, onDays, onJudged }: SeasonFieldsProps) {
  const [given] = useState(days);
  const fault = findSeasonFault(days.startDate, days.endDate);
  return (
    <>
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
        onJudged={({ problem }) => onJudged("name", problem === null)}
      />
      <DateField
        label="First and last day"
        machine={dateField}
        mode="range"
        rules={{ isRequired: true }}
        value={given}
        isChecked={areGapsShown}
        onChange={(value) => {
          onDays(value);
          onJudged("days", findSeasonFault(value.startDate, value.endDate) === null);
        }}
      />
      {fault !== null && fault !== "no_day" && (
        <InlineNotice role="alert" tone="needs-you" title={seasonFaultTexts[fault]} />
      )}
    </>
  );
}

/** The days of a season, or none yet. */
export const daysOf = (season: Season | null): DateValue => ({
  startDate: season?.starts_on ?? null,
  endDate: season?.ends_on ?? null,
});

/** What was typed; read at the submit. */
export function readSeason(form: HTMLFormElement, days: DateValue): SeasonForm {
  const { value: name } = seasonNameRule(String(new FormData(form).get("name") ?? ""));
  const [startsOn = "", endsOn = ""] = [days.startDate, days.endDate].map((date) => date?.slice(0, 10));
  return { name, startsOn, endsOn };
}

import { useState } from "react";
import { cityOf } from "../../../../domain/dates/wall-time";
import { lengthRule } from "../../../../domain/schedule/event/event-fields";
import { arriveWords, leadWords, lengthWords } from "../../../../domain/schedule/event/event-texts";
import { SelectField } from "../../../controls/fields/select-field";
import { TextField } from "../../../controls/fields/text-field";
import { Button } from "../../../ui/base/button";
import { WorldIcon } from "../../../ui/base/icons";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { FieldAction } from "../../../ui/fields/field-action";

type Choice<Value> = { value: Value; onChosen: (value: Value) => void };

/** Common lengths as chips; others are typed in minutes. */
export function Length({
  value,
  onChosen,
  onJudged,
}: Choice<number> & { onJudged: (isFit: boolean) => void }) {
  const [isTyped, setTyped] = useState(!lengths.includes(value));
  return (
    <>
      <ChoiceChips
        legend="How long"
        name="length"
        options={lengthChoices}
        value={isTyped ? "typed" : String(value)}
        onChosen={(chosen) => {
          setTyped(chosen === "typed");
          onJudged(true);
          if (chosen !== "typed") onChosen(Number(chosen));
        }}
      />
      {isTyped && (
        <TextField
          label="Minutes"
          name="minutes"
          isVerbatim
          isRequired
          enterKeyHint="next"
          rule={lengthRule}
          defaultText={String(value)}
          onJudged={({ value: typed, problem }) => {
            onJudged(problem === null);
            if (problem === null) onChosen(Number(typed));
          }}
        />
      )}
    </>
  );
}

/** Number of whole days. */
export const Days = ({ value, onChosen }: Choice<number>) => (
  <SelectField
    label="Lasts"
    isRequired
    options={dayChoices}
    value={String(value)}
    onChange={(days) => onChosen(Number(days ?? 1))}
  />
);

/** How long before the start everybody should be there. */
export const Arrival = ({ value, onChosen }: Choice<number>) => (
  <SelectField
    label="Be there"
    isRequired
    options={optionsOf(arrivals, value, arriveWords)}
    value={String(value)}
    onChange={(minutes) => onChosen(Number(minutes ?? 0))}
  />
);

/** The deadline for answers; afterwards families can still say no. */
export const Until = ({ value, onChosen }: Choice<number | null>) => (
  <SelectField
    label="Until"
    placeholder={leadWords(null)}
    options={optionsOf(leads, value, leadWords)}
    value={value === null ? "" : String(value)}
    onChange={(lead) => onChosen(lead === null || lead === "" ? null : Number(lead))}
  />
);

/** The event's time zone, for events away from the team's own. */
export function Clock({ value, list, onChosen }: Choice<string> & { list: () => readonly string[] }) {
  const [zones, setZones] = useState<readonly string[] | null>(null);
  if (zones === null)
    return (
      <FieldAction data-quiet="">
        <Button kind="quiet" icon={<WorldIcon size={20} />} onClick={() => setZones(list())}>
          {cityOf(value)} time
        </Button>
      </FieldAction>
    );
  return (
    <SelectField
      label="Time zone"
      isRequired
      options={[...new Set([value, ...zones])].map((zone) => ({
        value: zone,
        label: zone.replaceAll("_", " "),
      }))}
      value={value}
      onChange={(zone) => zone && onChosen(zone)}
    />
  );
}

const lengths: readonly number[] = [60, 75, 90, 120];
const lengthChoices = [
  ...lengths.map((minutes) => ({ value: String(minutes), label: `${minutes} min` })),
  { value: "typed", label: "Other" },
];
const dayChoices = Array.from({ length: 14 }, (_, index) => ({
  value: String(index + 1),
  label: lengthWords((index + 1) * 1_440),
}));
const arrivals: readonly number[] = [0, 10, 15, 20, 30, 45, 60, 90];
const leads: readonly number[] = [0, 120, 720, 1_440, 2_880, 4_320, 10_080];

/** The common options and the current value. */
const optionsOf = (usual: readonly number[], present: number | null, words: (minutes: number) => string) =>
  [...new Set([...usual, ...(present === null ? [] : [present])])]
    .sort((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: words(minutes) }));

import { sideNames } from "../../../../domain/schedule/event/change-review";
import { type EventKind, eventKinds, kindNames } from "../../../../domain/schedule/event/event";
import {
  type EventField,
  type EventForm as EventFormValue,
  textFields,
} from "../../../../domain/schedule/event/event-fields";
import { TextField } from "../../../controls/fields/text-field";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { WhatField } from "./typed-fields";

type EventWhatFieldsProps = {
  /** Initial values of the typed fields. */
  known: EventFormValue;
  chosen: EventFormValue;
  onKind: (kind: EventKind) => void;
  onChosen: (change: Partial<EventFormValue>) => void;
  onJudged: (field: EventField, isFit: boolean) => void;
};

/** Kind, title, opponent and side. */
export const EventWhatFields = ({ known, chosen, onKind, onChosen, onJudged }: EventWhatFieldsProps) => (
  <>
    <ChoiceChips
      legend="Kind"
      name="kind"
      options={kindChoices}
      value={chosen.kind}
      onChosen={(kind) => onKind(kind as EventKind)}
    />
    <WhatField
      kind={chosen.kind}
      defaultText={known.title}
      onJudged={({ problem }) => onJudged("title", problem === null)}
    />
    {chosen.kind === "game" && (
      <>
        <TextField
          label="Opponent"
          name="opponent"
          isVerbatim
          autoCapitalize="words"
          enterKeyHint="next"
          {...textFields.opponent}
          defaultText={known.opponent}
          onJudged={({ problem }) => onJudged("opponent", problem === null)}
        />
        <ChoiceChips
          legend="Where it's played"
          name="side"
          options={sideChoices}
          value={chosen.side ?? ""}
          onChosen={(side) => onChosen({ side: sideOf(side) })}
        />
      </>
    )}
  </>
);

const kindChoices = eventKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));
const sideChoices = [
  ...Object.entries(sideNames).map(([value, label]) => ({ value, label })),
  { value: "", label: "Not set yet" },
];
const sideOf = (value: string): EventFormValue["side"] =>
  value === "home" || value === "away" || value === "neutral" ? value : null;

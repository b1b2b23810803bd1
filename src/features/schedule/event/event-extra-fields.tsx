import { asksNames } from "../../../../domain/schedule/event/change-review";
import { type Asks, type EventForm, textFields } from "../../../../domain/schedule/event/event-fields";
import type { LineColumn, TextColumn } from "../../../../domain/schedule/event/event-parts";
import { TextField } from "../../../controls/fields/text-field";
import { SectionHead } from "../../../ui/base/section-head";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { TextArea } from "../../../ui/fields/text-area";
import { Until } from "./event-time-fields";

type Extras = { notes: string; asks: Asks; answerLead: number | null };

export type ExtraFieldsProps = {
  /** Initial values of the typed lines. */
  known: Pick<EventForm, LineColumn>;
  chosen: Extras;
  onChosen: (change: Partial<Extras>) => void;
  onJudged: (field: Exclude<TextColumn, "opponent">, isFit: boolean) => void;
};

/** Kit, notes, and who is asked until when. */
export const ExtraFields = ({ known, chosen, onChosen, onJudged }: ExtraFieldsProps) => (
  <>
    <SectionHead level={3}>Good to know</SectionHead>
    <TextField
      label="Kit"
      name="kit"
      hint="Blue shirts, say."
      isVerbatim
      autoCapitalize="sentences"
      enterKeyHint="next"
      {...textFields.kit}
      defaultText={known.kit}
      onJudged={({ problem }) => onJudged("kit", problem === null)}
    />
    <TextArea
      label="Notes"
      name="notes"
      max={textFields.notes.max}
      value={chosen.notes}
      message={problemOf(chosen.notes)}
      onEntered={(notes) => {
        onChosen({ notes });
        onJudged("notes", textFields.notes.rule(notes).problem === null);
      }}
    />
    <SectionHead level={3}>Answers</SectionHead>
    <ChoiceChips
      legend="Who is asked"
      name="asks"
      options={asksChoices}
      value={chosen.asks}
      onChosen={(asks) => onChosen({ asks: asks as Asks })}
    />
    {chosen.asks !== "nobody" && (
      <Until value={chosen.answerLead} onChosen={(answerLead) => onChosen({ answerLead })} />
    )}
  </>
);

const problemOf = (notes: string) => {
  const { problem } = textFields.notes.rule(notes);
  return problem === null ? null : { tone: "problem" as const, text: problem };
};

const asksChoices = Object.entries(asksNames).map(([value, label]) => ({ value, label }));

import { dayParts } from "../../../../domain/dates/wall-time";
import type { PlannedRow } from "../../../../domain/schedule/import/import-plan";
import {
  changesText,
  happens,
  rowDetail,
  rowRemarks,
  rowTitle,
} from "../../../../domain/schedule/import/import-row-texts";
import { importTexts } from "../../../../domain/schedule/import/import-texts";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { DateBlock } from "../../../ui/schedule/date-block";
import { ImportLine } from "../../../ui/schedule/import-line";

export type PlannedLineProps = {
  planned: PlannedRow;
  /** The list's version is taken over what was changed by hand. */
  isTaken: boolean;
  onTaken: (isTaken: boolean) => void;
};

export function PlannedLine({ planned, isTaken, onTaken }: PlannedLineProps) {
  const { row, result } = planned;
  const { tone, text } = happens(planned);
  const title = rowTitle(row);
  return (
    <ImportLine
      start={<DateBlock {...dayParts(row.fields.wall.slice(0, 10))} />}
      title={title}
      detail={rowDetail(row)}
      tone={tone}
      said={text}
      remarks={rowRemarks(row)}
    >
      {tone === "mine" && (
        <ChoiceChips
          legend={importTexts.theirs(changesText(result))}
          name={`mine-${row.key}`}
          options={choices}
          value={isTaken ? "theirs" : "mine"}
          onChosen={(value) => onTaken(value === "theirs")}
        />
      )}
    </ImportLine>
  );
}

const choices = [
  { value: "mine", label: importTexts.keepMine },
  { value: "theirs", label: importTexts.takeTheirs },
] as const;

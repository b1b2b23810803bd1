import { textFields } from "../../../../domain/schedule/event/event-fields";
import { TextField } from "../../../controls/fields/text-field";
import { SectionHead } from "../../../ui/base/section-head";
import { Places, type PlacesProps } from "../place/places";

type WhereFieldsProps = Pick<PlacesProps, "onAdding"> & {
  places: PlacesProps["of"];
  venueId: string | null;
  /** Initial value of the field or court. */
  detail: string;
  onChosen: (change: { venueId: string | null }) => void;
  onJudged: (isFit: boolean) => void;
};

/** Venue, and the field or court there. */
export const WhereFields = ({ places, venueId, detail, onChosen, onAdding, onJudged }: WhereFieldsProps) => (
  <>
    <SectionHead level={3}>Where</SectionHead>
    <Places
      of={places}
      value={venueId}
      onChosen={(chosen) => onChosen({ venueId: chosen })}
      onAdding={onAdding}
    />
    <TextField
      label="Field or court"
      name="venueDetail"
      isVerbatim
      enterKeyHint="next"
      {...textFields.venueDetail}
      defaultText={detail}
      onJudged={({ problem }) => onJudged(problem === null)}
    />
  </>
);

import type { ActorRefFrom } from "xstate";
import type { SeriesMade } from "../../../../domain/schedule/series/weekly";
import type { PlacesMachine } from "../../../../machines/schedule/places.machine";
import type { WeeklyMachine } from "../../../../machines/schedule/weekly.machine";
import type { TypedDateFieldProps } from "../../../controls/dates/typed-date-field";
import type { PlaceFormProps } from "../place/place-form";

export type WeeklyFormProps = {
  machine: WeeklyMachine;
  places: PlacesMachine;
  place: PlaceFormProps["machine"];
  dateField: TypedDateFieldProps["machine"];
  listTimeZones: () => readonly string[];
  teamId: string;
  timeZone: string;
  /** The local day in the team's zone. */
  today: string;
  hold: (isHeld: boolean) => void;
  onMade: (made: readonly SeriesMade[]) => void;
  onLeft: () => void;
};

export type WeeklyFieldsProps = Pick<
  WeeklyFormProps,
  "places" | "place" | "dateField" | "listTimeZones" | "teamId" | "today"
> & {
  weekly: ActorRefFrom<WeeklyMachine>;
  /** Hidden while the review is shown. */
  isAway: boolean;
};

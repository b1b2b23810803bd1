import type { ComponentType } from "react";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import type { TeamColours } from "../../../domain/team/colours";
import type { SeatMachine } from "../../../machines/ride/seat.machine";
import type { CarFormProps, EndCarProps } from "./car-form";

/** The forms of a driver, whose code is loaded at the press that opens one. */
export type RideForms = {
  CarForm: ComponentType<Omit<CarFormProps, "machine">>;
  EndCar: ComponentType<Omit<EndCarProps, "machine">>;
};

/** What the rows of an event's rides share. */
export type RideRowProps = {
  machine: SeatMachine;
  forms: RideForms;
  details: EventDetails;
  team: TeamColours | undefined;
  /** Called with the server's reply; null where the outbox sent it. */
  onSaved: (details: EventDetails | null) => void;
  onLost: () => void;
  onSaid: (text: string) => void;
  hold: (isHeld: boolean) => void;
};

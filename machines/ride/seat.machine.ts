import type { GivenSeat } from "../../domain/ride/seat-moves";
import type { EventDetails } from "../../domain/schedule/event/event-fields";
import { type PressMachine, pressOf } from "../base/press.setup";

/** What a family does about one player's rides, or a driver about who is in the car. */
export const seatMachine: PressMachine<GivenSeat, EventDetails> = pressOf("seat");
export type SeatMachine = typeof seatMachine;

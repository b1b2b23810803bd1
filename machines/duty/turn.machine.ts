import type { GivenTurn } from "../../domain/duty/given-turn";
import type { EventDetails } from "../../domain/schedule/event/event-fields";
import { type PressMachine, pressOf } from "../base/press.setup";

/** What a family, or staff, does about one turn. */
export const turnMachine: PressMachine<GivenTurn, EventDetails> = pressOf("turn");
export type TurnMachine = typeof turnMachine;

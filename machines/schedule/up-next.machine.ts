import type { ScheduleEvent } from "../../domain/schedule/event/event-fields";
import { collectionOf } from "../base/collection.setup";

/** The next events of one team. */
export const upNextMachine = collectionOf<ScheduleEvent>("upNext");

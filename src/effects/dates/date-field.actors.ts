import { dateFieldMachine } from "../../../machines/dates/date-field.machine";
import { withEffects } from "../base/with-effects.effects";
import { readToday } from "./temporal.effects";

export const dateFieldWith = () => withEffects(dateFieldMachine, { readToday: () => readToday() });

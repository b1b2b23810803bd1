import type { Clock } from "../../domain/dates/clock";
import { deviceChoice } from "./device-choice.setup";

/** 12 or 24 hours. */
export const clockMachine = deviceChoice<Clock>("clock");

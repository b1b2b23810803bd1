import type { CountedEvent, Fault } from "../../domain/telemetry/telemetry";

/** The port for error reports. */
export type ErrorReports = { report: (fault: Fault) => void };

/** The port for usage statistics, which are sent between `start` and `stop`. */
export type Statistics = {
  start: () => void;
  count: (event: CountedEvent) => void;
  /** After consent is withdrawn: sends nothing more, and deletes what was stored in the browser. */
  stop: () => void;
};

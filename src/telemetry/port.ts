import type { CountedEvent, Fault } from "../../domain/telemetry/telemetry";

/** Where faults are reported to. */
export type ErrorReports = { report: (fault: Fault) => void };

/** Where the use of the app is counted, between start and stop. */
export type Statistics = {
  start: () => void;
  count: (event: CountedEvent) => void;
  /** The consent is gone: nothing leaves any more, and what was kept in the browser goes. */
  stop: () => void;
};

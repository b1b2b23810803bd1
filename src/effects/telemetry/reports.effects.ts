import type { Problem, Unreachable } from "../../../domain/base/result";
import type { Fault } from "../../../domain/telemetry/telemetry";

/** An error in a page as its source reports it: the browser, the client, or React. */
export type Signal = ErrorEvent | PromiseRejectionEvent | Problem | Unreachable | { renderError: unknown };

export type FaultPorts = {
  handleReply: (failure: Problem | Unreachable) => Promise<void>;
  log: (error: unknown) => void;
  report: (fault: Fault) => void;
};

/** Reports each kind of error. The browser logs its own errors to the console, React leaves its errors to us. */
export const listenForFaults =
  ({ handleReply, log, report }: FaultPorts) =>
  (signal: Signal): void => {
    // Ignore a failure of the handler itself, such as a script that could not be loaded.
    if ("kind" in signal) handleReply(signal).catch(() => {});
    else if ("renderError" in signal) {
      log(signal.renderError);
      report({ source: "render", error: signal.renderError });
    } else if ("reason" in signal) report({ source: "promise", error: signal.reason });
    else if (signal.error) report({ source: "page", error: signal.error });
  };

const most = 20;

/** Reports each distinct fault once, and a limited number of faults, so that an error in a loop is one report. */
export function onceEach(report: (fault: Fault) => void) {
  const told = new Set<string>();
  return (fault: Fault) => {
    const name = fault.source === "reply" ? `${fault.status} ${fault.code}` : String(fault.error);
    if (told.has(name) || told.size >= most) return;
    told.add(name);
    report(fault);
  };
}

import type { ErrorEvent, StackFrame } from "@sentry/browser";
import { scrub, scrubAddress } from "../../domain/telemetry/scrub";

/** An allow-list of a report's fields: no user, request, cookies, breadcrumbs or variables. */
export function bareEvent(event: ErrorEvent, known: readonly string[]): ErrorEvent {
  const { event_id, timestamp, level, platform, environment, exception, tags } = event;
  return {
    type: undefined,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(level !== undefined && { level }),
    ...(platform !== undefined && { platform }),
    ...(environment !== undefined && { environment }),
    tags: { screen: tagOf(tags?.screen), source: tagOf(tags?.source) },
    exception: {
      values: (exception?.values ?? []).map(({ type = "", value = "", stacktrace, mechanism }) => ({
        type: scrub(type, known),
        value: scrub(value, known),
        mechanism: { type: "generic", handled: mechanism?.handled ?? false },
        ...(stacktrace && { stacktrace: { frames: (stacktrace.frames ?? []).map(bareFrame) } }),
      })),
    },
  };
}

const tagOf = (value: unknown) =>
  typeof value === "string" && /^[a-z/]{1,20}$/.test(value) ? value : "other";

/** Keeps names of the product's own files and functions, but not of browser extensions. */
const bareFrame = ({ filename = "", function: name = "", lineno, colno }: StackFrame): StackFrame => ({
  filename: scrubAddress(filename),
  function: /^[\w$.<>]{1,80}$/.test(name) ? name : "?",
  in_app: true,
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno }),
});

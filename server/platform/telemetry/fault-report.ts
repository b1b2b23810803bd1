import { randomUUID } from "node:crypto";
import { scrub } from "../../../domain/telemetry/scrub";
import { writtenCode } from "../../../domain/telemetry/telemetry";

/** Milliseconds for which the same fault is not reported again. */
const quietFor = 600_000;
const mostAnHour = 60;
const hour = 3_600_000;
/** The timeout of one report in milliseconds. */
const patience = 3_000;

interface Description {
  type?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: Description;
}
interface Line {
  level: number;
  msg?: string;
  err?: Description;
}

export interface FaultReports {
  /** A line of the log. */
  read(line: string): void;
  /** Resolves once no report is being sent. */
  settled(): Promise<unknown>;
}

/**
 * Sends log lines of the levels error and fatal to Sentry, one envelope per fault: Sentry's own client would hook
 * into the whole process. The log is scrubbed already; here the rules of the browser's reports are applied as well,
 * and only listed fields are sent.
 */
export function openFaultReports(
  dsn: string,
  { environment, now = Date.now }: { environment: string; now?: () => number },
): FaultReports {
  const { url, key } = readDsn(dsn);
  const reportedAt = new Map<string, number>();
  const underWay = new Set<Promise<unknown>>();

  function isNews(name: string): boolean {
    const at = now();
    for (const [each, when] of reportedAt) if (at - when >= hour) reportedAt.delete(each);
    if (at - (reportedAt.get(name) ?? Number.NEGATIVE_INFINITY) < quietFor || reportedAt.size >= mostAnHour)
      return false;
    reportedAt.set(name, at);
    return true;
  }

  return {
    read(line) {
      if (!/^\{"level":[56]0,/.test(line)) return;
      const fault: Line = JSON.parse(line);
      const values = exceptionsOf(fault);
      if (!isNews(JSON.stringify(values.map(({ type, value }) => [type, value])))) return;
      const id = randomUUID().replaceAll("-", "");
      const event = {
        event_id: id,
        timestamp: now() / 1000,
        level: fault.level >= 60 ? "fatal" : "error",
        platform: "node",
        environment,
        tags: { source: "server" },
        exception: { values },
      };
      const parts = [{ event_id: id, sent_at: new Date(now()).toISOString() }, { type: "event" }, event];
      const sending = fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=drip-server/1, sentry_key=${key}`,
        },
        body: parts.map((part) => JSON.stringify(part)).join("\n"),
        signal: AbortSignal.timeout(patience),
        // A report that is lost is still in the log.
      }).catch(() => {});
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    settled: () => Promise.all(underWay),
  };
}

function readDsn(dsn: string) {
  const { origin, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf("/");
  return { url: `${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`, key: username };
}

/** Sentry expects the root cause first. */
function exceptionsOf({ level, msg = "", err }: Line) {
  const mechanism = { type: "generic", handled: level < 60 };
  const own = { type: "LoggedFault", value: writtenCode(msg) === msg ? msg : scrub(msg), mechanism };
  const causes: Description[] = [];
  for (let at = err; at !== undefined; at = at.cause) causes.unshift(at);
  if (causes.length === 0) return [own];
  return [
    ...causes.map(({ type, message, stack }) => ({
      type: scrub(String(type ?? "")),
      value: scrub(String(message ?? "")),
      mechanism,
      stacktrace: { frames: framesOf(String(stack ?? "")) },
    })),
    own,
  ];
}

/** Functions and files of the product or a package, without the path of their folder. */
const framesOf = (stack: string) =>
  stack
    .split("\n")
    .flatMap((line) => {
      const [, name = "?", file = "", row, column] =
        /^\s*at (?:async )?(?:(?:new )?([\w$.<>]{1,80})(?: \[as \w+\])? \()?(.*?):(\d+):(\d+)\)?$/.exec(
          line,
        ) ?? [];
      const place =
        /(?:^|\/)((?:node_modules|server|domain|openapi|dist)\/[\w@./-]{1,150}|node:[\w/]+)$/.exec(file)?.[1];
      if (place === undefined) return [];
      return {
        function: name,
        filename: place,
        in_app: !/^node/.test(place),
        lineno: Number(row),
        colno: Number(column),
      };
    })
    .reverse();

import { painter } from "./report.mjs";

const levels = /** @type {Record<number, "dim" | "plain" | "warn" | "bad">} */ ({
  10: "dim",
  20: "dim",
  30: "plain",
  40: "warn",
  50: "bad",
  60: "bad",
});
const names = /** @type {Record<number, string>} */ ({ 40: "warning ", 50: "error ", 60: "fatal " });
const plumbing = new Set([
  "level",
  "time",
  "pid",
  "hostname",
  "msg",
  "err",
  "request_id",
  "method",
  "route",
  "status",
  "ms",
]);

/** Shortens the server's JSON log lines for a terminal; prints anything else unchanged. */
export function openLogLines(
  /** @type {Pick<NodeJS.WriteStream, "write" | "isTTY">} */ out = process.stdout,
) {
  const paint = painter(out);
  let rest = "";

  /** @param {string} line */
  function format(line) {
    /** @type {Record<string, any>} */
    let entry;
    try {
      entry = JSON.parse(line);
    } catch {
      return line;
    }
    if (typeof entry !== "object" || entry === null || typeof entry.level !== "number") return line;
    const time = new Date(entry.time ?? Date.now()).toTimeString().slice(0, 8);
    // Polled by this script and by load balancers.
    if (/^\/health(\/|$)/.test(entry.route) && entry.status === 200) return null;
    const isReply = typeof entry.status === "number";
    const what = isReply ? `${entry.method} ${entry.route} ${entry.status} ${entry.ms} ms` : entry.msg;
    const extra = Object.entries(entry)
      .filter(([key]) => !plumbing.has(key))
      .map(([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`);
    const mark = paint[levels[entry.level] ?? "plain"](`${names[entry.level] ?? ""}${what ?? ""}`);
    if (isReply ? entry.status >= 400 : entry.request_id) extra.push(`request=${entry.request_id}`);
    const first = [paint.dim(time), mark, ...extra.map(paint.dim)].join(" ");
    return entry.err ? `${first}\n  ${entry.err.type}: ${entry.err.message}\n${entry.err.stack}` : first;
  }

  return (/** @type {string} */ text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter(Boolean)) {
      const short = format(line);
      if (short !== null) out.write(`${short}\n`);
    }
  };
}

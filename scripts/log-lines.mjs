import { painter } from "./report.mjs";

const levels = /** @type {Record<number, "dim" | "bold" | "warn" | "bad">} */ ({
  10: "dim",
  20: "dim",
  30: "bold",
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
  "reqId",
  "req",
  "res",
  "responseTime",
  "err",
]);

/** Turns the server's JSON log lines into short ones for a terminal; passes on whatever is not JSON. */
export function openLogLines(/** @type {NodeJS.WriteStream} */ out = process.stdout) {
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
    const request = entry.req ? `${entry.req.method} ${entry.req.url}` : "";
    const reply = entry.res ? `${entry.res.statusCode} ${Math.round(entry.responseTime ?? 0)} ms` : "";
    const extra = Object.entries(entry)
      .filter(([key]) => !plumbing.has(key))
      .map(([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`);
    const mark = paint[levels[entry.level] ?? "bold"](`${names[entry.level] ?? ""}${entry.msg ?? ""}`);
    const first = [paint.dim(time), mark, request, reply, ...extra.map(paint.dim)].filter(Boolean).join(" ");
    return entry.err?.stack ? `${first}\n${entry.err.stack}` : first;
  }

  return (/** @type {string} */ text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) out.write(`${format(line)}\n`);
  };
}

import { painter } from "./report.mjs";

/** By level: the paint of a line, and how it begins. @type {Record<number, ["dim" | "warn" | "bad", string]>} */
const looks = {
  10: ["dim", ""],
  20: ["dim", ""],
  40: ["warn", "warning "],
  50: ["bad", "error "],
  60: ["bad", "fatal "],
};

/** Shortens the server's JSON log lines for a terminal; prints anything else unchanged. */
export function openLogLines(
  /** @type {Pick<NodeJS.WriteStream, "write" | "isTTY">} */ out = process.stdout,
) {
  const paint = painter(out);
  let rest = "";

  /** @param {string} line */
  function format(line) {
    const entry = parse(line);
    if (typeof entry?.level !== "number") return line;
    const { level, time, pid, hostname, msg = "", err, request_id: id, ...others } = entry;
    const { method, route, status, ms, ...more } = others;
    const isReply = typeof status === "number";
    // Polled by this script and by load balancers.
    if (status === 200 && /^\/health(\/|$)/.test(route)) return null;
    const [look, name] = looks[level] ?? ["plain", ""];
    const extra = Object.entries(more).map(
      ([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`,
    );
    if (isReply ? status >= 400 : id) extra.push(`request=${id}`);
    const first = [
      paint.dim(new Date(time ?? Date.now()).toTimeString().slice(0, 8)),
      paint[look](name + (isReply ? `${method} ${route} ${status} ${ms} ms` : msg)),
      ...extra.map(paint.dim),
    ].join(" ");
    return err ? `${first}\n  ${err.type}: ${err.message}\n${err.stack}` : first;
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

/** @param {string} line @returns {any} undefined if it is no JSON */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {}
}

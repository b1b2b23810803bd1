/** An error whose message tells the user what to do: printed without a stack. */
export class UserFacingError extends Error {
  /** @param {string} message @param {string} detail what a failed tool said */
  constructor(message, detail = "") {
    super(message);
    this.detail = detail;
  }
}

/**
 * Prints a script's progress: one line for each finished step, and the time while it runs.
 * @param {Pick<NodeJS.WriteStream, "write" | "isTTY">} out
 */
export function openReport(out = process.stdout) {
  const paint = painter(out);
  /** @type {Map<string, number>} */
  const running = new Map();
  const started = performance.now();
  let ticks = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let ticking;

  const clear = () => out.isTTY && out.write("\r\u001b[2K");
  const status = () =>
    [...running].map(([doing, since]) => `${doing} (${seconds(performance.now() - since)})`).join(", ");
  const draw = () => out.isTTY && running.size > 0 && out.write(`  ${paint.dim(`… ${status()}`)}`);

  function tick() {
    ticks += 1;
    if (out.isTTY) {
      clear();
      draw();
    } else if (ticks % 15 === 0) out.write(`  … ${status()}\n`);
  }

  function line(text = "") {
    clear();
    out.write(`${text}\n`);
    draw();
  }

  /** Shows progress until the returned function is called. @param {string} doing */
  function begin(doing) {
    running.set(doing, performance.now());
    ticking ??= setInterval(tick, 1_000).unref();
    if (out.isTTY) tick();
    return () => {
      running.delete(doing);
      clear();
      if (running.size > 0) return draw();
      clearInterval(ticking);
      ticking = undefined;
    };
  }

  return {
    line,
    paint,
    elapsed: () => seconds(performance.now() - started),

    begin,

    /** @template T @param {string} doing @param {string | ((result: T) => string)} done @param {() => Promise<T>} work @returns {Promise<T>} */
    async step(doing, done, work) {
      const since = performance.now();
      if (!out.isTTY) line(`  … ${doing}`);
      const end = begin(doing);
      try {
        const result = await work();
        end();
        const what = typeof done === "string" ? done : done(result);
        line(`  ${paint.good("✓")} ${what} ${paint.dim(seconds(performance.now() - since))}`);
        return result;
      } catch (fault) {
        end();
        throw fault;
      }
    },

    /** @param {unknown} fault */
    fail(fault) {
      running.clear();
      clearInterval(ticking);
      clear();
      if (!(fault instanceof UserFacingError)) {
        out.write(`\n${fault instanceof Error ? fault.stack : fault}\n`);
        return;
      }
      if (fault.detail) out.write(`\n${fault.detail.trimEnd()}\n`);
      out.write(`\n  ${paint.bad("✗")} ${fault.message}\n\n`);
    },
  };
}

/** @param {Pick<NodeJS.WriteStream, "isTTY">} out */
export function painter(out) {
  const isPlain = !out.isTTY || Boolean(process.env.NO_COLOR);
  const with_ = (/** @type {number} */ on, /** @type {number} */ off) => (/** @type {string} */ text) =>
    isPlain ? text : `\u001b[${on}m${text}\u001b[${off}m`;
  return {
    plain: (/** @type {string} */ text) => text,
    bold: with_(1, 22),
    dim: with_(2, 22),
    bad: with_(31, 39),
    good: with_(32, 39),
    warn: with_(33, 39),
  };
}

/** @param {number} milliseconds */
export const seconds = (milliseconds) =>
  milliseconds < 60_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;

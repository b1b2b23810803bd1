import fs from "node:fs";

/** Linux tells every program in hundredths of a second, whatever its own clock does. */
const ticks = 100;
const pause = 500;

/** @typedef {{ parent: number, used: number }} Process seconds of its own and of its children that ended and were waited for */

/**
 * CPU seconds of child processes and of all that they start, from Linux's /proc; elsewhere null. A child that ends hands on what it and
 * those it waited for have used. Chromium and whatever is killed leave processes that nobody waits for: they are seen to go while their
 * family runs, and count with what they had used when last seen.
 */
export function openCpuMeter() {
  /** @type {Map<number, { seen: number, lost: number }>} */
  const families = new Map();
  let counted = waitedFor();
  if (!Number.isNaN(counted)) setInterval(look, pause).unref();

  function look() {
    const processes = readProcesses();
    for (const [id, family] of families) {
      let used = usedBy(id, processes);
      // One that ended between the reading of its parent and its own has not been lost: the parent has it by now.
      if (used < family.seen) used = Math.max(used, usedBy(id, readProcesses()));
      family.lost += Math.max(0, family.seen - used);
      family.seen = used;
    }
  }

  /** What was waited for since this was asked last. */
  function sinceLast() {
    const all = waitedFor();
    const more = all - counted;
    counted = all;
    return more;
  }

  return {
    /** Call the returned function when the child has ended, before any other is asked for. @param {number} id */
    begin(id) {
      if (Number.isNaN(counted)) return () => null;
      const family = { seen: 0, lost: 0 };
      families.set(id, family);
      return () => {
        families.delete(id);
        return family.lost + Math.max(family.seen, sinceLast());
      };
    },

    /** Of children that were started past `begin`. */
    others: () => (Number.isNaN(counted) ? null : sinceLast()),
  };
}

/** Seconds of all children of this process that have ended, or NaN. */
function waitedFor() {
  try {
    const [, , , , , , , , , , , , , user, system] = fieldsOf("self");
    return (Number(user) + Number(system)) / ticks;
  } catch {
    return Number.NaN;
  }
}

export function readProcesses() {
  /** @type {Map<number, Process>} */
  const processes = new Map();
  for (const name of fs.readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [, parent, , , , , , , , , , ...times] = fieldsOf(name);
      const used = times.slice(0, 4).reduce((all, time) => all + Number(time), 0) / ticks;
      processes.set(Number(name), { parent: Number(parent), used });
    } catch {
      // It has gone meanwhile.
    }
  }
  return processes;
}

/** @param {number} root @param {Map<number, Process>} processes */
function usedBy(root, processes) {
  const isOfFamily = (/** @type {number} */ id) => {
    for (let at = id; at > 1; at = processes.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  let used = 0;
  for (const [id, process] of processes) if (isOfFamily(id)) used += process.used;
  return used;
}

/** From its state on: the name before may hold blanks and brackets. @param {string} id */
function fieldsOf(id) {
  const text = fs.readFileSync(`/proc/${id}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

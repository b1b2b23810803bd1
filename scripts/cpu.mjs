import fs from "node:fs";

/** Linux reports CPU time in hundredths of a second to every program. */
const ticks = 100;
const pause = 500;

/** @typedef {{ parent: number, used: number }} Process seconds of its own and of its children that ended and were waited for */

/**
 * CPU seconds of child processes and all their descendants, from Linux's /proc; null elsewhere. A process's figures
 * include the children that it has waited for. Chromium and killed processes leave children that nobody waits for:
 * those are polled while their family runs, and count with their last reading.
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
      // A child that ended between reading its parent and itself is not lost: the parent includes it by now.
      if (used < family.seen) used = Math.max(used, usedBy(id, readProcesses()));
      family.lost += Math.max(0, family.seen - used);
      family.seen = used;
    }
  }

  /** CPU seconds of children waited for since the last call. */
  function sinceLast() {
    const all = waitedFor();
    const more = all - counted;
    counted = all;
    return more;
  }

  return {
    /** Call the returned function when the child has ended, before any other child is read. @param {number} id */
    begin(id) {
      if (Number.isNaN(counted)) return () => null;
      const family = { seen: 0, lost: 0 };
      families.set(id, family);
      return () => {
        families.delete(id);
        return family.lost + Math.max(family.seen, sinceLast());
      };
    },

    /** Of children started via `begin`. */
    others: () => (Number.isNaN(counted) ? null : sinceLast()),
  };
}

/** CPU seconds of all ended children of this process, or NaN. */
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
      // It has ended meanwhile.
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

/** The fields from the state on: the name before may contain spaces and brackets. @param {string} id */
function fieldsOf(id) {
  const text = fs.readFileSync(`/proc/${id}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

import fs from "node:fs";

/** Linux reports CPU time in hundredths of a second to every program. */
const ticks = 100;

/** CPU seconds of the children of this process that have ended, with those that they waited for; null where there is no /proc. */
export function ofEndedChildren() {
  try {
    const [, , , , , , , , , , , , , user, system] = fieldsOf("self");
    return (Number(user) + Number(system)) / ticks;
  } catch {
    return null;
  }
}

/** Every process with its parent and the CPU seconds of itself and of the children that it waited for. */
export function readProcesses() {
  /** @type {Map<number, { parent: number, used: number }>} */
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

/** The fields from the state on: the name before may contain spaces and brackets. @param {string} id */
function fieldsOf(id) {
  const text = fs.readFileSync(`/proc/${id}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

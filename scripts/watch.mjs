import fs from "node:fs";
import path from "node:path";

/** Milliseconds without a change after which a burst is over. */
const settled = 50;

/**
 * Calls back after each burst of changes below these paths with the changed folders, one call at a time. Each folder is
 * watched by itself: watching recursively, Node.js on Linux loses files that an editor or git replaces.
 * @param {string[]} paths @param {(folders: ReadonlySet<string>) => Promise<void>} onChange
 * @param {string[]} leftOut folders that `onChange` itself writes
 */
export function watch(paths, onChange, leftOut = []) {
  /** @type {Map<string, fs.FSWatcher>} */
  const watchers = new Map();
  /** @type {Set<string>} */
  let folders = new Set();
  let isBusy = false;
  /** @type {NodeJS.Timeout | undefined} */
  let settling;

  async function work() {
    if (isBusy) return;
    isBusy = true;
    while (folders.size > 0) {
      const heard = folders;
      folders = new Set();
      await onChange(heard);
    }
    isBusy = false;
  }

  /** @param {string} folder */
  function changed(folder) {
    for (const file of paths) cover(file);
    folders.add(folder);
    clearTimeout(settling);
    settling = setTimeout(work, settled);
  }

  /** @param {string} file */
  function cover(file) {
    if (!fs.existsSync(file) || leftOut.includes(file)) return;
    const isFolder = fs.statSync(file).isDirectory();
    if (!watchers.has(file)) watchers.set(file, open(file, isFolder));
    if (!isFolder) return;
    for (const entry of fs.readdirSync(file, { withFileTypes: true }))
      if (entry.isDirectory()) cover(path.join(file, entry.name));
  }

  /** @param {string} file @param {boolean} isFolder */
  function open(file, isFolder) {
    const watcher = fs.watch(file, (event) => {
      // A replaced file needs a new watcher: the old one watches the deleted file.
      if (event === "rename" && !(isFolder && fs.existsSync(file))) forget(file);
      changed(isFolder ? file : path.dirname(file));
    });
    watcher.on("error", () => forget(file));
    return watcher;
  }

  /** @param {string} file */
  function forget(file) {
    watchers.get(file)?.close();
    watchers.delete(file);
  }

  for (const file of paths) cover(file);
  return () => {
    clearTimeout(settling);
    for (const file of [...watchers.keys()]) forget(file);
  };
}

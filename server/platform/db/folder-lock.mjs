import { randomUUID } from "node:crypto";
import { closeSync, openSync, rmSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export class FolderInUse extends Error {
  /** @param {string} folder @param {string} processId */
  constructor(folder, processId) {
    super(
      `${folder} is in use by another server${processId ? ` (process ${processId})` : ""}. Stop that one first, or name another folder in DATA_DIR.`,
    );
    this.name = "FolderInUse";
  }
}

/**
 * Two processes on one PGlite folder lose data silently; two identity emulators overwrite each other's accounts. Whoever wants the folder
 * listens on a socket of its own in the lock folder and then looks for others that answer: of two, the later always sees the earlier. The
 * kernel closes a killed process's socket, so nothing stale can block; the process id in its name only serves the refusal.
 * Plain JavaScript, because the identity emulator runs from its sources.
 * @param {string} lockPath @param {string} folder as a refusal names it
 * @param {number} [patience] milliseconds in which a holder that is about to end may do so
 * @returns {Promise<{ release(): void }>}
 */
export async function lockFolder(lockPath, folder, patience = 0) {
  await mkdir(lockPath, { recursive: true, mode: 0o700 });
  const place = openPlace(lockPath);
  const giveUpAt = performance.now() + patience;
  for (let attempt = 0; ; attempt += 1) {
    const name = `${process.pid}-${randomUUID().slice(0, 8)}.sock`;
    const server = await listen(place.address(name));
    const leave = () => {
      server.close();
      rmSync(join(lockPath, name), { force: true });
    };
    const holder = await findHolder(lockPath, name, place.address);
    if (holder === undefined) {
      return {
        release() {
          leave();
          place.close();
        },
      };
    }
    leave();
    if (attempt >= 3 && performance.now() >= giveUpAt) {
      place.close();
      throw new FolderInUse(folder, holder);
    }
    // Two that start together see each other and both retreat: a random delay lets one succeed on return.
    await wait(20 + Math.random() * 100);
  }
}

/**
 * The other's process id, empty for one whose socket does not name it, undefined when there is no other.
 * @param {string} lockPath @param {string} own @param {(name: string) => string} address
 */
async function findHolder(lockPath, own, address) {
  for (const name of await readdir(lockPath)) {
    if (name === own || !name.endsWith(".sock")) continue;
    if (await isHeld(address(name))) return /^(\d+)-\w+\.sock$/.exec(name)?.[1] ?? "";
    await rm(join(lockPath, name), { force: true });
  }
  return undefined;
}

/** @param {string} address @returns {Promise<import("node:net").Server>} */
function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

/**
 * The kernel accepts the connection for a process that is busy or stopped, so no answer has to be waited for.
 * @param {string} address @returns {Promise<boolean>}
 */
function isHeld(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    const settle = (/** @type {boolean} */ held) => {
      socket.destroy();
      resolve(held);
    };
    socket.on("connect", () => settle(true));
    socket.on("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      settle(error.code !== "ECONNREFUSED" && error.code !== "ENOENT"),
    );
  });
}

/** A socket's address holds about a hundred bytes; Linux offers a short way round for folders with a longer name. @param {string} lockPath */
function openPlace(lockPath) {
  const nameLength = 24;
  const short = [relative(process.cwd(), lockPath), lockPath].find(
    (path) => path !== "" && Buffer.byteLength(path) + 1 + nameLength <= 103,
  );
  if (short !== undefined) return { address: (/** @type {string} */ name) => join(short, name), close() {} };
  if (process.platform !== "linux")
    throw new Error(`The path of ${lockPath} is too long. Name a folder with a shorter path in DATA_DIR.`);
  const descriptor = openSync(lockPath, "r");
  return {
    address: (/** @type {string} */ name) => `/proc/self/fd/${descriptor}/${name}`,
    close: () => closeSync(descriptor),
  };
}

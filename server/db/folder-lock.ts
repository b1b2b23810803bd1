import { randomUUID } from "node:crypto";
import { closeSync, openSync, rmSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
  constructor(folder: string, processId: string) {
    super(
      `${folder} is in use by another server${processId ? ` (process ${processId})` : ""}. Stop that one first, or name another folder in DATA_DIR.`,
    );
  }
}

/**
 * Two processes on one PGlite folder lose data silently. Whoever wants it listens on a socket of its own in the lock folder and then
 * looks for others that answer: of two, the later always sees the earlier. The kernel closes a killed process's socket, so nothing
 * stale can block, and no process id has to be believed.
 */
export async function lockFolder(lockPath: string, folder: string): Promise<{ release(): void }> {
  await mkdir(lockPath, { recursive: true });
  const place = openPlace(lockPath);
  for (let attempt = 0; ; attempt += 1) {
    const name = `${randomUUID()}.sock`;
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
    if (attempt === 3) {
      place.close();
      throw new FolderInUse(folder, holder);
    }
    // Two that start together see each other and both step back: chance lets one return first.
    await wait(20 + Math.random() * 100);
  }
}

/** The other's process id, empty for one that does not say, undefined when there is no other. */
async function findHolder(lockPath: string, own: string, address: (name: string) => string) {
  for (const name of await readdir(lockPath)) {
    if (name === own || !name.endsWith(".sock")) continue;
    const answer = await ask(address(name));
    if (answer !== undefined) return answer;
    await rm(join(lockPath, name), { force: true });
  }
  return undefined;
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on("error", () => {}).end(String(process.pid)));
    server.once("error", reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

/** A stopped process does not answer, but its socket takes the call: it counts as alive. */
function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    const settle = (value: string | undefined) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(100, () => settle(answer));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => settle(answer));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      settle(error.code === "ECONNREFUSED" || error.code === "ENOENT" ? undefined : answer);
    });
  });
}

/** A socket's address holds about a hundred bytes; Linux offers a short way round for folders with a longer name. */
function openPlace(lockPath: string) {
  const nameLength = 41;
  const short = [relative(process.cwd(), lockPath), lockPath].find(
    (path) => path !== "" && Buffer.byteLength(path) + 1 + nameLength <= 103,
  );
  if (short !== undefined) return { address: (name: string) => join(short, name), close() {} };
  if (process.platform !== "linux")
    throw new Error(`The path of ${lockPath} is too long. Name a folder with a shorter path in DATA_DIR.`);
  const descriptor = openSync(lockPath, "r");
  return {
    address: (name: string) => `/proc/self/fd/${descriptor}/${name}`,
    close: () => closeSync(descriptor),
  };
}

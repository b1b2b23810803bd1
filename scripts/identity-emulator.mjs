/**
 * The Firebase Auth emulator as a forked child: `fork(thisFile, [folder])`.
 * It sends `{ port }` once it listens on the loopback, or `{ failed: sentence }`; it exits when its parent goes.
 * All accounts are on disk before the reply to a change is sent, so `kill -9` at any moment loses no acknowledged one.
 */
import fs from "node:fs";
import fsp from "node:fs/promises";
import http from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { FolderInUse, lockFolder } from "../server/platform/db/folder-lock.mjs";
import { UserFacingError } from "./report.mjs";

const projectId = "demo-drip";

/**
 * @typedef {{ port: number } | { failed: string }} IdentityEmulatorMessage
 * @typedef {{ localId: string, validSince?: string }} Account
 */

const accountsFile = (/** @type {string} */ folder) => path.join(folder, "accounts.json");

/** @param {string} folder */
async function run(folder) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // After a restart the last emulator may need a moment to notice that its parent has ended.
  const lock = await lockFolder(path.join(folder, "emulator.lock"), folder, 2_000);
  process.on("exit", () => lock.release());
  const handle = await openEmulator();
  const accounts = openAccounts(folder, handle);
  await accounts.load();
  await handle("PATCH", `/emulator/v1/projects/${projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  handle.beforeChangingReply = accounts.save;
  send({ port: handle.port });
}

const emulatorModule = "firebase-tools/lib/emulator/auth/server";

/** firebase-tools has no public way to embed the emulator: the version is pinned, and a test fails if this path changes. */
async function openEmulator() {
  const require = createRequire(import.meta.url);
  const inTools = createRequire(require.resolve("firebase-tools/package.json"));
  const exegesis = inTools("exegesis-express");
  const { middleware } = exegesis;
  // Compiles a call's schema on first use: the child is up after one second instead of eight.
  exegesis.middleware = (/** @type {unknown} */ spec, /** @type {object} */ options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
  const { createApp } = require(emulatorModule);
  const app = await createApp(projectId);

  const server = http.createServer((request, response) => {
    const isChanging = !["GET", "HEAD", "OPTIONS"].includes(request.method ?? "");
    if (isChanging && request.headers.authorization !== internal)
      hold(response, () => call.beforeChangingReply());
    if (request.headers.authorization === internal) request.headers.authorization = "Bearer owner";
    app(request, response);
  });
  // Callers close their connections. If the server closed an idle one, a caller using it at that moment would lose its request.
  server.keepAliveTimeout = 0;
  const internal = `Bearer ${crypto.randomUUID()}`;
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const port = /** @type {import("node:net").AddressInfo} */ (server.address()).port;

  const call = Object.assign(
    async (/** @type {string} */ method, /** @type {string} */ route, /** @type {unknown} */ body) => {
      const reply = await fetch(`http://127.0.0.1:${port}${route}`, {
        method,
        headers: {
          authorization: internal,
          "content-type": "application/json",
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer = await reply.json();
      const hasFailed = Array.isArray(answer.error) ? answer.error.length > 0 : !reply.ok;
      if (hasFailed) throw new Error(`The emulator refused ${route}: ${JSON.stringify(answer.error)}`);
      return answer;
    },
    { port, beforeChangingReply: async () => {} },
  );
  return call;
}

/** @param {http.ServerResponse} response @param {() => Promise<void>} before */
function hold(response, before) {
  const end = response.end.bind(response);
  /** @type {Uint8Array[]} */
  const parts = [];
  const keep = (/** @type {unknown} */ part) => {
    if (typeof part === "string") parts.push(new TextEncoder().encode(part));
    else if (part instanceof Uint8Array) parts.push(part);
  };
  response.write = (/** @type {unknown} */ part) => {
    keep(part);
    return true;
  };
  response.end = (/** @type {unknown} */ part) => {
    keep(part);
    before().then(
      () => end(Buffer.concat(parts)),
      (fault) => {
        console.error(describe(fault));
        response.statusCode = 503;
        response.removeHeader("content-length");
        end(JSON.stringify({ error: { code: 503, message: "UNAVAILABLE" } }));
      },
    );
    return response;
  };
}

/** @param {string} folder @param {(method: string, route: string, body?: unknown) => Promise<any>} call */
function openAccounts(folder, call) {
  const route = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  let saved = "";
  /** @type {Promise<void> | null} */
  let running = null;
  /** @type {Promise<void> | null} */
  let next = null;

  async function read() {
    /** @type {Account[]} */
    const users = [];
    let token = "";
    do {
      const page = await call(
        "GET",
        `${route}:batchGet?maxResults=1000&nextPageToken=${encodeURIComponent(token)}`,
      );
      users.push(...(page.users ?? []));
      token = page.nextPageToken ?? "";
    } while (token);
    return JSON.stringify({ users });
  }

  async function write() {
    const text = await read();
    if (text === saved) return;
    await replace(accountsFile(folder), text);
    saved = text;
  }

  /**
   * Resolves when a save that began after this call is on disk; callers during a save share the next one.
   * @returns {Promise<void>}
   */
  function save() {
    if (!running) {
      running = write().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return save();
      });
    return next;
  }

  return {
    save,
    async load() {
      const file = accountsFile(folder);
      fs.rmSync(`${file}.new`, { force: true });
      if (!fs.existsSync(file)) return;
      const { users } = parse(fs.readFileSync(file, "utf8"), file);
      if (users.length === 0) return;
      await call("POST", `${route}:batchCreate`, { users, allowOverwrite: true });
      // The import resets it, which would look like a password change.
      for (const { localId, validSince } of users)
        if (validSince) await call("POST", `${route}:update`, { localId, validSince });
    },
  };
}

/** @param {string} text @param {string} file @returns {{ users: Account[] }} */
function parse(text, file) {
  try {
    const { users } = JSON.parse(text);
    if (Array.isArray(users)) return { users };
  } catch {}
  throw new UserFacingError(`${file} is not a file of accounts. Move it away to start with none.`);
}

/** @param {string} file @param {string} text */
async function replace(file, text) {
  const handle = await fsp.open(`${file}.new`, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fsp.rename(`${file}.new`, file);
}

/** @param {unknown} fault */
function describe(fault) {
  if (fault instanceof UserFacingError || fault instanceof FolderInUse) return fault.message;
  const { code, path: where, message } = /** @type {NodeJS.ErrnoException} */ (fault);
  if (code === "ENOSPC") return "The disk is full: the accounts cannot be saved.";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `This user may not write ${where}.`;
  if (code === "MODULE_NOT_FOUND" || code === "ERR_PACKAGE_PATH_NOT_EXPORTED")
    return `firebase-tools is missing or not the pinned version; run npm ci. (${message.split("\n")[0]})`;
  return `The identity emulator failed: ${/** @type {Error} */ (fault).stack}`;
}

/** @param {IdentityEmulatorMessage} message @param {() => void} [then] */
function send(message, then = () => {}) {
  if (process.send) process.send(message, then);
  else then();
}

const [, , folder] = process.argv;
if (process.send && folder) {
  // Ctrl-C reaches the whole process group; the server still needs this child while it finishes.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => process.exit(0));
  process.on("disconnect", () => process.exit(0));
  run(folder).catch((fault) => send({ failed: describe(fault) }, () => process.exit(1)));
}

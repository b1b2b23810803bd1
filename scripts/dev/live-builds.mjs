import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { root } from "../steps/contract.mjs";

/**
 * @typedef {import("./builder.mjs").BuildReply} BuildReply
 * @typedef {Exclude<BuildReply, { failed: string }>} Built
 */

/** Files that a builder reads once and keeps. */
const readOnce = ["scripts/build", "openapi"].map((name) => path.join(root, name));

/**
 * Incremental builds in a child process.
 * @param {import("../children.mjs").Children} children
 */
export function openLiveBuilds(children) {
  /** @type {import("../children.mjs").Child | undefined} */
  let builder;

  return {
    /** @param {ReadonlySet<string>} folders where something changed @returns {Promise<Built>} */
    async build(folders) {
      if (builder && [...folders].some(isReadOnce)) await children.stop(builder);
      if (!builder || builder.exitCode !== null || builder.signalCode !== null)
        builder = children.fork(path.join(root, "scripts/dev/builder.mjs"), []);
      const reply = await ask(builder, [...folders]);
      if ("failed" in reply) throw new UserFacingError("The build failed.", reply.failed);
      return reply;
    },
  };
}

/** In the project's top folder only esbuild.config.mjs and openapi.yaml are watched. @param {string} folder */
const isReadOnce = (folder) =>
  folder === path.dirname(path.join(root, "openapi.yaml")) ||
  readOnce.some((each) => folder === each || folder.startsWith(each + path.sep));

/** @param {import("../children.mjs").Child} builder @param {string[]} folders @returns {Promise<BuildReply>} */
function ask(builder, folders) {
  return new Promise((resolve) => {
    const gone = (/** @type {number | null} */ code, /** @type {string | null} */ signal) =>
      resolve({ failed: `The builder stopped (${signal ?? `exit code ${code}`}).` });
    builder.once("exit", gone);
    builder.once("message", (/** @type {BuildReply} */ reply) => {
      builder.off("exit", gone);
      resolve(reply);
    });
    builder.send({ folders });
  });
}

/**
 * The builder of npm run dev as a forked child: it replies to each message with what it built. A change of the builder itself, its
 * modules or the contract that it has read requires a new process.
 */
import { openLiveBuild } from "../../esbuild.config.mjs";

/**
 * @typedef {{ folders: string[] }} BuildRequest the folders in which something changed
 * @typedef {{ isServerNew: boolean, arePagesNew: boolean } | { failed: string }} BuildReply
 */

const live = openLiveBuild();

process.on("message", async (/** @type {BuildRequest} */ { folders }) => {
  process.send?.(await build(folders));
});
process.on("disconnect", () => process.exit(0));

/** @param {string[]} folders @returns {Promise<BuildReply>} */
async function build(folders) {
  try {
    return await live.build(new Set(folders));
  } catch (fault) {
    return { failed: fault instanceof Error ? fault.message : String(fault) };
  }
}

import { UserFacingError } from "../report.mjs";

/**
 * One version in the registry's abbreviated document.
 * @typedef {{ engines?: { node?: string }, deprecated?: string | boolean, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Version
 * @typedef {{ "dist-tags": { latest: string }, versions: Record<string, Version> }} Document
 */

/** The abbreviated document that npm itself installs by: the full one contains every version's texts. */
const short = "application/vnd.npm.install-v1+json";
const atOnce = 6;
const patience = 60_000;

/** @param {{ base?: string, get?: typeof fetch }} [settings] npm run names the registry that npm uses */
export function openRegistry({
  base = process.env.npm_config_registry ?? "https://registry.npmjs.org/",
  get = fetch,
} = {}) {
  /** @param {string} name @returns {Promise<Document>} */
  async function read(name) {
    const address = new URL(name.replace("/", "%2f"), base.endsWith("/") ? base : `${base}/`);
    const reply = await get(address, {
      headers: { accept: short },
      signal: AbortSignal.timeout(patience),
    }).catch(() => {
      throw new UserFacingError(`The package registry ${base} cannot be reached.`);
    });
    if (!reply.ok) throw new UserFacingError(`The package registry answers ${reply.status} for ${name}.`);
    return await reply.json();
  }

  return {
    /** @param {Record<string, string>} sources the registry's name of each package @returns {Promise<Record<string, Document>>} */
    async readAll(sources) {
      const left = Object.entries(sources);
      /** @type {Record<string, Document>} */
      const documents = {};
      const work = async () => {
        for (let next = left.shift(); next; next = left.shift()) {
          const [name, source] = next;
          documents[name] = await read(source);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return documents;
    },
  };
}

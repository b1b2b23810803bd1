import { npm } from "../steps/packages.mjs";

/**
 * The registry's advisories about the production packages; null if it has no such service.
 * @param {import("../children.mjs").Children} children @param {string} root
 * @returns {Promise<import("./page.mjs").Figure | null>}
 */
export async function audit(children, root) {
  const { command, before } = npm();
  const args = [...before, "audit", "--omit=dev", "--json"];
  const { text } = await children.run(command, args, { cwd: root, patience: 60_000 });
  try {
    const { metadata, vulnerabilities } = JSON.parse(
      text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
    );
    return {
      point: 13,
      tried: "Packages of production that `npm audit` knows something against",
      count: metadata.dependencies.prod,
      wrong: metadata.vulnerabilities.total,
      note: Object.keys(vulnerabilities).join(" "),
      database: "none",
      at: new Date().toISOString(),
    };
  } catch {
    return null;
  }
}

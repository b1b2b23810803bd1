import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleContract } from "../../openapi/bundle.mjs";

const glue = createRequire(import.meta.url).resolve("fastify-openapi-glue");
const validator = "@seriousme/openapi-schema-validator";
const fromGlue = (/** @type {string} */ name) => createRequire(glue).resolve(name);

/**
 * Bundles and checks the contract once, so that no start of the server has to: YAML takes a while to read, and to compile OpenAPI's own
 * schema takes a third of a second. The glue is bundled with a validator that accepts the contract unchecked.
 * @param {string} root @returns {import("esbuild").Plugin}
 */
export const readContract = (root) => ({
  name: "contract",
  setup({ onLoad, onResolve }) {
    /** @type {ReturnType<typeof readChecked> | undefined} */
    let reading;
    // Loaded lazily: a rejection that nobody awaits yet would end the process.
    const read = () => (reading ??= readChecked(root));
    onLoad({ filter: /[\\/]server[\\/]http[\\/]specification\.ts$/ }, async () => {
      const { specification } = await read();
      const text = JSON.stringify(JSON.stringify(specification));
      return { contents: `export const specification = JSON.parse(${text});`, loader: "js" };
    });
    onResolve({ filter: new RegExp(`^${validator}$`) }, () => ({ path: validator, namespace: "checked" }));
    onLoad({ filter: /.*/, namespace: "checked" }, async () => {
      const { version } = await read();
      return { contents: checkedValidator(version), loader: "js", resolveDir: dirname(glue) };
    });
  },
});

/** @param {string} root */
async function readChecked(root) {
  const specification = bundleContract(root);
  const { Validator } = await import(pathToFileURL(fromGlue(validator)).href);
  const asked = new Validator();
  const { valid, errors } = await asked.validate(structuredClone(specification));
  if (!valid) throw new Error(`openapi.yaml is no valid contract: ${JSON.stringify(errors, null, 2)}`);
  return { specification, version: asked.version };
}

const checkedValidator = (/** @type {string} */ version) => `
import { replaceRefs } from ${JSON.stringify(fromGlue(`${validator}/resolve.js`))};
export class Validator {
  version = ${JSON.stringify(version)};
  async validate(specification) {
    this.specification = specification;
    return { valid: true };
  }
  resolveRefs() {
    return replaceRefs(this.specification);
  }
}`;

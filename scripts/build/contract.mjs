import { bundleContract } from "../../openapi/bundle.mjs";

/**
 * Bundles the contract into the server, so that no start has to: YAML takes a while to read.
 * @param {string} root @returns {import("esbuild").Plugin}
 */
export const readContract = (root) => ({
  name: "contract",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/]platform[\\/]http[\\/]specification\.ts$/ }, () => {
      const text = JSON.stringify(JSON.stringify(bundleContract(root)));
      return { contents: `export const specification = JSON.parse(${text});`, loader: "js" };
    });
  },
});

import { transform } from "esbuild";

/**
 * Minifies a style. A whole one, to which no script will add, also loses the tokens that nothing of it uses.
 * @param {string} css @param {{ isWhole: boolean }} options
 */
export async function minifyStyle(css, { isWhole }) {
  const { code } = await transform(css, {
    loader: "css",
    minify: true,
    charset: "utf8",
    legalComments: "none",
  });
  return isWhole ? dropUnusedTokens(code.trim()) : code.trim();
}

/** @param {string} css minified @returns {string} */
export function dropUnusedTokens(css) {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (token, name) => (used.has(name) ? token : ""))
    .replaceAll(";}", "}")
    .replace(/(?<=^|[{}])[^{}]+\{\}/g, "");
  return kept === css ? css : dropUnusedTokens(kept);
}

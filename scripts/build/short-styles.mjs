import { readFile } from "node:fs/promises";

/**
 * Takes comments and indentation out of goober's styles, which are text to esbuild. Line breaks stay, so that the source maps do. All bundles
 * of the same page need it: goober names a class by the text of its style.
 * @type {import("esbuild").Plugin}
 */
export const shortStyles = {
  name: "short-styles",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx$/ }, async ({ path }) => ({
      contents: shorten(await readFile(path, "utf8")),
      loader: "tsx",
    }));
  },
};

/** @param {string} source */
export const shorten = (source) =>
  source.replace(
    /(\b(?:styled\([^`]*?\)|keyframes|css|createGlobalStyles)`)([^`]*)/g,
    (_, tag, style) => tag + style.replace(/\/\*[\s\S]*?\*\//g, breaksOf).replace(/\n[ \t]+/g, "\n"),
  );

/** @param {string} comment */
const breaksOf = (comment) => comment.replace(/[^\n]/g, "");

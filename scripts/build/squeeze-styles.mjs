import { readFile } from "node:fs/promises";
import ts from "typescript";

/** Takes the white space that only people read out of goober's templates. @type {import("esbuild").Plugin} */
export const squeezeStyles = {
  name: "squeeze-styles",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!text.includes('from "goober"')) return null;
      return { contents: squeezeTemplates(text), loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

/** The lines that a template loses stand empty behind it, so that what follows keeps its line. @param {string} text */
export function squeezeTemplates(text) {
  const source = ts.createSourceFile("styles.tsx", text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  /** @type {{ from: number, to: number, by: string }[]} */
  const edits = [];
  visit(source);
  edits.sort((one, other) => one.from - other.from);
  let squeezed = "";
  let at = 0;
  for (const { from, to, by } of edits) {
    squeezed += text.slice(at, from) + by;
    at = to;
  }
  return squeezed + text.slice(at);

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTaggedTemplateExpression(node) && isStyleTag(node.tag, source)) edit(node.template);
    ts.forEachChild(node, visit);
  }

  /** @param {ts.TemplateLiteral} template */
  function edit(template) {
    const parts = ts.isNoSubstitutionTemplateLiteral(template)
      ? [template]
      : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
    let lost = 0;
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const from = part.getStart(source) + 1;
      const to = part.getEnd() - (isLast ? 1 : 2);
      const css = text.slice(from, to);
      const by = squeeze(css, { isFirst: index === 0, isLast });
      lost += lines(css) - lines(by);
      edits.push({ from, to, by });
    }
    edits.push({ from: template.getEnd(), to: template.getEnd(), by: "\n".repeat(lost) });
  }
}

/** @param {ts.Expression} tag @param {ts.SourceFile} source */
export const isStyleTag = (tag, source) => /^(css|glob|keyframes)$|^styled\b/.test(tag.getText(source));

/**
 * Leaves alone what it does not wholly understand. A `;` always stays: goober drops a last declaration without one.
 * @param {string} css one piece of a template, between two of its expressions
 * @param {{ isFirst: boolean, isLast: boolean }} place
 */
export function squeeze(css, { isFirst, isLast }) {
  const pieces = css.split(/("[^"]*"|'[^']*')/);
  const isOdd = pieces.some((piece, index) => index % 2 === 0 && /["'\\]|\/\*|url\(/.test(piece));
  if (isOdd || css.includes("\\")) return css;
  const squeezed = pieces
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replace(/\s+/g, " ")
            .replace(/ ?([{};,]) ?/g, "$1")
            .replaceAll(": ", ":"),
    )
    .join("");
  const headless = isFirst ? squeezed.trimStart() : squeezed;
  return isLast ? headless.trimEnd() : headless;
}

/** @param {string} text */
const lines = (text) => text.split("\n").length - 1;

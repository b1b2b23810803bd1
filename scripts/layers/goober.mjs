import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { listSources } from "./imports.mjs";

/** Placeholder for an expression in a template. */
const blank = "\u0001";

/** goober drops a block's last declaration if it has no `;`. @param {string} root @returns {Promise<string[]>} */
export async function findLostDeclarations(root) {
  const files = (await listSources(root)).filter((file) => file.startsWith("src/"));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), "utf8");
      return text.includes('"goober"') ? lostDeclarations(file, text) : [];
    }),
  );
  return found.flat();
}

/** @param {string} file @param {string} text @returns {string[]} */
export function lostDeclarations(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const found = [];
  visit(source);
  return found;

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTaggedTemplateExpression(node) && isStyleTag(node.tag, source)) {
      const start = node.template.getStart(source);
      for (const { declaration, offset } of unended(flatten(node.template))) {
        const { line } = source.getLineAndCharacterOfPosition(start + offset);
        found.push(`${file}:${line + 1}: no ; ends "${declaration}", so goober drops it`);
      }
    }
    ts.forEachChild(node, visit);
  }

  /** The template's text with each expression blanked out, so that offsets stay the same. @param {ts.TemplateLiteral} template */
  function flatten(template) {
    const whole = template.getText(source);
    if (ts.isNoSubstitutionTemplateLiteral(template)) return whole;
    const start = template.getStart(source);
    return template.templateSpans.reduce((flat, { expression, literal }) => {
      const from = expression.getFullStart() - start - 2;
      const to = literal.getStart(source) - start + 1;
      return flat.slice(0, from) + blank.repeat(to - from) + flat.slice(to);
    }, whole);
  }
}

/** @param {ts.Expression} tag @param {ts.SourceFile} source */
const isStyleTag = (tag, source) => /^(css|glob|keyframes)$|^styled\b/.test(tag.getText(source));

/** @param {string} template with its backticks */
function unended(template) {
  const css = template.slice(1, -1).replace(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));
  return [...css.matchAll(/([^;{}]*)(\}|$)/g)]
    .map(({ 1: last = "", index }) => ({
      declaration: last.replaceAll(blank, "…").replace(/…+/g, "…").trim(),
      offset: index + 1 + (last.length - last.trimStart().length),
    }))
    .filter(({ declaration }) => declaration !== "" && declaration !== "…");
}

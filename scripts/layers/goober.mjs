import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { listSources } from "./read-imports.mjs";

/** Placeholder for an expression in a template. */
const blank = "\u0001";

/** Finds valid CSS that goober compiles wrongly. @param {string} root @returns {Promise<string[]>} */
export async function findStyleFaults(root) {
  const files = (await listSources(root)).filter((file) => file.startsWith("src/"));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), "utf8");
      return text.includes('"goober"') ? styleFaults(file, text) : [];
    }),
  );
  return found.flat();
}

/** @param {string} file @param {string} text @returns {string[]} */
export function styleFaults(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const found = [];
  visit(source);
  return found;

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTaggedTemplateExpression(node) && isStyleTag(node.tag, source)) {
      const start = node.template.getStart(source);
      const css = flatten(node.template);
      const add = (/** @type {number} */ offset, /** @type {string} */ fault) => {
        const { line } = source.getLineAndCharacterOfPosition(start + offset);
        found.push(`${file}:${line + 1}: ${fault}`);
      };
      for (const { declaration, offset } of unended(css))
        add(offset, `no ; ends "${declaration}", so goober drops it`);
      for (const { selector, offset } of torn(css)) add(offset, `goober writes the class into "${selector}"`);
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

/** @param {string} template with its backticks @returns {string} with blanks for its comments */
const withoutComments = (template) =>
  template.slice(1, -1).replace(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));

/** Parts of a template without comments, and where they begin. @param {string} template with its backticks @param {RegExp} pattern */
const partsOf = (template, pattern) =>
  [...withoutComments(template).matchAll(pattern)].map(({ 1: part = "", index }) => ({
    part: part.trim(),
    offset: index + 1 + (part.length - part.trimStart().length),
  }));

/** A block's last declaration is dropped if it has no `;`. @param {string} template */
const unended = (template) =>
  partsOf(template, /([^;{}]*)(\}|$)/g)
    .map(({ part, offset }) => ({ declaration: part.replaceAll(blank, "…").replace(/…+/g, "…"), offset }))
    .filter(({ declaration }) => declaration !== "" && declaration !== "…");

/**
 * goober ends a part of a selector at the `)` of `:name(…)` and puts the class before what follows. That is right where
 * only the element itself comes before (`&:dir(rtl) > b`), and wrong inside parentheses, behind a combinator and before another pseudo-class
 * (`&:has(a):hover`).
 * @param {string} template
 */
const torn = (template) =>
  partsOf(template, /([^;{}]*)\{/g)
    .map(({ part, offset }) => ({ selector: part.replace(/\s+/g, " "), offset }))
    .filter(({ selector }) => !selector.startsWith("@") && isTorn(selector));

/** @param {string} selector */
function isTorn(selector) {
  const parts = [...selector.matchAll(/([^,]*:\S+\([^)]*\))|([^,])+/g)];
  return parts.some(({ index, 0: part }, at) => {
    const next = parts[at + 1];
    const isJoined = next?.index === index + part.length;
    return isJoined && (!/^\s*&[^\s()]*\([^()]*\)$/.test(part) || /^\S/.test(next[0]));
  });
}

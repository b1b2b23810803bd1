import fs from "node:fs";
import path from "node:path";
import ts from "typescript";

const folder = "server/program";

/**
 * server/program/handlers.ts, from the server's files of routes. Each exports a function of the services that returns handlers as
 * `satisfies Partial<Handlers>`; a further parameter without a default is named as one of `makeHandlers`. Throws when two files
 * handle one operation.
 * @param {string} root
 */
export function writeHandlers(root) {
  const files = fs
    .readdirSync(path.join(root, "server"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".routes.ts"))
    .map((name) => `server/${name.replaceAll(path.sep, "/")}`)
    .sort();
  const read = files.map((file) => readRoutes(file, fs.readFileSync(path.join(root, file), "utf8")));
  refuseDoubles(read);
  const lines = read.map(({ file, name, given }) => ({
    load: `import { ${name} } from "${path.posix
      .relative(folder, file)
      .replace(/\.ts$/, "")
      .replace(/^(?!\.)/, "./")}";`,
    call: `  ...${name}(${["services", ...given].join(", ")}),`,
  }));
  return `// Generated from the server's *.routes.ts by npm run generate; never edited by hand.
import type { Services } from "../core/base/services";
import type { Handlers } from "../platform/http/contract";
import type { Hub } from "../reads/live/hub";
${lines.map(({ load }) => load).join("\n")}

/** The handler of every operation. */
export const makeHandlers = (services: Services, hub: Hub): Handlers => ({
${lines.map(({ call }) => call).join("\n")}
});
`;
}

/** @typedef {{ file: string, name: string, given: string[], operations: string[] }} Routes `given`: what the function takes besides the services */

/** @param {string} file @param {string} text @returns {Routes} */
function readRoutes(file, text) {
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (!ts.isVariableStatement(statement) || !statement.modifiers?.some(isExport)) continue;
    const [declared] = statement.declarationList.declarations;
    const { name, initializer } = declared ?? {};
    if (!name || !ts.isIdentifier(name) || !initializer || !ts.isArrowFunction(initializer)) continue;
    const handlers = findHandlers(initializer);
    if (!handlers) continue;
    const given = initializer.parameters
      .slice(1)
      .flatMap((each) => (ts.isIdentifier(each.name) && !each.initializer ? [each.name.text] : []));
    const operations = handlers.properties.flatMap(({ name: key }) =>
      key && ts.isIdentifier(key) ? [key.text] : [],
    );
    return { file, name: name.text, given, operations };
  }
  throw new Error(`${file}: no exported function here returns handlers as \`satisfies Partial<Handlers>\`.`);
}

const isExport = (/** @type {ts.ModifierLike} */ { kind }) => kind === ts.SyntaxKind.ExportKeyword;

/** The object of `{ … } satisfies Partial<Handlers>`. @param {ts.Node} node @returns {ts.ObjectLiteralExpression | undefined} */
function findHandlers(node) {
  if (ts.isSatisfiesExpression(node)) {
    const object = ts.isParenthesizedExpression(node.expression)
      ? node.expression.expression
      : node.expression;
    if (ts.isObjectLiteralExpression(object)) return object;
  }
  return ts.forEachChild(node, findHandlers);
}

/** @param {Routes[]} read */
function refuseDoubles(read) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { file, operations } of read)
    for (const operation of operations) {
      const other = files.get(operation);
      if (other !== undefined)
        throw new Error(`${operation} has a handler in ${other} and another in ${file}.`);
      files.set(operation, file);
    }
}

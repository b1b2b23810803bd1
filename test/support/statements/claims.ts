import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "../../../server/platform/config/root";
import { differencesOf } from "./json-type";
import type { Shape } from "./shape";

/** A place where the server's code says what type PostgreSQL returns. */
export interface Claim {
  place: string;
  says: string;
  /** Of one column that a template selects: the template's literal parts, and the key that it is selected by, where the code gives one. */
  column?: { template: string; key: string | undefined };
  /** Of the rows of plain SQL that is sent from these lines. */
  sent?: { file: string; first: number; last: number };
  /** Of the rows of a statement by `prepareRows`: how its query begins. */
  begins?: string;
  /** By column; of one column, the only one. */
  types: Map<string, ClaimedType>;
}

export interface ClaimedType {
  says: string;
  /** string, number, boolean, Date, string[] …; "json" for any other object. */
  kinds: Set<string>;
  mayBeNull: boolean;
  /** How values of JSON differ from it. */
  differences(shape: Shape): string[];
}

const folder = join(root, "server");

/** Reads `sql<T>`, `mapWith`, `execute<T>` and `prepareRows<T>` in the files of the server. */
export function readClaims(files = filesOfServer()): Claim[] {
  const program = openProgram(files);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} was not read.`);
    return claimsOf(source, checker);
  });
}

const filesOfServer = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter(
      (file) => file.endsWith(".ts") && /sql<|execute<|prepareRows<|mapWith/.test(readFileSync(file, "utf8")),
    )
    .sort();

/** Of all packages only drizzle's is read, without its other databases: the rest says nothing of rows and takes longer than all else. */
function openProgram(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: [], incremental: false },
    root,
  );
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const isRead = (name: string) =>
    name.startsWith(".") ? !/(gel|mysql|singlestore|sqlite)-core/.test(name) : name.startsWith("drizzle-orm");
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      isRead(text) ? ts.resolveModuleName(text, from, options, host, cache) : { resolvedModule: undefined },
    );
  return ts.createProgram(files, options, host);
}

function claimsOf(source: ts.SourceFile, checker: ts.TypeChecker): Claim[] {
  const claims: Claim[] = [];
  const file = relative(root, source.fileName);
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line + 1;
  const placeOf = (node: ts.Node) => `${file}:${lineOf(node.getStart(source))}`;
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") {
      const whole = wholeOf(node);
      if (!node.typeArguments && !/\.mapWith\b/.test(whole.getText(source).slice(node.getWidth(source))))
        return;
      const type = argumentOf(checker.getTypeAtLocation(whole), checker);
      claims.push({
        place: placeOf(node),
        says: checker.typeToString(type),
        column: { template: textOfTemplate(node.template), key: keyOf(whole) },
        types: new Map([["", claimedType(type, checker)]]),
      });
    }
    if (!ts.isCallExpression(node) || !node.typeArguments?.[0]) return;
    const type = checker.getTypeFromTypeNode(node.typeArguments[0]);
    const row = {
      place: placeOf(node),
      says: node.typeArguments[0].getText(source),
      types: rowOf(type, checker),
    };
    if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "execute")
      claims.push({ ...row, sent: { file, first: lineOf(node.getStart(source)), last: lineOf(node.end) } });
    if (ts.isIdentifier(node.expression) && node.expression.text === "prepareRows")
      claims.push({ ...row, begins: beginningOf(node.arguments[2]) });
  };
  visit(source);
  return claims;
}

/** The template with the calls of `mapWith` and `as` after it. */
function wholeOf(node: ts.Expression): ts.Expression {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent)
    ? wholeOf(parent.parent)
    : node;
}

const keyOf = ({ parent }: ts.Expression) =>
  ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined;

/** As record.ts writes a template that was run. */
const textOfTemplate = (template: ts.TemplateLiteral) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text + template.templateSpans.map(({ literal }) => `$${literal.text}`).join("");

/** What stands before the first gap. */
function beginningOf(query: ts.Expression | undefined) {
  if (!query || !ts.isTaggedTemplateExpression(query)) throw new Error("prepareRows takes a template.");
  const { template } = query;
  return ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text;
}

const argumentOf = (type: ts.Type, checker: ts.TypeChecker) => {
  const [argument] = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
  if (!argument) throw new Error(`${checker.typeToString(type)} is no SQL<…>.`);
  return argument;
};

const rowOf = (type: ts.Type, checker: ts.TypeChecker) =>
  new Map(
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, claimedType(checker.getTypeOfSymbol(property), checker)] as const),
  );

function claimedType(type: ts.Type, checker: ts.TypeChecker): ClaimedType {
  const members = type.isUnion() ? type.types : [type];
  const kinds = members.map((each) => kindOf(each, checker));
  return {
    says: checker.typeToString(type),
    kinds: new Set(kinds.filter((kind) => kind !== "null")),
    mayBeNull: kinds.includes("null"),
    differences: (shape) => differencesOf(shape, type, checker),
  };
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const { TypeFlags: Flag } = ts;
  if (type.flags & Flag.Null) return "null";
  if (type.flags & Flag.StringLike) return "string";
  if (type.flags & Flag.NumberLike) return "number";
  if (type.flags & Flag.BooleanLike) return "boolean";
  // A text or number with a mark, as MailboxKey.
  if (type.isIntersection())
    return type.types.map((each) => kindOf(each, checker)).find((kind) => kind !== "json") ?? "json";
  if (!(type.flags & Flag.Object)) return checker.typeToString(type);
  if (checker.isArrayType(type)) {
    const { kinds } = claimedType(argumentOf(type, checker), checker);
    const [only] = kinds;
    return kinds.size === 1 && only !== "json" ? `${only}[]` : "json";
  }
  return type.symbol?.name === "Date" ? "Date" : "json";
}

/**
 * @typedef {{ $ref?: string, type?: string | string[], enum?: unknown[], const?: unknown, properties?: Record<string, Schema>,
 *   required?: string[], items?: Schema, allOf?: Schema[], oneOf?: Schema[], anyOf?: Schema[], additionalProperties?: unknown }} Schema
 * @typedef {{ $ref?: string, content?: Record<string, { schema?: Schema }> }} Response
 * @typedef {{ operationId: string, security?: object[], responses: Record<string, Response> }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components?: object }} Contract
 * @typedef {{ id: string, method: string, path: string, hasBearer: boolean, schema: Schema }} Call
 */

const json = "application/json";

/**
 * The modules below src/api, by name. In `calls` one for each operation with a reply in JSON, so that the bundler loads each with the
 * part of the app that sends it; in `shapes` one for each schema that is the reply of several.
 * @param {Contract} contract @returns {Map<string, string>}
 */
export function writeCalls(contract) {
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => callOf(contract, path, method, operation)),
  );
  const names = calls.flatMap(({ schema }) => nameOf(contract, schema) ?? []);
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return new Map([
    ...calls.map((call) => writeCall(contract, call, shared)),
    ...[...shared].map((name) => writeShape(contract, name)),
  ]);
}

/** @param {Contract} contract @param {string} path @param {string} method @param {Operation} operation @returns {Call[]} */
function callOf(contract, path, method, { operationId: id, security = [], responses }) {
  if (!id) return [];
  const schemas = Object.entries(responses).flatMap(([status, response]) => {
    const schema = resolve(contract, response).content?.[json]?.schema;
    return /^2/.test(status) && schema ? [{ status, schema }] : [];
  });
  const [reply, ...others] = schemas;
  if (!reply) return [];
  if (others.length > 0 || reply.status !== "200")
    throw new Error(`${id}: src/api/call.ts knows one reply, of the status 200.`);
  const hasBearer = security.length > 0 && security.every((each) => "bearer" in each);
  return [{ id, method, path, hasBearer, schema: reply.schema }];
}

/** The name of a schema whose shape is a constant of its own. @param {Contract} contract @param {Schema} schema */
const nameOf = (contract, schema) =>
  kindsOf(resolve(contract, schema))[0] === "object" ? schema.$ref?.split("/").at(-1) : undefined;

/** @param {Contract} contract @param {Call} call @param {Set<string>} shared @returns {[name: string, text: string]} */
function writeCall(contract, { id, method, path, hasBearer, schema }, shared) {
  const schemas = openSchemas(contract);
  const name = nameOf(contract, schema);
  const isShared = name !== undefined && shared.has(name);
  const shape = isShared ? name : schemas.shapeOf(schema, id);
  const named = schemas.named();
  const imports = [
    ...(named.length > 0 ? ['import type { Shape } from "../../../domain/base/shape";'] : []),
    ...(named.length > 0 ? ['import type { components } from "../../../openapi";'] : []),
    'import type { Call } from "../call";',
    ...(isShared ? [`import { ${name} } from "../shapes/${kebab(name)}";`] : []),
  ];
  const lines = [
    `  method: "${method}",`,
    `  path: "${path}",`,
    ...(hasBearer ? ["  bearer: true,"] : []),
    `  shape: ${shape.replaceAll("\n", "\n  ")},`,
  ];
  const text = [
    ...named,
    `${named.length > 0 ? "\n" : ""}export const ${id}: Call<"${id}"> = {\n${lines.join("\n")}\n};`,
  ];
  return [`calls/${kebab(id)}.ts`, writeModule(imports, text)];
}

/** @param {Contract} contract @param {string} name @returns {[name: string, text: string]} */
function writeShape(contract, name) {
  const schemas = openSchemas(contract);
  schemas.shapeOf({ $ref: `#/components/schemas/${name}` }, name);
  const imports = [
    'import type { Shape } from "../../../domain/base/shape";',
    'import type { components } from "../../../openapi";',
  ];
  return [`shapes/${kebab(name)}.ts`, writeModule(imports, [...schemas.named(), `export { ${name} };`])];
}

/** @param {string[]} imports @param {string[]} text */
const writeModule = (
  imports,
  text,
) => `// Generated from openapi.yaml by npm run generate; never edited by hand.
${imports.join("\n")}

${text.join("\n")}
`;

/** Named objects of the contract are written once per module, before the objects that contain them. @param {Contract} contract */
function openSchemas(contract) {
  /** @type {Map<string, string>} */
  const written = new Map();
  /** @type {string[]} */
  const within = [];

  /** @param {Schema} schema @param {string} where @returns {string} */
  function shapeOf(schema, where) {
    const name = schema.$ref?.split("/").at(-1);
    if (name === undefined) return literalOf(schema, where);
    const target = resolve(contract, schema);
    if (kindsOf(target)[0] !== "object") return literalOf(target, name);
    if (within.includes(name)) throw new Error(`${name} holds itself: no shape can be written for it.`);
    if (!written.has(name)) {
      within.push(name);
      written.set(name, literalOf(target, name));
      within.pop();
    }
    return name;
  }

  /** @param {Schema} schema @param {string} where @returns {string} */
  function literalOf(schema, where) {
    const [kind, ...others] = kindsOf(schema);
    if (others.length > 0) throw new Error(`${where} can be ${kind} or ${others.join(" or ")}.`);
    if (kind === "integer" || kind === "number") return '"number"';
    if (kind === "string" || kind === "boolean") return `"${kind}"`;
    if (kind === "array" && schema.items) {
      if (isNullable(contract, schema.items)) throw new Error(`${where} is a list that may hold null.`);
      return `[${shapeOf(schema.items, where)}]`;
    }
    if (kind !== "object" || !schema.properties) throw new Error(`${where} has no shape that is known here.`);
    const properties = Object.entries(schema.properties).map(([name, property]) => {
      const isOptional = !schema.required?.includes(name) || isNullable(contract, property);
      const key = isOptional ? `"${name}?"` : name;
      return `  ${key}: ${shapeOf(property, `${where}.${name}`).replaceAll("\n", "\n  ")},\n`;
    });
    return `{\n${properties.join("")}}`;
  }

  const named = () =>
    [...written].map(
      ([name, literal]) => `const ${name}: Shape<components["schemas"]["${name}"]> = ${literal};`,
    );
  return { shapeOf, named };
}

const kebab = (/** @type {string} */ name) => name.replace(/\B[A-Z]/g, "-$&").toLowerCase();

/** @param {Schema} schema */
const kindsOf = ({ type }) => [type ?? []].flat().filter((kind) => kind !== "null");

/** @param {Contract} contract @param {Schema} schema @returns {boolean} */
const isNullable = (contract, schema) => [resolve(contract, schema).type].flat().includes("null");

/** @template {{ $ref?: string }} Value @param {Contract} contract @param {Value} value @returns {Value} */
function resolve(contract, value) {
  if (!value.$ref) return value;
  /** @type {any} */
  let found = contract;
  for (const name of value.$ref.replace(/^#\//, "").split("/")) found = found?.[name];
  if (!found) throw new Error(`${value.$ref} is not in the contract.`);
  return resolve(contract, found);
}

/**
 * @typedef {{ $ref?: string, type?: string | string[], enum?: unknown[], const?: unknown, properties?: Record<string, Schema>,
 *   required?: string[], items?: Schema, allOf?: Schema[], oneOf?: Schema[], anyOf?: Schema[], additionalProperties?: unknown }} Schema
 * @typedef {{ $ref?: string, content?: Record<string, { schema?: Schema }> }} Response
 * @typedef {{ operationId: string, responses: Record<string, Response> }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components?: object }} Contract
 */

const json = "application/json";

/**
 * The modules of src/api/shapes, by name: one for each schema of a reply, so that the bundler loads each with the part of the app that reads it.
 * @param {Contract} contract @returns {Map<string, string>}
 */
export function writeShapes(contract) {
  /** @type {Map<string, { id: string, status: string, schema: Schema }[]>} */
  const modules = new Map();
  for (const operation of Object.values(contract.paths).flatMap(operationsOf)) {
    for (const [status, response] of Object.entries(operation.responses).filter(([code]) =>
      /^2/.test(code),
    )) {
      const schema = resolve(contract, response).content?.[json]?.schema;
      if (!schema) continue;
      const name = kebab(schema.$ref?.split("/").at(-1) ?? operation.operationId);
      modules.set(name, [...(modules.get(name) ?? []), { id: operation.operationId, status, schema }]);
    }
  }
  return new Map([...modules].map(([name, replies]) => [`${name}.ts`, writeModule(contract, replies)]));
}

/** @param {Contract} contract @param {{ id: string, status: string, schema: Schema }[]} replies */
function writeModule(contract, replies) {
  const schemas = openSchemas(contract);
  const exported = replies.map(({ id, status, schema }) => {
    const shape = schemas.shapeOf(schema, id);
    // A different name adds no bytes to the app, a different constant does.
    if (schema.$ref && /^\w+$/.test(shape)) return `export { ${shape} as ${id} };`;
    const type = `operations["${id}"]["responses"][${status}]["content"]["${json}"]`;
    return `export const ${id}: Shape<${type}> = ${shape};`;
  });
  const text = [...schemas.named(), ...exported].join("\n");
  const types = ["components", "operations"].filter((name) => text.includes(`Shape<${name}[`));
  return `// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { ${types.join(", ")} } from "../../../openapi";

${text}
`;
}

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

/** @param {Record<string, Operation>} path @returns {Operation[]} */
const operationsOf = (path) => Object.values(path).filter((operation) => operation?.operationId);

/** @template {{ $ref?: string }} Value @param {Contract} contract @param {Value} value @returns {Value} */
function resolve(contract, value) {
  if (!value.$ref) return value;
  /** @type {any} */
  let found = contract;
  for (const name of value.$ref.replace(/^#\//, "").split("/")) found = found?.[name];
  if (!found) throw new Error(`${value.$ref} is not in the contract.`);
  return resolve(contract, found);
}

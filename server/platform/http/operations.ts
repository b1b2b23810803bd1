import type { FastifyInstance, FastifySchema, RouteHandlerMethod, RouteOptions } from "fastify";
import type { Handlers } from "./contract";
import { type Content, type Operation, type Parameter, specification } from "./specification";

type Json = Record<string, unknown>;

const json = "application/json";

/** Adds a route for each operation of the contract, which validates and serializes by the contract's schemas. */
export function addOperations(app: FastifyInstance, handlers: Handlers) {
  for (const [path, methods] of Object.entries(specification.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const schema = schemaOf(operation);
      const route: RouteOptions = {
        method: method.toUpperCase(),
        url: path.replace(/{(\w+)}/g, ":$1"),
        schema,
        ...(hasList(schema.body) && { bodyLimit: limitWithLists }),
        config: { operationId: operation.operationId },
        handler: handlers[operation.operationId] as RouteHandlerMethod,
      };
      const forms = formsOf(operation);
      if (forms.length === 0) app.route(route);
      else app.register(async (scope) => acceptForms(scope, forms).route(route));
    }
}

/** Bytes; other bodies have the server's limit. A list of one item too many still fits, so that it is refused as invalid and not as too large. */
const limitWithLists = 64 * 1024;

function hasList(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  return "items" in schema || Object.values(schema).some(hasList);
}

/** The media types of a body that is not JSON. */
const formsOf = ({ requestBody }: Operation) =>
  Object.keys(requestBody && "content" in requestBody ? requestBody.content : {}).filter(
    (type) => type !== json,
  );

/** Mail programs send such a body. What it says is in the address already, so it is read to its limit and dropped. */
function acceptForms(scope: FastifyInstance, forms: readonly string[]): FastifyInstance {
  scope.addContentTypeParser([...forms], { parseAs: "string" }, (_request, _body, done) => done(null));
  return scope;
}

/** Fastify's schema of an operation. All operations share one object for each schema, response and parameter of the contract. */
export function schemaOf({ parameters = [], requestBody, responses }: Operation): FastifySchema {
  const given = parameters.map((parameter) => resolve(parameter) as Parameter);
  const body = requestBody && (resolve(requestBody) as Content).content[json]?.schema;
  return {
    ...schemaIn(given, "path", "params"),
    ...schemaIn(given, "query", "querystring"),
    ...schemaIn(given, "header", "headers"),
    ...(body && { body }),
    response: mapValues(responses, resolve),
  };
}

function schemaIn(parameters: readonly Parameter[], place: Parameter["in"], key: keyof FastifySchema) {
  const found = parameters.filter((parameter) => parameter.in === place);
  if (found.length === 0) return {};
  const properties = Object.fromEntries(found.map(({ name, schema }) => [name, schema]));
  const required = found.filter((parameter) => parameter.required).map(({ name }) => name);
  return { [key]: { type: "object", properties, required } };
}

const resolved = new Map<string, unknown>();

/** Replaces references by what they name. Schemas do not contain themselves, so this ends. */
function resolve(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolve);
  if (typeof part !== "object" || part === null) return part;
  if (!("$ref" in part)) return mapValues(part as Json, resolve);
  const name = String(part.$ref);
  if (!resolved.has(name)) resolved.set(name, resolve(partOf(name)));
  return resolved.get(name);
}

function partOf(name: string): unknown {
  const keys = name.split("/").slice(1);
  return keys.reduce<unknown>((whole, key) => (whole as Json)[key], specification);
}

function mapValues<Value, Mapped>(whole: Record<string, Value>, change: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, change(value)]));
}

import type { FastifySchema } from "fastify";
import { specification } from "./specification";

type Json = Record<string, unknown>;

/**
 * The contract without the content of its replies. fastify-openapi-glue would copy each reply's schema for each operation, the
 * list of all message codes in every failure: 10 MB for 75 operations.
 */
export const withoutReplies: object = {
  ...specification,
  paths: mapValues(specification.paths, (path) =>
    mapValues(path, (operation) => ({ ...operation, responses: { default: { description: "" } } })),
  ),
};

const operations = Object.values(specification.paths).flatMap((path) => Object.values(path));
const resolved = new Map<string, unknown>();
const replies = new Map(
  operations.map(({ operationId, responses }) => [operationId, mapValues(responses, resolve)]),
);

/** Gives a route its replies, with one object for each schema of the contract. */
export function addReplies(schema: FastifySchema | undefined) {
  const found = schema && "operationId" in schema && replies.get(String(schema.operationId));
  if (found) schema.response = found;
}

/** Schemas do not contain themselves, so this ends. */
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

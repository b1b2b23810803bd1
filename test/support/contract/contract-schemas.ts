import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { isEmailAddress } from "../../../domain/account/email-address";
import { bundleContract } from "../../../openapi/bundle.mjs";
import { root } from "../../../server/platform/config/root";
import { documentedCodes, type OperationId } from "./contract";

/** A schema of the contract with all references resolved. */
export interface Schema {
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
}

export interface Operation {
  operationId: OperationId;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  needsBearer: boolean;
  body: Schema | null;
}

type Json = { [key: string]: Json } & { $ref?: string };

const specification: Json = bundleContract(root);

/** Replaces each $ref by its target, keeping its siblings. */
function follow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(follow);
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...rest } = value as Json;
  const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, follow(inner)]));
  if (typeof $ref !== "string") return own;
  let target: unknown = specification;
  for (const part of $ref.split("/").slice(1)) target = (target as Json)[part];
  return { ...(follow(target) as object), ...own };
}

interface Documented {
  operationId: OperationId;
  security: object[];
  requestBody?: { content: { "application/json"?: { schema: Schema } } };
  responses: Record<string, { content?: { "application/json"?: { schema: object } } }>;
}

const documented = Object.entries(
  follow(specification.paths) as Record<string, Record<string, Documented>>,
).flatMap(([url, calls]) => Object.entries(calls).map(([method, call]) => ({ url, method, call })));

/** A stream answers no request with a reply that ends. */
const isStream = ({ responses }: Documented) =>
  responses[200]?.content !== undefined && !responses[200].content["application/json"];

export const operations: readonly Operation[] = documented
  .filter(({ call }) => !isStream(call))
  .map(({ url, method, call }) => ({
    operationId: call.operationId,
    method: method.toUpperCase() as Operation["method"],
    path: url,
    needsBearer: call.security.some((scheme) => "bearer" in scheme),
    body: call.requestBody?.content["application/json"]?.schema ?? null,
  }));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat("idn-email", isEmailAddress);

const validators = new Map(
  documented.flatMap(({ call }) =>
    Object.entries(call.responses).map(([status, { content }]) => [
      `${call.operationId} ${status}`,
      content?.["application/json"] ? ajv.compile(content["application/json"].schema) : null,
    ]),
  ),
);
const isProblem = ajv.compile(
  (follow(specification.components) as { schemas: { Problem: object } }).schemas.Problem,
);

/** The contract's objection to a reply, or null. Without an operation the reply has to be a failure of the common shape. */
export function replyFault(
  operationId: OperationId | null,
  { statusCode, body }: { statusCode: number; body: string },
): string | null {
  if (statusCode >= 500) return `status ${statusCode}: ${body}`;
  const validate = operationId === null ? isProblem : validators.get(`${operationId} ${statusCode}`);
  if (validate === undefined) return `${operationId} documents no ${statusCode}: ${body}`;
  if (validate === null) return body === "" ? null : `a body where none is documented: ${body}`;
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return `no JSON: ${body}`;
  }
  if (!validate(read)) return `${ajv.errorsText(validate.errors)}: ${body}`;
  if (statusCode < 400) return null;
  const { message_code } = read as { message_code: string };
  if (!documentedCodes.includes(message_code)) return `unknown code ${message_code}`;
  return Number(/\d{3}/.exec(message_code)?.[0]) === statusCode
    ? null
    : `${message_code} came with ${statusCode}`;
}

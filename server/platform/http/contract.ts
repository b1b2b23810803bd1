import type { FastifyReply, FastifyRequest } from "fastify";
import type { operations } from "../../../openapi";
import type { MessageCode } from "./problem";
import { type Schema, specification } from "./specification";

export type OperationId = keyof operations;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : undefined;
type ParamsOf<Id extends OperationId> = operations[Id]["parameters"] extends { path: infer Params }
  ? Params
  : undefined;
/** The query type from an operation's parameters, undefined without one. Fastify always sets it, so it is never optional. */
export type QueryOf<Parameters extends { query?: unknown }> = [NonNullable<Parameters["query"]>] extends [
  never,
]
  ? undefined
  : NonNullable<Parameters["query"]>;
/** Node lower-cases header names. Headers that the contract does not name keep Node's type. */
export type HeadersOf<Parameters extends { header?: unknown }> = {
  [Name in keyof NonNullable<Parameters["header"]> as Lowercase<Name & string>]: NonNullable<
    Parameters["header"]
  >[Name];
};
type ReplyOf<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: { "application/json": infer Reply } };
}
  ? Reply
  : never;

/** The operation handlers, typed by the contract. */
export type Handlers<Id extends OperationId = OperationId> = {
  [Key in Id]: (
    request: FastifyRequest<{
      Body: BodyOf<Key>;
      Params: ParamsOf<Key>;
      Querystring: QueryOf<operations[Key]["parameters"]>;
      Headers: HeadersOf<operations[Key]["parameters"]>;
    }>,
    reply: FastifyReply,
  ) => Promise<ReplyOf<Key> | FastifyReply>;
};

export interface Contract {
  specification: object;
  /** The code for an invalid property, if the contract names one. */
  codeOf(operationId: string, property: string): MessageCode | undefined;
  operationIds: readonly string[];
}

let read: Contract | undefined;

export function readContract(): Contract {
  if (read) return read;
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (specification.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
  const operations = Object.values(specification.paths).flatMap((path) => Object.values(path));
  const codes = new Map<string, MessageCode>();
  for (const { operationId, requestBody } of operations) {
    const body = requestBody ? resolve(requestBody.content["application/json"]?.schema ?? {}) : {};
    for (const [name, property] of Object.entries(body.properties ?? {})) {
      const code = property["x-message-code"] ?? resolve(property)["x-message-code"];
      if (code) codes.set(`${operationId} ${name}`, code);
    }
  }
  read = {
    specification,
    codeOf: (operationId, property) => codes.get(`${operationId} ${property}`),
    operationIds: operations.map((operation) => operation.operationId),
  };
  return read;
}

import type { Shape } from "../../domain/base/shape";
import type { operations, paths } from "../../openapi";

export type OperationId = keyof operations;

/** An operation as the client sends it, generated from the contract into src/api/calls by `npm run generate`. */
export type Call<Id extends OperationId> = {
  readonly method: "get" | "put" | "post" | "patch" | "delete";
  readonly path: keyof paths;
  /** Sent with the session's token. */
  readonly bearer?: true;
  /** Of the reply, which is checked by it. */
  readonly shape: Shape<ReplyOf<Id>>;
  /** Never set: it ties the constant to its operation's types. */
  readonly id?: Id;
};

export type ReplyOf<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: { "application/json": infer Reply } };
}
  ? Reply
  : never;

/** What an operation takes: its path's parameters, query, headers and body. */
export type Given<Id extends OperationId> = Pick<operations[Id]["parameters"], "path" | "query" | "header"> &
  (operations[Id] extends { requestBody: { content: { "application/json": infer Body } } }
    ? { body: Body }
    : { body?: never });

/** Nothing has to be given to an operation without required parameters and body. */
export type GivenTo<Id extends OperationId, Options> =
  Record<never, never> extends Given<Id>
    ? [given?: Given<Id>, options?: Options]
    : [given: Given<Id>, options?: Options];

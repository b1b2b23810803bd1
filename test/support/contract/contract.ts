import type { operations } from "../../../openapi";
import { bundleContract } from "../../../openapi/bundle.mjs";
import { root } from "../../../server/platform/config/root";

export type OperationId = keyof operations;

/** One documented reply: an operation's status with one of its examples. A failure's example is named by its code. */
export interface DocumentedReply {
  operationId: OperationId;
  method: string;
  needsBearer: boolean;
  status: number;
  /** Null for a reply without a body. */
  example: string | null;
}

interface Response {
  $ref?: string;
  content?: { "application/json"?: { examples: Record<string, unknown> } };
}
interface Operation {
  operationId: OperationId;
  security: Record<string, unknown>[];
  responses: Record<string, Response>;
}
interface Specification {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; schemas: { MessageCode: { enum: string[] } } };
}

const specification: Specification = bundleContract(root);
const { responses, schemas } = specification.components;

export const documentedCodes: readonly string[] = schemas.MessageCode.enum;

export const documentedReplies: readonly DocumentedReply[] = Object.values(specification.paths).flatMap(
  (calls) =>
    Object.entries(calls).flatMap(([method, operation]) =>
      Object.entries(operation.responses).flatMap(([status, response]) =>
        examplesOf(response).map((example) => ({
          operationId: operation.operationId,
          method: method.toUpperCase(),
          needsBearer: operation.security.some((scheme) => "bearer" in scheme),
          status: Number(status),
          example,
        })),
      ),
    ),
);

export const nameOf = ({
  operationId,
  status,
  example,
}: Pick<DocumentedReply, "operationId" | "status" | "example">) =>
  [operationId, status, example].filter((part) => part !== null).join(" ");

function examplesOf(response: Response): (string | null)[] {
  const resolved = response.$ref ? responses[response.$ref.split("/").at(-1) ?? ""] : response;
  if (!resolved) throw new Error(`openapi.yaml: ${response.$ref} leads nowhere`);
  // A stream has no single reply.
  return resolved.content ? Object.keys(resolved.content["application/json"]?.examples ?? {}) : [null];
}

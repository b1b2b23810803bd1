import type { FastifyInstance } from "fastify";
import { operationIdOf } from "./failure";

/**
 * Validates replies against the contract outside production, so that a mismatch fails a test. The serializer
 * alone drops unknown properties and checks no limits.
 */
export function checkReplies(app: FastifyInstance) {
  app.addHook("preSerialization", async (request, reply, payload) => {
    const operationId = operationIdOf(request);
    if (operationId === "") return payload;
    const schema = replySchema(request.routeOptions.schema?.response, reply.statusCode);
    const isRight = schema && request.compileValidationSchema(schema);
    if (!isRight) throw new Error(`The contract knows no reply ${reply.statusCode} of ${operationId}.`);
    if (!isRight(JSON.parse(JSON.stringify(payload)))) {
      const faults = isRight.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
      throw new Error(`A reply ${reply.statusCode} of ${operationId} strays: ${faults?.join(", ")}.`);
    }
    return payload;
  });
}

function replySchema(replies: unknown, status: number): object | undefined {
  return objectAt(
    objectAt(objectAt(objectAt(replies, String(status)), "content"), "application/json"),
    "schema",
  );
}

const objectAt = (value: unknown, key: string): object | undefined => {
  if (typeof value !== "object" || value === null || !(key in value)) return undefined;
  const inner: unknown = Reflect.get(value, key);
  return typeof inner === "object" && inner !== null ? inner : undefined;
};

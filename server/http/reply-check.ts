import type { FastifyInstance } from "fastify";
import { operationIdOf } from "./failure";

/**
 * Serialisation drops what the contract does not know and looks at no limits. Outside production a reply that strays from the
 * contract is therefore a fault of its own, so that a test sees it.
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

import { bundleContract } from "../../openapi/bundle.mjs";
import { root } from "../config/root";
import type { MessageCode } from "./problem";

export interface Schema {
  $ref?: string;
  "x-message-code"?: MessageCode;
  properties?: Record<string, Schema>;
}
interface Operation {
  operationId: string;
  security?: readonly Record<string, readonly string[]>[];
  responses: Record<string, object>;
  requestBody?: { content: { "application/json": { schema: Schema } } };
}
interface Specification {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The bundled contract. The build puts it into the server's bundle parsed, since parsing YAML is slow. */
export const specification: Specification = bundleContract(root);

import type { operations } from "../../../openapi";
import { bundleContract } from "../../../openapi/bundle.mjs";
import { root } from "../config/root";
import type { MessageCode } from "./problem";

export interface Schema {
  $ref?: string;
  "x-message-code"?: MessageCode;
  properties?: Record<string, Schema>;
}
export interface Content {
  content: { "application/json"?: { schema: Schema } };
}
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
}
interface Reference {
  $ref: string;
}
export interface Operation {
  operationId: keyof operations;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly (Parameter | Reference)[];
  responses: Record<string, object>;
  requestBody?: Content;
}
interface Specification {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The bundled contract. The build puts it into the server's bundle parsed, since parsing YAML is slow. */
export const specification: Specification = bundleContract(root);

import type { components } from "../../openapi";

export type MessageCode = components["schemas"]["MessageCode"];

/** The result of a call. A broken or foreign body (a proxy's HTML, truncated JSON) is a problem without a code. */
export type Result<Value> = Ok<Value> | Problem | Unreachable;
export type Ok<Value> = { kind: "ok"; value: Value };
export type Problem = {
  kind: "problem";
  status: number;
  messageCode: string | null;
  /** What to tell people; null for an unknown code or none. */
  text: string | null;
  fields: readonly { field: string; rule: string }[];
  /** Seconds to wait before the next try. */
  retryAfter: number | null;
};
export type Unreachable = { kind: "unreachable" };

export const ok = <Value>(value: Value): Ok<Value> => ({ kind: "ok", value });
export const unreachable: Unreachable = { kind: "unreachable" };

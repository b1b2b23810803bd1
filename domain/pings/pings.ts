import type { components } from "../../openapi";
import type { Pings } from "../session/auth-state";

export type PingKind = components["schemas"]["PingKind"];

/** The result of reading the counts; the tag tells the server which counts are known here already. */
export type PingsOutcome =
  | { kind: "counted"; pings: Pings; tag: string | null }
  | { kind: "same" }
  | { kind: "failed" };

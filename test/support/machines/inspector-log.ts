import { type LogEntry, record } from "../../../src/inspector/log";

type Told =
  | { actor: string; name: string; parent?: string; definition?: string }
  | { sent: string; type: string; from?: string }
  | {
      to: string;
      type: string;
      with?: Record<string, unknown>;
      value?: unknown;
      status?: "active" | "done";
    };

const rest = { rootId: "x:0", createdAt: "0", id: "", _version: "0" };

/** The inspector's log after these messages. */
export const hear = (...told: Told[]): readonly LogEntry[] => record([], told.map(message));

function message(told: Told): Parameters<typeof record>[1][number] {
  if ("actor" in told) {
    const { actor, name, parent, definition } = told;
    return {
      ...rest,
      type: "@xstate.actor",
      sessionId: actor,
      name,
      parentId: parent,
      definition,
      snapshot: { status: "active" },
    };
  }
  if ("sent" in told) {
    const { sent, type, from } = told;
    return { ...rest, type: "@xstate.event", sessionId: sent, event: { type }, sourceId: from };
  }
  const { to, type, value, status = "active" } = told;
  const shot = { status, value, output: undefined, error: undefined };
  return { ...rest, type: "@xstate.snapshot", sessionId: to, event: { ...told.with, type }, snapshot: shot };
}

import type { StopOutcome } from "../../../domain/dings/ding-outcomes";
import { stopMailKind } from "../../api/calls/stop-mail-kind";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function stopMail(client: Client, token: string): Promise<StopOutcome> {
  const result = await client.send(stopMailKind, { query: { token } });
  if (result.kind === "ok") return { kind: "stopped" };
  const isNoLink =
    result.kind === "problem" &&
    (result.messageCode === "AUTH_400_LINK" || result.messageCode === "REQUEST_400_INVALID");
  return isNoLink ? { kind: "gone" } : failedOutcome(result);
}

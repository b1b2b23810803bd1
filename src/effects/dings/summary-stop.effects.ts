import type { StopOutcome } from "../../../domain/dings/ding-outcomes";
import type { Client } from "../../api/client";
import { stopSummary as shape } from "../../api/shapes/summary-stop";
import { failedOutcome } from "../base/outcome";

export async function stopSummary(client: Client, token: string): Promise<StopOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/ding/stop", { ...init, params: { query: { token } } }),
    { isQuiet: true, shape },
  );
  if (result.kind === "ok") return { kind: "stopped" };
  const isNoLink =
    result.kind === "problem" &&
    (result.messageCode === "AUTH_400_LINK" || result.messageCode === "REQUEST_400_INVALID");
  return isNoLink ? { kind: "gone" } : failedOutcome(result);
}

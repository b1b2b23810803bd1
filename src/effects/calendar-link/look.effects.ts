import type { LookOutcome } from "../../../domain/calendar-link/look-words";
import type { Client } from "../../api/client";
import { lookByLink as shape } from "../../api/shapes/look";
import { failedOutcome } from "../base/outcome";

export async function readLook(client: Client, token: string): Promise<LookOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/calendar_link/look", { ...init, body: { token } }),
    {
      isQuiet: true,
      shape,
    },
  );
  if (result.kind === "ok") {
    const { is_over: isOver, first_name: firstName, today, events } = result.value;
    return isOver || firstName === undefined || today === undefined || events === undefined
      ? { kind: "over" }
      : { kind: "shown", look: { firstName, today, events } };
  }
  const isNoLink = result.kind === "problem" && result.messageCode === "REQUEST_400_INVALID";
  return isNoLink ? { kind: "over" } : failedOutcome(result);
}

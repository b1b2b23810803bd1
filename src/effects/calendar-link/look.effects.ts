import type { LookOutcome } from "../../../domain/calendar-link/look-texts";
import { lookByLink } from "../../api/calls/look-by-link";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function readLook(client: Client, token: string): Promise<LookOutcome> {
  const result = await client.send(lookByLink, { body: { token } });
  if (result.kind === "ok") {
    const { is_over: isOver, first_name: firstName, today, events } = result.value;
    return isOver || firstName === undefined || today === undefined || events === undefined
      ? { kind: "over" }
      : { kind: "shown", look: { firstName, today, events } };
  }
  const isNoLink = result.kind === "problem" && result.messageCode === "REQUEST_400_INVALID";
  return isNoLink ? { kind: "over" } : failedOutcome(result);
}

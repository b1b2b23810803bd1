import { fromCallback } from "xstate";
import type { TimeZoneOutcome, ZoneSeen } from "../../../domain/account/time-zone";
import type { SessionEvent } from "../../../domain/session/session";
import { updateUser } from "../../api/calls/update-user";
import type { Client } from "../../api/client";
import { handlingOf } from "../../api/error-handler";
import { watchAttention } from "../base/attention.effects";

/** Quiet except for a refusal whose code has a text. The session and the client handle its own and unexpected failures. */
export async function updateTimeZone(
  client: Client,
  tell: (event: SessionEvent) => void,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<TimeZoneOutcome> {
  const result = await client.send(updateUser, { path: { id: userId }, body: { time_zone: timeZone } });
  if (result.kind === "ok") {
    tell({ type: "me.updated", me: result.value });
    return { kind: "updated", timeZone };
  }
  const { kind, text } = handlingOf(result);
  return result.kind === "problem" && kind === "toast" ? { kind: "refused", text } : { kind: "failed" };
}

/** Reports the device's zone at once, on attention and when the network returns. */
export const watchZone = (page: Window, readZone = deviceTimeZone) =>
  fromCallback<ZoneSeen>(({ sendBack }) => {
    const look = () => sendBack({ type: "zone.seen", timeZone: readZone() });
    look();
    return watchAttention(page, ({ type }) => {
      if (type === "attention.returned") look();
    });
  });

const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

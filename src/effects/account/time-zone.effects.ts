import type { TimeZoneOutcome } from "../../../domain/account/time-zone";
import type { SessionEvent } from "../../../domain/session/session";
import type { Client } from "../../api/client";
import { updateUser as updateUserShape } from "../../api/shapes/user";

export async function updateTimeZone(
  client: Client,
  tell: (event: SessionEvent) => void,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<TimeZoneOutcome> {
  const result = await client.call(
    (http, init) =>
      http.PATCH("/user/user_id/{id}", {
        ...init,
        params: { path: { id: userId } },
        body: { time_zone: timeZone },
      }),
    { bearer: true, isQuiet: true, shape: updateUserShape },
  );
  if (result.kind !== "ok") return "failed";
  tell({ type: "me.updated", me: result.value });
  return "updated";
}

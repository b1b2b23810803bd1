import type { BirthdayInput, BirthdayOutcome } from "../../../domain/account/age";
import type { SessionEvent } from "../../../domain/session/session";
import type { Client } from "../../api/client";
import { giveDateOfBirth as giveDateOfBirthShape, readMe as readMeShape } from "../../api/shapes/user";
import { failedOutcome } from "../base/outcome";

export async function giveBirthday(
  client: Client,
  tell: (event: SessionEvent) => void,
  { userId, dateOfBirth }: BirthdayInput,
): Promise<BirthdayOutcome> {
  const result = await client.call(
    (http, init) =>
      http.PUT("/user/user_id/{id}/date_of_birth", {
        ...init,
        params: { path: { id: userId } },
        body: { date_of_birth: dateOfBirth },
      }),
    { bearer: true, shape: giveDateOfBirthShape },
  );
  if (result.kind === "ok") {
    tell({ type: "me.updated", me: result.value });
    return { kind: "given", me: result.value };
  }
  const code = result.kind === "problem" ? result.messageCode : null;
  if (code === "USER_403_AGE") return { kind: "too-young" };
  const outcome = failedOutcome(result);
  if (code !== "USER_409_DATE_OF_BIRTH" || outcome.kind !== "refused") return outcome;
  const read = await client.call((http, init) => http.GET("/user/me", init), {
    bearer: true,
    shape: readMeShape,
  });
  if (read.kind !== "ok") return failedOutcome(read);
  tell({ type: "me.updated", me: read.value });
  return { kind: "on-file", me: read.value, text: outcome.text };
}

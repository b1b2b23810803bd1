import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { type Child, type ChildForm, statementVersion } from "../../../domain/family/child-form";
import type { Client } from "../../api/client";
import {
  addChild as addChildShape,
  readChild as readChildShape,
  updateChild as updateChildShape,
} from "../../api/shapes/child";
import { failedOutcome } from "../base/outcome";
import { asTag, saveOutcome } from "../base/saved-form.effects";

/** Creates a child's profile, or changes the given one. */
export async function saveChild(
  client: Client,
  { form, key, saved }: SaveInput<ChildForm, Child>,
): Promise<SaveOutcome<Child>> {
  const fields = {
    first_name: form.firstName,
    last_initial: form.lastInitial,
    date_of_birth: form.dateOfBirth,
  };
  if (saved === null) {
    const made = await client.call(
      (http, init) =>
        http.POST("/child", {
          ...init,
          params: { header: { "Idempotency-Key": key } },
          body: { ...fields, statement_version: statementVersion },
        }),
      { bearer: true, shape: addChildShape },
    );
    return made.kind === "ok" ? { kind: "saved", saved: made.value } : failedOutcome(made);
  }
  const { id, version } = saved;
  const changed = await client.call(
    (http, init) =>
      http.PATCH("/child/child_id/{id}", {
        ...init,
        params: { path: { id }, header: { "If-Match": asTag(version) } },
        body: fields,
      }),
    { bearer: true, shape: updateChildShape },
  );
  return saveOutcome(changed, () =>
    client.call((http, init) => http.GET("/child/child_id/{id}", { ...init, params: { path: { id } } }), {
      bearer: true,
      shape: readChildShape,
    }),
  );
}

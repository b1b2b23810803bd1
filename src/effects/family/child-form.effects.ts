import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { type Child, type ChildForm, statementVersion } from "../../../domain/family/child-form";
import { addChild } from "../../api/calls/add-child";
import { readChild } from "../../api/calls/read-child";
import { updateChild } from "../../api/calls/update-child";
import type { Client } from "../../api/client";
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
    const made = await client.send(
      addChild,
      { header: { "Idempotency-Key": key }, body: { ...fields, statement_version: statementVersion } },
      { isQuiet: false },
    );
    return made.kind === "ok" ? { kind: "saved", saved: made.value } : failedOutcome(made);
  }
  const { id, version } = saved;
  const changed = await client.send(
    updateChild,
    { path: { id }, header: { "If-Match": asTag(version) }, body: fields },
    { isQuiet: false },
  );
  return saveOutcome(changed, () => client.send(readChild, { path: { id } }, { isQuiet: false }));
}

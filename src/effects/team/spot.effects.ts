import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { problemTexts } from "../../../domain/base/texts";
import type { KeptSpot, SpotForm } from "../../../domain/team/spot";
import { keepSpots } from "../../api/calls/keep-spots";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

/**
 * Adds one spot. The reply is per row: this row's error is the form's refusal. Such a reply uses up the idempotency
 * key, so the corrected form is sent under a new one.
 */
export function spotKeeper(client: Client, teamId: string, newKey: () => string) {
  let renewed: { of: string; key: string } | null = null;
  return async ({ form, key: given }: SaveInput<SpotForm, KeptSpot>): Promise<SaveOutcome<KeptSpot>> => {
    const key = renewed?.of === given ? renewed.key : given;
    const outcome = await keepSpot(client, teamId, form, key);
    if (outcome.kind === "faulty") renewed = { of: given, key: newKey() };
    return outcome.kind === "faulty" ? { kind: "refused", text: outcome.text } : outcome;
  };
}

async function keepSpot(
  client: Client,
  teamId: string,
  form: SpotForm,
  key: string,
): Promise<SaveOutcome<KeptSpot> | { kind: "faulty"; text: string }> {
  const { firstName, lastInitial, number, emailAddresses } = form;
  const row = {
    first_name: firstName,
    last_initial: lastInitial,
    ...(number !== "" && { number }),
    email_addresses: [...emailAddresses],
  };
  const result = await client.send(keepSpots, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: { rows: [row] },
  });
  if (result.kind !== "ok") return failedOutcome(result);
  const [kept] = result.value.results;
  if (!kept) return { kind: "refused", text: problemTexts.unknown };
  return kept.fault
    ? { kind: "faulty", text: (await client.textOfCode(kept.fault)) ?? problemTexts.unknown }
    : { kind: "saved", saved: kept };
}

import type { User } from "../../../domain/account/user";
import { problemTexts } from "../../../domain/base/texts";
import { ownProvider } from "../../../domain/identity/provider";
import type { Profile, ProfileOutcome, ProviderOutcome } from "../../../domain/settings/settings";
import { saveUserDetails } from "../../api/calls/save-user-details";
import { validateEmailAddress } from "../../api/calls/validate-email-address";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function saveProfile(
  client: Client,
  { me, profile }: { me: User; profile: Profile },
): Promise<ProfileOutcome> {
  const result = await client.send(
    saveUserDetails,
    {
      path: { id: me.id },
      body: { drip_name: profile.dripName, first_name: profile.firstName, last_name: profile.lastName },
    },
    { isQuiet: false },
  );
  if (result.kind === "ok") return { kind: "saved", me: result.value };
  const code = result.kind === "problem" ? result.messageCode : null;
  if (code === "USER_403_DRIP_NAME") return { kind: "taken" };
  return code === "USER_400_DRIP_NAME" ? { kind: "profane" } : failedOutcome(result);
}

/** The password's provider: ours or another. */
export async function readProvider(client: Client, me: User): Promise<ProviderOutcome> {
  const result = await client.send(
    validateEmailAddress,
    { body: { email_address: me.email_address } },
    { isQuiet: false },
  );
  if (result.kind !== "ok") {
    const failed = failedOutcome(result);
    return failed.kind === "refused" ? failed : { kind: "refused", text: problemTexts.unknown };
  }
  const { provider, formatted_provider: formattedProvider } = result.value;
  if (provider === ownProvider) return { kind: "own" };
  return { kind: "foreign", formattedProvider: formattedProvider ?? "your sign-in provider" };
}

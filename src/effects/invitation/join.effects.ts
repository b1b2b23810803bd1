import type { User } from "../../../domain/account/user";
import type { Problem, Unreachable } from "../../../domain/base/result";
import type {
  Ask,
  DeclineOutcome,
  Joiner,
  JoinOutcome,
  OfferOutcome,
  PreviewOutcome,
} from "../../../domain/invitation/join";
import type { InvitationKey } from "../../../domain/invitation/key";
import type { SessionEvent } from "../../../domain/session/session";
import type { components } from "../../../openapi";
import { acceptInvitation as acceptInvitationCall } from "../../api/calls/accept-invitation";
import { declineInvitation as declineInvitationCall } from "../../api/calls/decline-invitation";
import { previewInvitation as previewInvitationCall } from "../../api/calls/preview-invitation";
import { readInvitation as readInvitationCall } from "../../api/calls/read-invitation";
import { readMe } from "../../api/calls/read-me";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { failedOutcome } from "../base/outcome";

/** What the token's holder may know signed out. Does not use it up. */
export async function previewInvitation(client: Client, token: string): Promise<PreviewOutcome> {
  const result = await client.send(previewInvitationCall, { body: { token } });
  if (result.kind === "ok") return { kind: "previewed", preview: result.value };
  return isOver(result) ? over(result) : failedOutcome(result);
}

/** The invitation for this person; from then on it is listed for them on every device. */
export async function readInvitation(client: Client, key: InvitationKey): Promise<OfferOutcome> {
  const result = await client.send(readInvitationCall, { body: key });
  if (result.kind === "ok") return { kind: "offered", offer: result.value };
  if (codeOf(result) === "INVITATION_401_REQUEST") return { kind: "foreign" };
  return isOver(result) ? over(result) : failedOutcome(result);
}

/** A mail's token verifies its address, so a person with an unverified one is read again. */
export async function acceptInvitation(
  client: Client,
  tell: (event: SessionEvent) => void,
  { ask, me }: { ask: Ask; me: User },
): Promise<JoinOutcome> {
  const result = await client.send(
    acceptInvitationCall,
    { header: { "Idempotency-Key": ask.idempotencyKey }, body: { ...ask.key, for: ask.wishes.map(bodyOf) } },
    { isQuiet: false },
  );
  if (result.kind === "ok")
    return { kind: "accepted", result: result.value, me: await readUserAgain(client, tell, me) };
  const code = codeOf(result);
  if (code === "INVITATION_401_REQUEST") return { kind: "foreign" };
  if (code === "USER_403_EMAIL_ADDRESS") return { kind: "unproven" };
  if (code === "USER_403_DATE_OF_BIRTH") return { kind: "age-unknown" };
  if (code === "USER_403_ADULT") return { kind: "minor" };
  return isOver(result) ? over(result) : failedOutcome(result);
}

/** An invitation that is gone counts as declined. */
export async function declineInvitation(
  client: Client,
  { token, block }: { token: string; block: boolean },
): Promise<DeclineOutcome> {
  const result = await client.send(
    declineInvitationCall,
    { body: block ? { token, block } : { token } },
    { isQuiet: false },
  );
  if (result.kind === "ok") return { kind: "declined" };
  return codeOf(result) === "INVITATION_404" ? { kind: "gone" } : failedOutcome(result);
}

async function readUserAgain(client: Client, tell: (event: SessionEvent) => void, me: User): Promise<User> {
  if (me.is_email_address_verified !== false) return me;
  const read = await client.send(readMe);
  if (read.kind !== "ok") return me;
  tell({ type: "me.updated", me: read.value });
  return read.value;
}

type Wanted = components["schemas"]["InvitationAcceptance"]["for"][number];

function bodyOf(joiner: Joiner): Wanted {
  if (joiner.kind === "self") return { kind: "self" };
  if (joiner.kind === "child") return { kind: "child", child_id: joiner.childId };
  return {
    kind: "new_child",
    first_name: joiner.firstName,
    last_initial: joiner.lastInitial,
    date_of_birth: joiner.dateOfBirth,
    statement_version: "1",
  };
}

/** Announced, since nothing on the page would show it. */
const ends: readonly string[] = [
  "INVITATION_401_ACCEPTED",
  "INVITATION_401_EXPIRED",
  "INVITATION_401_WITHDRAWN",
  "INVITATION_403_FULL",
  "INVITATION_403_SELF",
  "INVITATION_404",
  "TEAM_403_ARCHIVED",
  "TEAM_403_FULL",
];

const codeOf = (failure: Problem | Unreachable) => (failure.kind === "problem" ? failure.messageCode : null);

const isOver = (failure: Problem | Unreachable) => ends.includes(codeOf(failure) ?? "");

const over = (failure: Problem | Unreachable) => ({ kind: "over", text: textOf(failure) }) as const;

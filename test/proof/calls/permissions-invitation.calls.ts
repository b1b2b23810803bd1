import { randomUUID } from "node:crypto";
import type { InvitationOperation } from "../../support/contract/contract-calls-invitation";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = () => Promise<
  [method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]
>;

const team = `/team/team_id/${randomUUID()}/invitation`;
const child = `/child/child_id/${randomUUID()}/invitation`;
const invitation = `/invitation/invitation_id/${randomUUID()}`;
const token = "never-made";
const keyed = () => ({ "idempotency-key": randomUUID() });

/** Each operation's call, which only its caller can make fail. */
export const invitationCalls: Record<InvitationOperation, Call> = {
  inviteToTeam: async () => ["POST", team, { roles: ["player"], is_shared: true, days: 14 }, keyed()],
  readTeamInvitations: async () => ["GET", team],
  inviteToChild: async () => ["POST", child, { kind: "guardian" }, keyed()],
  readChildInvitations: async () => ["GET", child],
  renewInvitation: async () => ["POST", `${invitation}/renew`, { days: 14 }],
  withdrawInvitation: async () => ["DELETE", invitation],
  previewInvitation: async () => ["POST", "/invitation/preview", { token }],
  readInvitation: async () => ["POST", "/invitation/read", { token }],
  acceptInvitation: async () => ["POST", "/invitation/accept", { token, for: [{ kind: "self" }] }, keyed()],
  declineInvitation: async () => ["POST", "/invitation/decline", { token }],
};

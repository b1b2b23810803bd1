import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { operation } from "./contract-operation";

const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const child = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21";
const invitation = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b61";
const token = "n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9";
const header = { "Idempotency-Key": idempotencyKey };

/** The operations of invitations; see `operationCalls`. */
export const invitationCalls = {
  inviteToTeam: operation<"inviteToTeam">(
    { id: team, body: { roles: ["player"], is_shared: true, days: 14 } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/invitation", { ...init, params: { path, header }, body }),
    showInvitation,
  ),
  readTeamInvitations: operation<"readTeamInvitations">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}/invitation", { ...init, params: { path } }),
    showPage,
  ),
  inviteToChild: operation<"inviteToChild">(
    { id: child, body: { kind: "guardian", email_address: "kim@example.com" } },
    (http, init, { body, ...path }) =>
      http.POST("/child/child_id/{id}/invitation", { ...init, params: { path, header }, body }),
    showInvitation,
  ),
  readChildInvitations: operation<"readChildInvitations">(
    { id: child },
    (http, init, path) => http.GET("/child/child_id/{id}/invitation", { ...init, params: { path } }),
    showPage,
  ),
  renewInvitation: operation<"renewInvitation">(
    { id: invitation, body: { days: 14 } },
    (http, init, { body, ...path }) =>
      http.POST("/invitation/invitation_id/{id}/renew", { ...init, params: { path }, body }),
    showInvitation,
  ),
  withdrawInvitation: operation<"withdrawInvitation">(
    { id: invitation },
    (http, init, path) => http.DELETE("/invitation/invitation_id/{id}", { ...init, params: { path } }),
    ({ ended }) => ({ ended }),
  ),
  previewInvitation: operation<"previewInvitation">(
    { body: { token } },
    (http, init, { body }) => http.POST("/invitation/preview", { ...init, body }),
    ({ kind, team: shown, from, email_address, child_first_name }) => [
      kind,
      shown?.name,
      from,
      email_address ?? null,
      child_first_name ?? null,
    ],
  ),
  readInvitation: operation<"readInvitation">(
    { body: { token } },
    (http, init, { body }) => http.POST("/invitation/read", { ...init, body }),
    ({ team: shown, from, my_children, my_state }) => ({
      team: shown?.name,
      from,
      children: my_children.map(({ first_name, last_initial, state }) => [first_name, last_initial, state]),
      mine: my_state,
    }),
  ),
  acceptInvitation: operation<"acceptInvitation">(
    { body: { token, for: [{ kind: "child", child_id: child }] } },
    (http, init, { body }) => http.POST("/invitation/accept", { ...init, params: { header }, body }),
    ({ results, team_id }) => ({ became: results.map(({ outcome }) => outcome), mayGo: team_id !== null }),
  ),
  declineInvitation: operation<"declineInvitation">(
    { body: { token } },
    (http, init, { body }) => http.POST("/invitation/decline", { ...init, body }),
    ({ declined }) => ({ declined }),
  ),
};
export type InvitationOperation = keyof typeof invitationCalls;

type Invitation = components["schemas"]["Invitation"];

function showInvitation({ kind, roles, code, email_address, state }: Invitation) {
  return { kind, roles, hasCode: code !== null, address: email_address, state };
}

function showPage({ items, next_after }: components["schemas"]["Invitations"]) {
  return { states: items.map(({ state }) => state), hasMore: next_after !== null };
}

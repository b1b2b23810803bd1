import { eq } from "drizzle-orm";
import type { components } from "../../../openapi";
import { mailTokenOf } from "../../../server/core/invitation/invitation-secrets";
import { invitation } from "../../../server/platform/db/schema/invitation";
import type { TestServer } from "../server/server";
import { ask, type Person } from "./ask";
import { addAdult, addMember, addTeam } from "./club";

type Schemas = components["schemas"];
export type Invitation = Schemas["Invitation"];
export type Outcomes = Schemas["InvitationOutcomes"];
type Kid = { first_name?: string; last_initial?: string; date_of_birth?: string };
type For = Schemas["InvitationAcceptance"]["for"][number];

/** The calls of invitations, as the app makes them. */
export const invitationCalls = (server: TestServer) => ({
  async club() {
    const manager = await addAdult(server, { firstName: "Kim" });
    const coach = await addAdult(server, { firstName: "Robin" });
    const { id: teamId } = await addTeam(server, manager.user.id);
    await addMember(server, teamId, { userId: coach.user.id, roles: ["coach"] });
    return { manager, coach, teamId };
  },

  inviteToTeam: (person: Person, teamId: string, body: object = {}, key?: string) =>
    ask<Invitation>(server, person, `POST /team/team_id/${teamId}/invitation`, {
      body: { roles: ["player"], is_shared: !("email_address" in body), days: 14, ...body },
      ...(key && { key }),
    }),

  inviteToChild: (person: Person, childId: string, body: object = {}) =>
    ask<Invitation>(server, person, `POST /child/child_id/${childId}/invitation`, {
      body: { kind: "guardian", ...body },
    }),

  preview: (token: string) =>
    server.app
      .inject({ method: "POST", url: "/invitation/preview", payload: { token } })
      .then((reply) => ({ status: reply.statusCode, body: reply.json(), text: reply.body })),

  decline: (token: string, isBlocked = false) =>
    server.app
      .inject({
        method: "POST",
        url: "/invitation/decline",
        payload: { token, ...(isBlocked && { block: true }) },
      })
      .then((reply) => ({ status: reply.statusCode, body: reply.json() })),

  read: (person: Person, key: object) =>
    ask<Schemas["InvitationOffer"]>(server, person, "POST /invitation/read", { body: key }),

  accept: (person: Person, shown: object, people: readonly For[] = [{ kind: "self" }], key?: string) =>
    ask<Outcomes>(server, person, "POST /invitation/accept", {
      body: { ...shown, for: people },
      ...(key && { key }),
    }),

  renew: (person: Person, id: string, days = 14) =>
    ask<Invitation>(server, person, `POST /invitation/invitation_id/${id}/renew`, { body: { days } }),

  withdraw: (person: Person, id: string) => ask(server, person, `DELETE /invitation/invitation_id/${id}`),

  rowOf: async (id: string) => {
    const [row] = await server.services.db.select().from(invitation).where(eq(invitation.id, id));
    if (!row) throw new Error("There is no such invitation.");
    return row;
  },

  /** The token in the mail. */
  mailToken: ({ id }: { id: string }) => mailTokenOf(server.services.config, id),
});

/** The token behind the #. */
export const tokenOf = ({ link }: Pick<Invitation, "link">): string => link.split("#")[1] ?? "";

export const kid = (childId: string): For => ({ kind: "child", child_id: childId });

export const newKid = (fields: Kid = {}): For => ({
  kind: "new_child",
  first_name: "Sam",
  last_initial: "R",
  date_of_birth: "2016-04-09",
  statement_version: "1",
  ...fields,
});

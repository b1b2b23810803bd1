import { daysToLeave } from "../../../domain/account-deletion/deletion";
import { type Dependant, isSole, readDependants } from "../../core/account/dependants.store";
import { publishScheduleChanges } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { requireOwnProof } from "../../core/identity/fresh-proof";
import type { Handlers } from "../../platform/http/contract";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { endAtProvider, findLeaving, requestDeletion, stay } from "./request-deletion";

export const leavingHandlers = (services: Services) =>
  ({
    async readDeletion(request) {
      const { children, teams } = await readDependants(services.db, request.viewer.user.id);
      return {
        children_erased: children.filter(isSole).map(asChild),
        children_kept: children.filter((each) => !isSole(each)).map(withOthers(asChild)),
        teams_archived: teams.filter(isSole).map(asTeam),
        teams_kept: teams.filter((each) => !isSole(each)).map(withOthers(asTeam)),
        due_in_days: daysToLeave,
      };
    },

    async deleteAccount(request, reply) {
      const { body, viewer } = request;
      const userId = viewer.user.id;
      await requireOwnProof(services, { idToken: body.id_token, userId });
      const input = {
        userId,
        idToken: body.id_token,
        dripName: body.drip_name,
        children: body.children_erased,
        teams: body.teams_archived,
        requestId: request.id,
      };
      const { dueAt } = await publishScheduleChanges(services, (changed) =>
        idempotentCall(services, request, "deleteAccount", (tx) =>
          requestDeletion(services, tx, { ...input, changed }),
        ),
      );
      endAtProvider(services, reply);
      return { deletion_due_at: dueAt };
    },

    /** Changes nothing: mail scanners may open a page and run it. */
    async readLeaving({ body }) {
      const { firstName, fullName, deletionDueAt } = await findLeaving(services, body.token);
      return { name: firstName ?? fullName, deletion_due_at: deletionDueAt.toISOString() };
    },

    async keepAccount({ body, id }) {
      await stay(services, { token: body.token, requestId: id });
      return { undone: true };
    },
  }) satisfies Partial<Handlers>;

const asChild = ({ id, name }: Dependant) => ({ child_id: id, first_name: name });
const asTeam = ({ id, name }: Dependant) => ({ team_id: id, name });
const withOthers =
  <Shown extends object>(show: (charge: Dependant) => Shown) =>
  (charge: Dependant) => ({ ...show(charge), with: charge.others });

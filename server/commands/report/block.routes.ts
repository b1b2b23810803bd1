import type { Services } from "../../core/base/services";
import { closeParted } from "../../core/huddle/group.store";
import { lockTeamSequences } from "../../core/huddle/team-sequence.store";
import { findBlocked, fold, isInCompany, isOnStaffFor, unfold } from "../../core/report/block.store";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { Problem } from "../../platform/http/problem";

/** The other never learns of it: a group of the two reads like any other that was closed, and nothing else of theirs changes. */
export const blockHandlers = ({ db, now }: Services) =>
  ({
    async readFoldedPeople(request, reply) {
      return replyWithETag(request, reply, { people: await findBlocked(db, request.viewer.user.id) });
    },

    async foldPerson(request) {
      const { id } = request.viewer.user;
      const { user_id: otherId } = request.params;
      const at = now();
      await db.transaction(async (tx) => {
        const teams = await lockTeamSequences(tx, id);
        if (otherId === id || !(await isInCompany(tx, id, otherId))) throw new Problem("COLLABORATOR_404");
        if (await isOnStaffFor(tx, id, otherId)) throw new Problem("BLOCK_403_CIRCLE");
        await fold(tx, id, otherId, at);
        for (const teamId of teams) await closeParted(tx, teamId, at);
      });
      return { people: await findBlocked(db, id) };
    },

    async unfoldPerson(request) {
      const { id } = request.viewer.user;
      if (!(await unfold(db, id, request.params.user_id))) throw new Problem("COLLABORATOR_404");
      return { people: await findBlocked(db, id) };
    },
  }) satisfies Partial<Handlers>;

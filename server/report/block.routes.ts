import type { Handlers } from "../http/contract";
import { Problem } from "../http/problem";
import { answerTagged } from "../http/tagged";
import type { Services } from "../services";
import { findFolded, fold, isInCompany, isOnStaffFor, unfold } from "./block.store";

/** The other never learns of it: no reply of theirs changes. */
export const blockHandlers = ({ db, now }: Services) =>
  ({
    async readFoldedPeople(request, reply) {
      return answerTagged(request, reply, { people: await findFolded(db, request.viewer.user.id) });
    },

    async foldPerson(request) {
      const { id } = request.viewer.user;
      const { user_id: otherId } = request.params;
      if (otherId === id || !(await isInCompany(db, id, otherId))) throw new Problem("COLLABORATOR_404");
      if (await isOnStaffFor(db, id, otherId)) throw new Problem("BLOCK_403_CIRCLE");
      await fold(db, id, otherId, now());
      return { people: await findFolded(db, id) };
    },

    async unfoldPerson(request) {
      const { id } = request.viewer.user;
      if (!(await unfold(db, id, request.params.user_id))) throw new Problem("COLLABORATOR_404");
      return { people: await findFolded(db, id) };
    },
  }) satisfies Partial<Handlers>;

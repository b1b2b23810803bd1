import { objectToRemoval } from "../../commands/family/guardian-removals";
import { isId } from "../../core/access/team-access.store";
import { livingGuardians, lockChildren, restoreChild } from "../../core/family/child.store";
import { endGuardianships, isOnRecord } from "../../core/family/circle.store";
import { findOpenRemoval } from "../../core/family/guardian-removal.store";
import { withRideNews } from "../../core/ride/seat-news";
import { SupportRefusal } from "./command";
import { count, type Handler } from "./command-handler";
import { lockAccount, withAuditLine } from "./support.store";

export const restoreChildOf: Handler = ({ db }, { id }, { child, reference }) =>
  withAuditLine(
    db,
    { verb: "child_restored", reference, userId: id, childId: readChildId(child) },
    async (tx) => {
      if (!(await isOnRecord(tx, child, id))) throw new SupportRefusal(noGuardian);
      if (!(await restoreChild(tx, child))) throw new SupportRefusal("That profile is not taken down.");
      await lockAccount(tx, id);
      return [
        `The profile ${child} is back, with its guardians and teams. Invitations and requests that were open are not.`,
      ];
    },
  );

export const endGuardianship: Handler = (services, { id }, { child, reference }) =>
  withAuditLine(
    services.db,
    { verb: "guardian_ended", reference, userId: id, childId: readChildId(child) },
    async (tx) => {
      await lockChildren(tx, [child]);
      const ended = await withRideNews(services, tx, { by: id, childIds: [child] }, () =>
        endGuardianships(tx, {
          childId: child,
          userIds: [id],
          by: "support",
          reason: "operator",
          now: services.now(),
        }),
      );
      if (ended.length === 0) throw new SupportRefusal(noGuardian);
      await lockAccount(tx, id);
      const left = await livingGuardians(tx, child);
      return [
        `${id} looks after ${child} no more.`,
        left.length > 0
          ? `${count(left.length, "guardian")} still do.`
          : "Nobody does now: the profile rests, and only the staff of its teams see it.",
      ];
    },
  );

export const objectForGuardian: Handler = ({ db, now }, { id }, { child, reference }) =>
  withAuditLine(
    db,
    { verb: "removal_objected", reference, userId: id, childId: readChildId(child) },
    async (tx) => {
      await lockChildren(tx, [child]);
      const removal = await findOpenRemoval(tx, { childId: child, userId: id });
      if (removal === null)
        throw new SupportRefusal("Nobody asked to end that account's access to this child.");
      await lockAccount(tx, id);
      await objectToRemoval(tx, removal, { by: "support", now: now() });
      return [`${id} keeps looking after ${child}. ${removal.requestedBy}, who asked, has a ding.`];
    },
  );

const noGuardian = "That account looks after no child of this id.";

function readChildId(given: string): string {
  if (!isId(given)) throw new SupportRefusal("--child has to be the id of a child's profile.");
  return given;
}

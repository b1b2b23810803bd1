import { shownName } from "../../../domain/family/child-view";
import type { components } from "../../../openapi";
import { judgeRequest } from "../../core/team/judge-requests";
import type { RequestRow } from "../../core/team/open-requests.store";
import type { PlayerRow } from "../../core/team/request-players.store";

/** For staff: who requests for whom, and the open questions. */
export function presentRequest(
  row: RequestRow,
  players: readonly PlayerRow[],
): components["schemas"]["JoinRequest"] {
  const { questions, mayGoWithAll, possibleDuplicates } = judgeRequest(row, players);
  const { childFirstName: firstName, childLastInitial: lastInitial } = row;
  return {
    request_id: row.id,
    name: firstName === null || lastInitial === null ? row.askerName : shownName({ firstName, lastInitial }),
    is_child: row.childId !== null,
    from: {
      user_id: row.userId,
      name: row.askerName,
      drip_name: row.askerDripName,
      avatar: row.askerAvatar,
    },
    roles: row.roles,
    created_at: row.createdAt.toISOString(),
    may_go_with_all: mayGoWithAll,
    questions,
    similar_membership_id: possibleDuplicates[0]?.membershipId ?? null,
  };
}

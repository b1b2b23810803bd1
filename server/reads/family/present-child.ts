import { type ChildViewer, sightsOf } from "../../../domain/family/child-view";
import type { components } from "../../../openapi";
import type { ChildRecord } from "../../core/family/child-reading.store";

type ChildView = components["schemas"]["Child"];
type GuardianView = components["schemas"]["Guardian"];

/** What this viewer may see of the child; other fields are absent. */
export function presentChild(
  child: ChildRecord,
  viewers: ReadonlySet<ChildViewer>,
  viewerId: string,
): ChildView {
  const seen = sightsOf(viewers, { shownAs: child.shown_as, isFrozen: child.is_frozen });
  const isGuardian = viewers.has("guardian");
  return {
    id: child.id,
    ...(seen.first_name && { first_name: child.first_name }),
    ...(seen.last_initial && { last_initial: child.last_initial }),
    ...(seen.date_of_birth && { date_of_birth: child.date_of_birth }),
    ...(seen.photo_consent && { may_be_photographed: child.may_be_photographed }),
    ...(seen.guardians && { guardians: presentGuardians(child, viewerId, isGuardian) }),
    ...(seen.followers && { followers: child.followers }),
    teams: child.teams
      .filter(({ is_shared }) => seen.other_teams || is_shared)
      .map(({ is_shared: _, number, ...team }) => ({ ...team, number: seen.number ? number : null })),
    ...((isGuardian || viewers.has("staff")) && { is_frozen: child.is_frozen }),
    ...(isGuardian && {
      shown_as: child.shown_as,
      my_photo_consent: child.my_photo_consent,
      requests: child.requests,
      version: child.version,
    }),
  };
}

function presentGuardians(child: ChildRecord, viewerId: string, isGuardian: boolean): GuardianView[] {
  return child.guardians.map(({ user_id, name, drip_name, since, let_in_by }) => ({
    user_id,
    name,
    drip_name,
    is_me: user_id === viewerId,
    ...(isGuardian && {
      since,
      let_in_by,
      ...takeBackOf(child, user_id),
      ...removalOf(child, user_id, viewerId),
    }),
  }));
}

function removalOf({ removals, removals_refused }: ChildRecord, userId: string, viewerId: string) {
  const removal = removals.find((each) => each.user_id === userId);
  if (removal === undefined) {
    const mayRequest = userId !== viewerId && !removals_refused.includes(userId);
    return mayRequest && { may_request_removal: true };
  }
  const { request_id, requested_by, requested_by_name, ends_at } = removal;
  return { removal: { request_id, requested_by_name, is_mine: requested_by === viewerId, ends_at } };
}

/** When the first of a chain of guardians has left, the others count as the first: see `takeBack`. */
function takeBackOf({ take_back, guardians }: ChildRecord, userId: string) {
  const isHere = (id: string) => guardians.some(({ user_id }) => user_id === id);
  const own = take_back.filter(
    (row) => row.root_id === userId || (row.user_id === userId && !isHere(row.root_id)),
  );
  const [first] = own;
  if (!first) return {};
  const roots = new Set(own.map(({ root_id }) => root_id));
  const along = take_back.filter(({ root_id, user_id }) => roots.has(root_id) && user_id !== userId);
  const names = new Map(along.map(({ user_id, name }) => [user_id, name]));
  return { may_take_back_until: first.until, takes_along: [...names.values()] };
}

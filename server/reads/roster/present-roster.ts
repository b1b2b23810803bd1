import {
  type ChildViewer,
  rosterLineOf,
  shownName,
  sightsOf,
  viewersOf,
} from "../../../domain/family/child-view";
import { isStaffRole } from "../../../domain/team/roles";
import type { components } from "../../../openapi";
import type { RosterRow } from "../../core/team/roster.store";
import { type Caller, isStaff } from "../../core/team/team-role";

type RosterEntry = components["schemas"]["RosterEntry"];

/** Everybody whom the caller may see: staff and followers by name, then players and spots by number. */
export function presentRoster(rows: readonly RosterRow[], caller: Caller): RosterEntry[] {
  const entries = rows.flatMap((row) => {
    const entry = presentEntry(row, caller);
    return entry === null ? [] : [entry];
  });
  return entries.sort(
    (one, other) =>
      groupOf(one) - groupOf(other) ||
      (groupOf(one) === 0 ? 0 : jerseyOrder(one.number, other.number)) ||
      byName.compare(one.shown_name, other.shown_name) ||
      compare(one.membership_id, other.membership_id),
  );
}

/** What a file of the roster holds: no id, no address. */
export const exportedRow = ({
  shown_name,
  number,
  roles,
  kind,
  guardians = [],
}: RosterEntry): components["schemas"]["RosterExport"]["rows"][number] => ({
  shown_name,
  number,
  roles,
  is_spot: kind === "spot",
  guardians: guardians.map(({ name }) => name),
});

/** Null for somebody whom the caller may not see; hidden fields are absent. */
export function presentEntry(row: RosterRow, caller: Caller): RosterEntry | null {
  if (row.childId !== null) return childEntry(row, row.childId, caller);
  if (row.userId !== null)
    return {
      ...shared(row, caller),
      kind: "adult",
      user_id: row.userId,
      shown_name: row.fullName ?? "",
      drip_name: row.dripName,
      avatar: row.avatar,
      is_mine: row.userId === caller.userId,
    };
  if (!isStaff(caller) || row.spotFirstName === null || row.spotLastInitial === null) return null;
  return {
    ...shared(row, caller),
    kind: "spot",
    shown_name: shownName({ firstName: row.spotFirstName, lastInitial: row.spotLastInitial }),
    invited: row.invited,
    is_mine: false,
  };
}

function childEntry(row: RosterRow, childId: string, caller: Caller): RosterEntry | null {
  const viewers = viewersOfChild(caller, childId);
  const child = { shownAs: row.shownAs ?? "number", isFrozen: row.isFrozen ?? true };
  const name = { firstName: row.firstName ?? "", lastInitial: row.lastInitial ?? "" };
  const line = rosterLineOf(viewers, { ...child, ...name, number: row.number });
  if (line.kind === "hidden") return null;
  const seen = sightsOf(viewers, child);
  return {
    ...shared(row, caller),
    kind: line.kind === "resting" ? "resting" : "child",
    // Without the name no id either, since another team's roster could show the name for it.
    ...(line.kind !== "numbered" && { child_id: childId }),
    shown_name: line.text,
    ...(seen.guardians === "all" && { guardians: row.guardians ?? [] }),
    ...(seen.photo_consent === "all" && { may_be_photographed: row.mayBePhotographed ?? false }),
    is_mine: viewers.has("guardian"),
  };
}

const shared = ({ id, number, roles, version, letInBy, letInAt }: RosterRow, caller: Caller) => ({
  membership_id: id,
  number,
  roles,
  version,
  ...(isStaff(caller) && letInBy === caller.userId && { let_in_by_me_at: new Date(letInAt).toISOString() }),
});

export function viewersOfChild({ teamRoles, access }: Caller, childId: string): ReadonlySet<ChildViewer> {
  const has = (via: "guardian" | "follow") =>
    access.some((one) => one.via === via && one.childId === childId);
  return viewersOf(teamRoles, { isGuardian: has("guardian"), isFollower: has("follow") });
}

function groupOf({ kind, roles }: RosterEntry): number {
  if (kind === "spot") return 2;
  return roles.includes("player") && !roles.some(isStaffRole) ? 1 : 0;
}

/** Those without a number come last. "0" and "00" are different numbers. */
const jerseyOrder = (one: string | null, other: string | null) =>
  Number(one ?? 100) - Number(other ?? 100) || compare(one ?? "", other ?? "");

const byName = new Intl.Collator("en");
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

import type { Ask, InvitationOffer, InvitationPreview } from "../../../domain/invitation/join";

const team = { name: "Comets", sport: "soccer", colour_one: "#2456d6", colour_two: "#fffefa" };

/** What anybody may know who holds a team's link; say what is different about yours. */
export const preview = (change: Partial<InvitationPreview> = {}): InvitationPreview => ({
  kind: "team",
  team,
  from: "Robin",
  roles: ["player"],
  needs_approval: true,
  ...change,
});

/** What the same invitation offers to somebody with two children. */
export const offer = (change: Partial<InvitationOffer> = {}): InvitationOffer => ({
  invitation_id: "v1",
  kind: "team",
  team,
  from: "Robin",
  roles: ["player"],
  needs_approval: true,
  my_children: [
    { child_id: "c1", first_name: "Sam", last_initial: "R", state: "free" },
    { child_id: "c2", first_name: "Lena", last_initial: "R", state: "in" },
  ],
  my_state: "free",
  ...change,
});

/** A kid that was typed before anybody signed in. */
export const keptAsk = (change: Partial<Ask> = {}): Ask => ({
  key: { token: "t1" },
  wishes: [{ kind: "new_child", firstName: "Sam", lastInitial: "", dateOfBirth: "2016-04-09" }],
  idempotencyKey: "i1",
  keptAt: 1_000,
  userId: null,
  ...change,
});

/** One to look after a child, and what it offers: no team's. */
export function guardianPreview(change: Partial<InvitationPreview> = {}): InvitationPreview {
  const { team: _, ...terms } = preview({ kind: "guardian", roles: [], ...change });
  return terms;
}
export function guardianOffer(change: Partial<InvitationOffer> = {}): InvitationOffer {
  const { team: _, ...terms } = offer({ kind: "guardian", roles: [], my_children: [], ...change });
  return terms;
}

import type { Ask, InvitationOffer, InvitationPreview } from "../../../domain/invitation/join";

const team = { name: "Comets", sport: "soccer", colour_one: "#2456d6", colour_two: "#fffefa" };

/** What the holder of a team's link gets, with the given differences. */
export const preview = (change: Partial<InvitationPreview> = {}): InvitationPreview => ({
  kind: "team",
  team,
  from: "Robin",
  roles: ["player"],
  needs_approval: true,
  ...change,
});

/** What the same invitation shows to a guardian of two children. */
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

/** A child entered in the signed-out form. */
export const keptAsk = (change: Partial<Ask> = {}): Ask => ({
  key: { token: "t1" },
  wishes: [{ kind: "new_child", firstName: "Sam", lastInitial: "", dateOfBirth: "2016-04-09" }],
  idempotencyKey: "i1",
  keptAt: 1_000,
  userId: null,
  ...change,
});

/** An invitation to become a child's guardian, and what it shows. */
export function guardianPreview(change: Partial<InvitationPreview> = {}): InvitationPreview {
  const { team: _, ...terms } = preview({ kind: "guardian", roles: [], ...change });
  return terms;
}
export function guardianOffer(change: Partial<InvitationOffer> = {}): InvitationOffer {
  const { team: _, ...terms } = offer({ kind: "guardian", roles: [], my_children: [], ...change });
  return terms;
}

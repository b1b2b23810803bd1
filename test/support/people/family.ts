import type { Child } from "../../../domain/family/child-form";
import type { CircleRequest, Follower, Guardian, GuardianRemoval } from "../../../domain/family/family";
import type { Invitation } from "../../../domain/invitation/child-invitation";

/** The person of `user()` as the child's only guardian. */
export const oneself = (change: Partial<Guardian> = {}): Guardian => ({
  user_id: "u1",
  name: "Robin Reyes",
  drip_name: "robin_23",
  is_me: true,
  since: "2026-09-06T08:00:00.000Z",
  let_in_by: null,
  ...change,
});

export const guardian = (change: Partial<Guardian> = {}): Guardian => ({
  ...oneself({
    user_id: "u2",
    name: "Kim Reyes",
    drip_name: "kim_r",
    is_me: false,
    let_in_by: "Robin Reyes",
  }),
  ...change,
});

export const follower = (change: Partial<Follower> = {}): Follower => ({
  user_id: "u3",
  name: "Pat Stone",
  drip_name: null,
  since: "2026-10-01T08:00:00.000Z",
  ...change,
});

export const circleRequest = (change: Partial<CircleRequest> = {}): CircleRequest => ({
  request_id: "r1",
  user_id: "u4",
  name: "Alex Hill",
  wish: "guardian",
  origin: "link",
  has_link_maker_left: false,
  created_at: "2026-11-20T08:00:00.000Z",
  ...change,
});

/** The child as a guardian sees it, with the given differences. */
export const sam = (change: Partial<Child> = {}): Child => ({
  id: "c1",
  first_name: "Sam",
  last_initial: "R",
  date_of_birth: "2016-04-09",
  shown_as: "name",
  may_be_photographed: false,
  my_photo_consent: false,
  guardians: [oneself()],
  followers: [],
  requests: [],
  teams: [{ id: "t1", name: "Comets", membership_id: "m1", number: "7" }],
  is_frozen: false,
  version: 3,
  ...change,
});

/** The child as a follower sees it. */
export const followed = (): Child => ({
  id: "c2",
  first_name: "Lena",
  teams: [{ id: "t1", name: "Comets", membership_id: "m2", number: null }],
});

/** A link to a child's circle. */
export const circleInvitation = (change: Partial<Invitation> = {}): Invitation => ({
  id: "i1",
  kind: "guardian",
  roles: [],
  link: "https://drip.example/app/join#token",
  code: null,
  uses: 0,
  max_uses: 1,
  expires_at: "2026-11-29T08:00:00.000Z",
  email_address: null,
  state: "open",
  created_at: "2026-11-22T08:00:00.000Z",
  ...change,
});

/** A request to end Kim's access. */
export const removal = (change: Partial<GuardianRemoval> = {}): GuardianRemoval => ({
  request_id: "q1",
  requested_by_name: "Robin Reyes",
  is_mine: true,
  ends_at: "2026-12-07T17:00:00.000Z",
  firstName: "Kim",
  ...change,
});

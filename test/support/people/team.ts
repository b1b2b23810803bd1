import type { Invitation } from "../../../domain/invitation/team-invitation";
import type { RequestLine } from "../../../domain/team/requests";
import type { RosterLine } from "../../../domain/team/roster";
import type { Team } from "../../../domain/team/team-page";

/** A team as its manager sees it, with the given differences. */
export const team = (change: Partial<Team> = {}): Team => ({
  id: "t1",
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "America/Chicago",
  my_standings: [{ via: "self", roles: ["manager"], membership_id: "m1" }],
  seasons: [],
  counts: { players: 1, staff: 2, requests: 0 },
  is_resting: false,
  bars: [],
  archived_at: null,
  version: 3,
  ...change,
});

/** The team role of somebody who is not a manager. */
export const standing = (role: "coach" | "player" | "follower" | "guardian"): Team["my_standings"] =>
  role === "guardian"
    ? [{ via: "guardian", roles: ["player"], membership_id: "m3", child_id: "c1", child_first_name: "Sam" }]
    : [{ via: "self", roles: [role], membership_id: "m1" }];

const line = (id: string, change: Partial<RosterLine>): RosterLine => ({
  id,
  membership_id: id,
  kind: "adult",
  shown_name: "Robin Reyes",
  number: null,
  roles: ["manager"],
  is_mine: false,
  version: 1,
  ...change,
});

export const adult = (change: Partial<RosterLine> = {}) =>
  line("m2", {
    user_id: "u2",
    shown_name: "Kim Cole",
    drip_name: "kim",
    avatar: null,
    roles: ["coach"],
    ...change,
  });

export const player = (change: Partial<RosterLine> = {}) =>
  line("m3", {
    kind: "child",
    child_id: "c1",
    shown_name: "Sam R.",
    number: "7",
    roles: ["player"],
    guardians: [{ user_id: "u5", name: "Alex Reyes", drip_name: "alex", avatar: null }],
    may_be_photographed: false,
    ...change,
  });

export const spot = (change: Partial<RosterLine> = {}) =>
  line("m4", { kind: "spot", shown_name: "Ada K.", roles: ["player"], invited: 1, ...change });

export const oneself = (change: Partial<RosterLine> = {}) =>
  line("m1", { user_id: "u1", drip_name: "robin_23", avatar: null, is_mine: true, ...change });

export const request = (id: string, change: Partial<RequestLine> = {}): RequestLine => ({
  id,
  request_id: id,
  name: "Sam R.",
  is_child: true,
  from: { user_id: "u5", name: "Alex Reyes", drip_name: "alex", avatar: null },
  roles: ["player"],
  created_at: "2026-11-21T17:05:00.000Z",
  may_go_with_all: true,
  questions: [],
  similar_membership_id: null,
  ...change,
});

export const invitation = (change: Partial<Invitation> = {}): Invitation => ({
  id: "i1",
  kind: "team",
  roles: ["player"],
  link: "https://drip.example/app/join#token",
  code: "K7QM4XTD",
  uses: 3,
  max_uses: 40,
  expires_at: "2026-12-05T17:05:00.000Z",
  email_address: null,
  state: "open",
  created_at: "2026-11-21T17:05:00.000Z",
  ...change,
});

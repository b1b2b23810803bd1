import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  findInvitationFault,
  hasCode,
  type InvitationKind,
  type InvitationRequest,
  lifeOf,
  needsApproval,
  stateOf,
  usualInvitation,
} from "../../../domain/invitation/invitation";
import type { MemberRole } from "../../../domain/team/roles";

const test = suite("invitation");
const address = "robin@example.com";
const kinds: InvitationKind[] = ["team", "spot", "guardian", "follower"];
const roles: MemberRole[] = ["player", "coach", "manager", "follower"];

const request = (kind: InvitationKind, change: Partial<InvitationRequest> = {}): InvitationRequest => ({
  ...usualInvitation(kind, change),
  ...change,
});
const fault = (kind: InvitationKind, change: Partial<InvitationRequest> = {}) =>
  findInvitationFault(request(kind, change));

test("each kind of invitation is valid as long as the design's table says", () => {
  assert.equal(lifeOf("team", ["player"]), { usual: 14, longest: 90 });
  assert.equal(lifeOf("team", ["follower"]), { usual: 14, longest: 90 });
  assert.equal(lifeOf("team", ["player", "coach"]), { usual: 14, longest: 14 });
  assert.equal(lifeOf("team", ["manager"]), { usual: 14, longest: 14 });
  assert.equal(lifeOf("spot"), { usual: 30, longest: 30 });
  assert.equal(lifeOf("guardian"), { usual: 7, longest: 7 });
  assert.equal(lifeOf("follower"), { usual: 14, longest: 14 });
});

test("a shared link has 40 uses by default and at most 100; all others have one", () => {
  for (const role of ["player", "follower"] as const) {
    assert.is(request("team", { roles: [role] }).maxUses, 40);
    assert.is(fault("team", { roles: [role], maxUses: 100 }), null);
    assert.is(fault("team", { roles: [role], maxUses: 101 }), "uses");
    assert.is(fault("team", { roles: [role], emailAddress: address, maxUses: 2 }), "uses");
  }
  for (const maxUses of [0, -1, 1.5, Number.NaN])
    assert.is(fault("team", { roles: ["player"], maxUses }), "uses");
  for (const kind of ["guardian", "follower"] as const) assert.is(fault(kind, { maxUses: 2 }), "uses");
});

test("coaches, managers and spots are invited by address, never by link", () => {
  for (const staff of [["coach"], ["manager"], ["coach", "manager"], ["player", "coach"]] as MemberRole[][]) {
    assert.is(fault("team", { roles: staff }), "needs_address");
    assert.is(fault("team", { roles: staff, emailAddress: address }), null);
  }
  assert.equal([fault("spot"), fault("spot", { emailAddress: address })], ["needs_address", null]);
  for (const kind of ["guardian", "follower"] as const)
    assert.equal([fault(kind), fault(kind, { emailAddress: address })], [null, null]);
});

test("only a team's invitation has roles, each once; a follower has no other", () => {
  for (const kind of ["spot", "guardian", "follower"] as const)
    assert.is(fault(kind, { roles: ["player"], emailAddress: address }), "roles");
  for (const mixed of [
    [],
    ["player", "player"],
    ["coach", "coach"],
    ["player", "follower"],
    ["coach", "follower"],
  ])
    assert.is(fault("team", { roles: mixed as MemberRole[], emailAddress: address }), "roles", mixed.join());
});

test("property: no invitation lives longer than its kind", () => {
  assert.equal(
    [fault("team", { roles: ["player"], days: 90 }), fault("team", { roles: ["player"], days: 91 })],
    [null, "days"],
  );
  assert.is(fault("team", { roles: ["coach"], emailAddress: address, days: 15 }), "days");
  assert.is(fault("guardian", { days: 8 }), "days");
  assert.is(fault("follower", { days: 15 }), "days");
  assert.is(fault("spot", { emailAddress: address, days: 31 }), "days");
  assert.is(fault("spot", { emailAddress: address, days: 0 }), "days");
});

const anyRequest = fc.record<InvitationRequest>({
  kind: fc.constantFrom(...kinds),
  roles: fc.subarray(roles),
  emailAddress: fc.constantFrom(null, address),
  maxUses: fc.integer({ min: -1, max: 120 }),
  days: fc.integer({ min: -1, max: 100 }),
});

/** The check constraints of the table `invitation`, copied from its SQL. */
function isKept({ kind, roles: given, emailAddress, maxUses, days }: InvitationRequest) {
  const isForFamilies = given.length === 1 && (given[0] === "player" || given[0] === "follower");
  const longest = { guardian: 7, follower: 14, spot: 30, team: 90 }[kind];
  return (
    (kind === "team" ? given.length > 0 : given.length === 0) &&
    (kind !== "spot" || emailAddress !== null) &&
    maxUses >= 1 &&
    maxUses <= 100 &&
    (maxUses === 1 || (kind === "team" && isForFamilies && emailAddress === null)) &&
    (kind !== "team" || isForFamilies || emailAddress !== null) &&
    days <= longest
  );
}

test("property: a valid invitation satisfies the database's constraints, needs approval without an address, and has a code only with several uses", () => {
  fc.assert(
    fc.property(anyRequest, (each) => {
      if (findInvitationFault(each) !== null) return;
      assert.ok(isKept(each));
      assert.is(needsApproval(each), each.emailAddress === null);
      if (hasCode(each)) assert.ok(each.maxUses > 1 && needsApproval(each));
    }),
    { numRuns: 2_000 },
  );
});

test("a shared link has a code; a personal link and a mail have none", () => {
  const codes = [
    request("team", { roles: ["player"] }),
    request("team", { roles: ["player"], maxUses: 1 }),
    request("team", { roles: ["player"], emailAddress: address }),
    request("guardian"),
  ];
  assert.equal(codes.map(hasCode), [true, false, false, false]);
});

test("an invitation is withdrawn, used up, expired or open, in that order", () => {
  const usual = { isWithdrawn: false, uses: 0, maxUses: 2, expiresAt: 1_000 };
  assert.is(stateOf(usual, 999), "open");
  assert.is(stateOf(usual, 1_000), "expired");
  assert.is(stateOf({ ...usual, uses: 1 }, 999), "open");
  assert.is(stateOf({ ...usual, uses: 2 }, 1_000), "used");
  assert.is(stateOf({ ...usual, uses: 2, isWithdrawn: true }, 1_000), "withdrawn");
});

test.run();
